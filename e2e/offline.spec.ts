import type { Locator, Page } from '@playwright/test';

import { OTHER_BUILDS, PICTURES } from '@/components/offline/limits';
import { hotels } from '@/content/hotels';
import { labels } from '@/content/labels';
import { offline } from '@/content/offline';
import { pages as register } from '@/content/pages';
import { privacy } from '@/content/privacy';
import { site } from '@/content/site';
import { telLink } from '@/lib/format';

import { accept, hideAutomation, fillIn, form, message, SERVICE, submit, typed } from './support/contact';
import { selfDestroyingWorker, startFrontServer, type FrontServer } from './support/front-server';
import { waitUntilFirstViewReady } from './support/island';
import { expect, routes, test as base } from './support/test';
import { at, letTimePass, menuLink, skipLoader, still } from './support/visit';

/** The addresses of the pages, by their names. */
const pages = Object.fromEntries(Object.entries(register).map(([name, { path }]) => [name, path])) as Record<
  keyof typeof register,
  string
>;

/**
 * Tests the service worker in each state of the connection in docs/offline.md. Every test has its own server, and
 * controls its connection and deployments. The browser's cache works as for visitors.
 */
interface Front extends FrontServer {
  /** Opens a page and waits until it is hydrated. */
  open: (path: string, on?: Page) => Promise<void>;
  /** Opens a page and waits until the service worker controls it and has stored everything. */
  install: (path: string) => Promise<void>;
}

const test = base.extend<{ front: Front }>({
  front: async ({ page }, use) => {
    const server = await startFrontServer();
    const open = async (path: string, on = page) => {
      await on.goto(server.url + at(path));
      await waitUntilFirstViewReady(on);
      await skipLoader(on);
    };
    const install = async (path: string) => {
      await open(path);
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
        while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50));
      });
    };
    await use(Object.assign(server, { open, install }));
    await server.close();
  },
});
test.use({ ...still, serviceWorkers: 'allow', allowedConsole: [/Failed to load resource/] });
test.skip(
  ({ browserName }) => browserName !== 'chromium',
  'only Chromium shows its service workers to tests',
);

const allPages = Object.values(pages);
const bannerText = labels.offlineNotice.split('{day}')[0]!.trim();

const firstPicture = (page: Page) => page.locator('img[fetchpriority=high]');
/** The width of a picture's file; 0 until it has loaded. */
const widthOf = (picture: Locator) => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
const offlineBanner = (page: Page) => page.getByText(bannerText);
/** How many service workers the page's site has. */
const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test('a script that a page loads once more comes from its copy', async ({ front, page }) => {
  await front.install(pages.home);
  front.goOffline();
  const statuses = await page.evaluate(() =>
    Promise.all(
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(async ({ name }) => (await fetch(`${name}?1`)).status),
    ),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('after one visit all pages open offline, complete and marked as copies', async ({ front, page }) => {
  await front.install(pages.home);
  await expect(offlineBanner(page)).toBeHidden();
  const today = new Date().toLocaleDateString(site.language, { dateStyle: 'long' });
  front.goOffline();
  for (const path of allPages) {
    await front.open(path);
    await expect(offlineBanner(page)).toBeVisible();
    await expect(offlineBanner(page)).toContainText(today);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Styles and fonts are loaded: the text has the site's own font and background.
    const look = await page.evaluate(async () => {
      await document.fonts.ready;
      const faces = [...document.fonts].filter(({ status }) => status === 'loaded').length;
      return { faces, ground: getComputedStyle(document.querySelector('footer')!).backgroundColor };
    });
    expect(look.faces, `fonts on ${path}`).toBeGreaterThanOrEqual(2);
    expect(look.ground, `footer on ${path}`).not.toBe('rgba(0, 0, 0, 0)');
  }
});

test('offline, every file that a stored page names is there, apart from pictures', async ({
  front,
  page,
}) => {
  await front.install(pages.home);
  front.goOffline();
  const asked = new Set<string>();
  const missing = new Set<string>();
  for (const path of [...routes, '/no-such-page']) {
    await front.open(path);
    const files = await page.evaluate(async () => {
      const names = [...document.querySelectorAll('[src], link[href], use, image, a[href]')].flatMap(
        (element) => element.getAttribute('src') ?? element.getAttribute('href') ?? [],
      );
      const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
      const inStyles = rules.flatMap(({ cssText }) =>
        [...cssText.matchAll(/url\("([^"#][^"]*)/g)].map(([, name]) => name!),
      );
      const inScripts = [...document.scripts].flatMap(
        ({ text }) => text.match(/\/_next\/static\/[^"]+/g) ?? [],
      );
      const addresses = [...names, ...inStyles, ...inScripts]
        .map((name) => new URL(name, document.baseURI))
        .filter(({ origin, pathname }) => origin === location.origin && /\.\w+$/.test(pathname))
        .filter(({ pathname }) => !pathname.includes('/pictures/'));
      const isThere = async ({ pathname }: URL) => {
        const answer = await fetch(pathname, { cache: 'no-store' }).catch(() => undefined);
        return [pathname, answer?.ok === true] as const;
      };
      return Promise.all(addresses.map(isThere));
    });
    for (const [name, isThere] of files) (isThere ? asked : missing).add(name);
  }
  expect([...missing]).toEqual([]);
  for (const ending of ['js', 'woff2', 'svg', 'vcf', 'webmanifest', 'ico'])
    expect([...asked].join(' ')).toMatch(new RegExp(`\\.${ending}\\b`));
});

test('seen pictures are stored, others show their alt text and load when online', async ({
  context,
  front,
  page,
}) => {
  await front.install(pages.about);
  const seen = firstPicture(page);
  await expect.poll(() => widthOf(seen)).toBeGreaterThan(0);
  await expect.poll(() => storedTypes(page, '.avif')).not.toEqual([]);
  // Clear the browser's cache, so that only the worker's cache is left.
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.clearBrowserCache');
  front.goOffline();
  await front.open(pages.about);
  await expect.poll(() => widthOf(seen)).toBeGreaterThan(0);

  await front.open(pages.gallery);
  const missing = page.locator('.gallery-tile .picture[data-missing]').first();
  await missing.scrollIntoViewIfNeeded();
  const words = await missing.getByRole('img', { includeHidden: true }).getAttribute('alt');
  expect(words).not.toBe('');
  const written = () => missing.evaluate((element) => getComputedStyle(element, '::before').content);
  await expect.poll(written).toContain(words!);

  const image = await missing.locator('img').elementHandle();
  front.goOnline();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect
    .poll(() => image!.evaluate((each) => (each as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  expect(await image!.evaluate((each) => each.closest('[data-missing]'))).toBeNull();
});

test('a picture not seen for the time in the notice is deleted at the next visit', async ({
  front,
  page,
}) => {
  expect(privacy.stored.map(({ what, until }) => what + until).join()).toMatch(
    new RegExp(`${OTHER_BUILDS.days} days.*${PICTURES.maxEntries} pictures.*${PICTURES.days} days`),
  );
  await front.install(pages.about);
  await expect.poll(() => storedTypes(page, '.avif')).not.toEqual([]);
  await changeTimes(page, -(PICTURES.days * 24 + 1) * 3600_000);
  // Of no pictures of this kind.
  await front.open('/offline');
  await expect.poll(() => storedTypes(page, '.avif')).toEqual([]);
});

test('a stored time later than now becomes now, because the clock was corrected since', async ({
  front,
  page,
}) => {
  await front.install(pages.about);
  await expect.poll(() => storedTypes(page, '.avif')).not.toEqual([]);
  expect(await changeTimes(page, 24 * 3600_000)).not.toEqual([]);
  // Of no pictures of this kind.
  await front.open('/offline');
  await expect.poll(async () => (await changeTimes(page, 0)).every((time) => time <= Date.now())).toBe(true);
});

/** Adds milliseconds to the time at which each picture was last shown. Returns the times from before. */
const changeTimes = (page: Page, ms: number) =>
  page.evaluate((difference) => {
    const opening = indexedDB.open('workbox-expiration');
    return new Promise<number[]>((done) => {
      opening.onsuccess = () => {
        const times: number[] = [];
        const change = opening.result.transaction('cache-entries', 'readwrite');
        change.objectStore('cache-entries').openCursor().onsuccess = ({ target }) => {
          const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result;
          if (!cursor) return;
          const { timestamp } = cursor.value as { timestamp: number };
          times.push(timestamp);
          cursor.update({ ...cursor.value, timestamp: timestamp + difference });
          cursor.continue();
        };
        change.oncomplete = () => done(times);
      };
    });
  }, ms);

test('an unknown address shows all phone numbers offline, and the page once online', async ({
  front,
  page,
}) => {
  await front.install(pages.home);
  front.goOffline();
  await front.open('/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(offline.title);
  await expect(offlineBanner(page)).toBeHidden();
  const main = page.getByRole('main');
  for (const { phone } of [site, ...hotels]) {
    await expect(main.locator(`a[href="${telLink(phone.e164)}"]`)).toBeVisible();
  }
  await menuLink(page, '/about', 'main').click();
  await expect(offlineBanner(page)).toBeVisible();

  await front.open('/no-such-page');
  front.goOnline();
  await page.getByRole('button', { name: offline.tryAgain }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(offline.title);
});

test('a hanging connection times out after three seconds, and not before', async ({ front, page }) => {
  await front.install(pages.home);
  front.outcomeOf = (path) => (path === at(pages.about) ? 'hangs' : 'answered');
  const start = Date.now();
  await front.open(pages.about);
  // The page appeared, so the request timed out. How much later than three seconds depends on the machine.
  expect((Date.now() - start) / 1000).toBeGreaterThanOrEqual(3);
  await expect(offlineBanner(page)).toBeVisible();

  front.goOnline();
  await front.open(pages.about);
  await expect(offlineBanner(page)).toBeHidden();
});

test('a server error shows the copy; at an unknown address, the server’s response', async ({
  front,
  page,
}) => {
  await front.install(pages.home);
  front.outcomeOf = (path) => (path === at(pages.about) ? 503 : 'answered');
  await front.open(pages.about);
  await expect(offlineBanner(page)).toBeVisible();
  const answer = await page.goto(front.url + at('/no-such-page'));
  expect(answer?.status()).toBe(404);
  await expect(offlineBanner(page)).toBeHidden();
});

test('two builds: the next load shows the new one, and an old page keeps its files', async ({
  context,
  front,
  page,
}) => {
  await front.install(pages.home);
  const old = await context.newPage();
  await front.open(pages.about, old);
  const script = await islandScript(old);

  const words: [string, string] = [offline.title, 'A new build of this page'];
  front.deploy({ words, renamed: [script, `new-${script}`] });
  await page.goto(front.url + at('/offline'));
  await expect(page.getByRole('heading', { level: 1 }), 'at the next load').toHaveText(words[1]);

  // The new worker controls the pages when it has stored everything. The page that was already open requests a file that
  // no longer exists.
  await expect.poll(() => isPrecached(page, `new-${script}`)).toBe(true);
  await expect.poll(() => isPrecached(page, script)).toBe(false);
  expect((await fetch(`${front.url}${at('/_next/static/islands/')}${script}`)).status).toBe(404);
  // The browser's cache could contain it too, so it is cleared.
  await (await context.newCDPSession(old)).send('Network.clearBrowserCache');
  const status = await old.evaluate(
    async (address) => (await fetch(address)).status,
    `${front.url}${at('/_next/static/islands/')}${script}`,
  );
  expect(status, 'the file of the build before').toBe(200);

  front.goOffline();
  await front.open('/no-such-page');
  await expect(page.getByRole('heading', { level: 1 }), 'the copy is of the new build').toHaveText(words[1]);
  await front.open(pages.about);
  // The text of the banner begins like the title that the new build changed.
  await expect(page.locator('[data-copy-day]')).toBeVisible();
});

test('a half-finished deployment leaves the copy of the old build complete', async ({ front, page }) => {
  await front.install(pages.home);
  const script = await islandScript(page);
  front.deploy({ words: [offline.title, 'Half a build'], renamed: [script, `new-${script}`] });
  front.outcomeOf = (path) => (path.endsWith(`/new-${script}`) ? 404 : 'answered');
  const asked = () =>
    front.requests.some((each) => each.isBackground && each.path.endsWith(`/new-${script}`));
  await page.goto(front.url + at('/licences.txt'));
  await expect.poll(asked).toBe(true);
  // The installation of the new worker fails. The missing file can be a script that this page needs.
  await page.goto(front.url + at(pages.about));
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing === null),
    )
    .toBe(true);
  front.goOffline();
  for (const path of allPages) {
    await front.open(path);
    await expect(offlineBanner(page)).toBeVisible();
  }
  await front.open('/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(offline.title);
});

test('during a deployment, a page of the old build is not stored among the files of the new one', async ({
  front,
  page,
}) => {
  front.deploy({ stale: at(pages.about) });
  await front.open(pages.gallery);
  await expect
    .poll(() => front.requests.some((each) => each.isBackground && each.path === at(pages.about)))
    .toBe(true);
  // The installation failed, and there was no earlier worker.
  await expect.poll(() => registrations(page)).toBe(0);

  front.deploy({});
  await front.install(pages.gallery);
});

test('a build with SITE_OFFLINE=off removes the worker and everything stored', async ({ front, page }) => {
  await front.install(pages.home);
  front.deploy({ worker: selfDestroyingWorker() });
  await front.open(pages.about);
  await expect.poll(() => registrations(page)).toBe(0);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('with full storage the site works as without a worker', async ({ context, front, page }) => {
  const cdp = await context.newCDPSession(page);
  await page.goto(front.url + at('/licences.txt'));
  await cdp.send('Storage.overrideQuotaForOrigin', { origin: front.url, quotaSize: 20_000 });
  await front.open(pages.home);
  await expect.poll(() => front.requests.some(({ path }) => path === at('/sw.js'))).toBe(true);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return !registration?.installing && !registration?.active;
      }),
    )
    .toBe(true);
  await front.open(pages.gallery);
  await expect(offlineBanner(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('with data saving nothing is prefetched, and pictures further down use their narrowest file', async ({
  context,
  front,
  page,
}) => {
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  await front.open(pages.home);
  expect(
    await page.evaluate(
      () => (navigator as Navigator & { connection?: { saveData: boolean } }).connection?.saveData,
    ),
  ).toBe(true);
  // Without data saving, hovering a link prefetches its page.
  await page
    .locator(`a[href="${at(pages.about)}"]:visible`)
    .first()
    .hover();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await letTimePass(page, 1000);
  const unasked = [at('/sw.js'), at(pages.about)];
  expect(front.requests.filter(({ path }) => unasked.includes(path))).toEqual([]);
  expect(await registrations(page)).toBe(0);

  await front.open(pages.facilities);
  // So far down that the browser does not load it before the scripts run. Two while one tab fades into the next.
  const last = page.getByRole('tabpanel').getByRole('img').first();
  await last.scrollIntoViewIfNeeded();
  const chosen = () => last.evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect.poll(chosen).toMatch(/-360\.avif$/);
  await cdp.send('Emulation.setDataSaverOverride', { dataSaverEnabled: false });
  await front.open(pages.facilities);
  await last.scrollIntoViewIfNeeded();
  await expect.poll(chosen).toMatch(/\.avif$/);
  expect(await chosen()).not.toMatch(/-360\.avif$/);
});

test('a first visit fetches little in the background, after the page and one file at a time', async ({
  front,
}) => {
  await front.install(pages.about);
  const loaded = front.requests.findIndex(({ path }) => path === at('/sw.js'));
  const background = front.requests.filter(({ isBackground }) => isBackground);
  expect(background.length).toBeGreaterThanOrEqual(allPages.length);
  expect(front.requests.slice(0, loaded).filter(({ isBackground }) => isBackground)).toEqual([]);
  const bytes = background.reduce((sum, each) => sum + each.bytes, 0);
  // About was opened first, so this includes React. Shared files are 135 KB. Each hotel adds to four of the pages.
  expect(bytes).toBeLessThanOrEqual(135_000 + 18_000 * allPages.length + 9_500 * hotels.length);
  expect(front.mostAtOnce).toBe(1);
});

/** The file name of the script with the islands. */
async function islandScript(page: Page): Promise<string> {
  return /\/(islands-[0-9a-f]+\.js)/.exec(await page.content())![1]!;
}

interface StoredFile {
  cache: string;
  path: string;
  type: string;
}

/** The files in Cache Storage, after those with `replaced` in their address became the page of another site. */
function storedFiles(page: Page, replaced?: string): Promise<StoredFile[]> {
  return page.evaluate(async (part) => {
    const files: StoredFile[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const headers = { 'content-type': 'text/html' };
        if (part && request.url.includes(part))
          await cache.put(request, new Response('<h1>Portal</h1>', { headers }));
        const type = (await cache.match(request))?.headers.get('content-type') ?? '';
        files.push({ cache: name, path: new URL(request.url).pathname, type });
      }
    }
    return files;
  }, replaced);
}

/** The content types of stored files whose address has this ending. */
const storedTypes = async (page: Page, ending: string) =>
  (await storedFiles(page)).flatMap(({ path, type }) => (path.endsWith(ending) ? type : []));

const isPrecached = async (page: Page, name: string) =>
  (await storedFiles(page)).some(
    ({ cache, path }) => cache.startsWith('workbox-precache') && path.endsWith(`/${name}`),
  );

test('a page returned instead of a picture, cached for a year, is not stored; the next load has the picture', async ({
  front,
  page,
}) => {
  await front.install(pages.home);
  front.outcomeOf = (path) => (path.includes('/pictures/') ? 'portal' : 'answered');
  await front.open(pages.about);
  await expect(page.locator('img[fetchpriority=high]').locator('..')).toHaveAttribute('data-missing');
  front.goOnline();
  await front.open(pages.about);
  await expect.poll(() => widthOf(firstPicture(page))).toBeGreaterThan(0);
  await expect.poll(() => storedTypes(page, '.avif')).not.toEqual([]);
  expect((await storedTypes(page, '.avif')).filter((type) => type !== 'image/avif')).toEqual([]);
});

test('wrong files that are already stored are replaced', async ({ context, front, page }) => {
  await front.install(pages.about);
  await front.open(pages.about);
  const script = await islandScript(page);
  await expect.poll(() => storedTypes(page, '.avif')).not.toEqual([]);
  for (const part of ['/pictures/', script, '.woff2']) {
    const replaced = (await storedFiles(page, part)).filter(({ path }) => path.includes(part));
    expect(replaced.length, part).toBeGreaterThan(0);
  }
  await front.open(pages.about);
  await expect.poll(() => widthOf(firstPicture(page))).toBeGreaterThan(0);
  for (const [ending, type] of [
    [script, /javascript/],
    ['.woff2', /font/],
  ] as const) {
    const areRight = async () => (await storedTypes(page, ending)).every((each) => type.test(each));
    await expect.poll(areRight, { message: ending }).toBe(true);
  }
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  front.goOffline();
  await front.open(pages.about);
  await expect(offlineBanner(page)).toBeVisible();
});

test('the page of a captive portal is shown and never stored, with and without a redirect', async ({
  front,
  page,
}) => {
  await front.install(pages.home);
  for (const outcome of ['portal', { redirect: '/portal' }] as const) {
    front.outcomeOf = (path) => (path === '/portal' ? 'portal' : outcome);
    await page.goto(front.url + at(pages.about));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Buy an hour');
    front.goOffline();
    await front.open(pages.about);
    await expect(offlineBanner(page)).toBeVisible();
  }
});

for (const [kind, what, outcome] of [
  ['script', 'a portal', 'portal'],
  ['page', 'the home page of the site, as on some hosts,', { redirect: at(pages.home) }],
] as const)
  test(`nothing is stored while ${what} is the response for a ${kind}`, async ({ front, page, request }) => {
    const html = await (await request.get(at(pages.contact))).text();
    const wrong =
      kind === 'page' ? at(pages.contact) : /\/_next\/static\/islands\/islands-[\w.-]+?\.js/.exec(html)![0];
    front.outcomeOf = (path) => (path.endsWith(wrong) ? outcome : 'answered');
    // A page without scripts: it requests neither the worker nor that file.
    await page.goto(front.url + at('/licences.txt'));
    await page.evaluate((address) => void navigator.serviceWorker.register(address), at('/sw.js'));
    await expect.poll(() => front.requests.some(({ path }) => path.endsWith(wrong))).toBe(true);
    await expect.poll(() => registrations(page)).toBe(0);
  });

test('copies are stored again after the caches were cleared', async ({ front, page }) => {
  await front.install(pages.home);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  const stored = () =>
    page.evaluate(async () => (await caches.match('/', { ignoreSearch: true })) !== undefined);
  expect(await stored()).toBe(false);
  const before = front.requests.length;
  await front.open(pages.about);
  const count = async () =>
    (await storedFiles(page)).filter(({ cache }) => cache.startsWith('workbox-precache')).length;
  const all = await page.evaluate(
    async () => (await (await fetch('sw.js')).text()).match(/\{url:"/g)!.length,
  );
  await expect.poll(count).toBe(all);
  expect(front.requests.length).toBeGreaterThan(before);
  front.goOffline();
  for (const path of allPages) {
    await front.open(path);
    await expect(offlineBanner(page)).toBeVisible();
  }
});

test('offline, the form keeps the text, tells what happens next, and shows other ways', async ({
  context,
  front,
  page,
}) => {
  await hideAutomation(page);
  await front.install(pages.home);
  front.goOffline();
  await context.setOffline(true);
  await front.open(pages.contact);
  await fillIn(page, message);
  // The same links are always next to the form.
  const ways = page.getByRole('main').getByRole('status').first();
  await expect(ways.getByText(labels.offlineForm)).toBeVisible();
  await expect(ways.locator(`a[href="${telLink(site.phone.e164)}"]`).first()).toBeVisible();
  await expect(ways.getByRole('link', { name: labels.chat })).toBeVisible();
  await submit(page);
  await expect(ways.getByText(labels.messageWaiting)).toBeVisible();
  expect(await typed(page)).toEqual(message);
  // Also after another page, or when the phone has discarded this one.
  await front.open(pages.about);
  await front.open(pages.contact);
  await expect(ways.getByText(labels.messageWaiting)).toBeVisible();
  expect(await typed(page)).toEqual(message);

  const sent = page.waitForRequest(SERVICE);
  await context.route(SERVICE, accept);
  front.goOnline();
  await context.setOffline(false);
  await sent;
  await expect(form(page).getByRole('alert')).toHaveText(labels.messageSent);
  await expect(ways.getByText(labels.offlineForm)).toBeHidden();
});
