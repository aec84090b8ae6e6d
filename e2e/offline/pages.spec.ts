import { content } from '@/content/content';
import { hotels } from '@/content/hotels';
import { labels } from '@/content/labels';
import { site } from '@/content/site';
import { telLink } from '@/lib/links';

import {
  acceptMessage,
  fillIn,
  form,
  hideAutomation,
  message,
  pressSend,
  SERVICE_URL,
  typedValues,
} from '../support/contact';
import { expect, routes } from '../support/test';
import { menuLink, pagePath, UNKNOWN_ADDRESS } from '../support/visit';

import { allPages, offlineBanner, pages, test } from './test';

/** Runs in a page: the files that it names, apart from pictures, and whether each can be loaded. */
async function loadNamedFiles(): Promise<(readonly [name: string, isThere: boolean])[]> {
  const names = [...document.querySelectorAll('[src], link[href], use, image, a[href]')].flatMap(
    (element) => element.getAttribute('src') ?? element.getAttribute('href') ?? [],
  );
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const inStyles = rules.flatMap(({ cssText }) =>
    [...cssText.matchAll(/url\("([^"#][^"]*)/g)].map(([, name]) => name!),
  );
  const inScripts = [...document.scripts].flatMap(({ text }) => text.match(/\/_next\/static\/[^"]+/g) ?? []);
  const addresses = [...names, ...inStyles, ...inScripts]
    .map((name) => new URL(name, document.baseURI))
    .filter(({ origin, pathname }) => origin === location.origin && /\.\w+$/.test(pathname))
    .filter(({ pathname }) => !pathname.includes('/pictures/'));
  const isThere = async ({ pathname }: URL) => {
    const response = await fetch(pathname, { cache: 'no-store' }).catch(() => undefined);
    return [pathname, response?.ok === true] as const;
  };
  return Promise.all(addresses.map(isThere));
}

test('after one visit all pages open offline, marked as copies, with every file that they name apart from pictures', async ({
  proxyServer,
  page,
}) => {
  await proxyServer.install(pages.home);
  await expect(offlineBanner(page)).toBeHidden();
  const today = new Date().toLocaleDateString(site.language, { dateStyle: 'long' });
  proxyServer.goOffline();
  const requested = new Set<string>();
  const missing = new Set<string>();
  for (const path of [...routes, UNKNOWN_ADDRESS]) {
    await proxyServer.open(path);
    if (allPages.includes(path)) {
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
    for (const [name, isThere] of await page.evaluate(loadNamedFiles))
      (isThere ? requested : missing).add(name);
  }
  expect([...missing]).toEqual([]);
  for (const ending of ['js', 'woff2', 'svg', 'vcf', 'webmanifest', 'ico'])
    expect([...requested].join(' ')).toMatch(new RegExp(`\\.${ending}\\b`));
  // A script that a page loads once more comes from its copy, too.
  const script = [...requested].find((name) => name.endsWith('.js'))!;
  expect(await page.evaluate(async (address) => (await fetch(address)).status, `${script}?1`)).toBe(200);

  // The last of them is an unknown address: it has all phone numbers, and shows the page once online.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.offline.title);
  await expect(offlineBanner(page)).toBeHidden();
  const main = page.getByRole('main');
  for (const { phone } of [site, ...hotels])
    await expect(main.locator(`a[href="${telLink(phone.e164)}"]`)).toBeVisible();
  await expect(menuLink(page, '/about', 'main')).toBeVisible();
  proxyServer.goOnline();
  await page.getByRole('button', { name: content.offline.tryAgain }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(content.offline.title);
});

test('a connection that hangs for three seconds, or a server error, shows the copy; an unknown address its own response', async ({
  proxyServer,
  page,
}) => {
  await proxyServer.install(pages.home);
  proxyServer.outcomeOf = (path) => (path === pagePath(pages.about) ? 'hangs' : 'responds');
  const start = Date.now();
  await proxyServer.open(pages.about);
  // The page appeared, so the request timed out. How much later than three seconds depends on the machine.
  expect((Date.now() - start) / 1000).toBeGreaterThanOrEqual(3);
  await expect(offlineBanner(page)).toBeVisible();

  proxyServer.goOnline();
  await proxyServer.open(pages.about);
  await expect(offlineBanner(page)).toBeHidden();

  proxyServer.outcomeOf = (path) => (path === pagePath(pages.about) ? 503 : 'responds');
  await proxyServer.open(pages.about);
  await expect(offlineBanner(page)).toBeVisible();
  const response = await page.goto(proxyServer.url + pagePath(UNKNOWN_ADDRESS));
  expect(response?.status()).toBe(404);
  await expect(offlineBanner(page)).toBeHidden();
});

test.describe('the contact form', () => {
  test.use({ allowedConsole: [/Failed to load resource|Contact form: not sent/] });

  test('offline, a press on Send is one request, nothing is lost on the way to other pages, and nothing is sent later', async ({
    context,
    proxyServer,
    page,
  }) => {
    await hideAutomation(page);
    await proxyServer.install(pages.home);
    proxyServer.goOffline();
    await context.setOffline(true);
    let requests = 0;
    page.on('request', (request) => (requests += request.url() === SERVICE_URL ? 1 : 0));
    await proxyServer.open(pages.contact);
    await fillIn(page, message);
    for (const presses of [1, 2]) {
      const failed = page.waitForEvent('console', (entry) =>
        entry.text().includes('not sent (0 Network Error)'),
      );
      await pressSend(page);
      await failed;
      expect(requests).toBe(presses);
      expect(await typedValues(page)).toEqual(message);
    }
    await expect(
      page
        .getByRole('main')
        .locator(`a[href="${telLink(site.phone.e164)}"]`)
        .first(),
    ).toBeVisible();
    await proxyServer.open(pages.about);
    await proxyServer.open(pages.contact);
    expect(await typedValues(page)).toEqual(message);

    await context.route(SERVICE_URL, acceptMessage);
    proxyServer.goOnline();
    await context.setOffline(false);
    await proxyServer.open(pages.contact);
    expect(await typedValues(page)).toEqual(message);
    expect(requests).toBe(2);
    await pressSend(page);
    await expect(form(page).getByRole('alert')).toHaveText(labels.messageSent);
    expect(requests).toBe(3);
  });
});
