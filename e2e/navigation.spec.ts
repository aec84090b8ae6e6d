import type { Locator, Page } from '@playwright/test';

import { hotels } from '@/content/hotels';
import { site } from '@/content/site';

import { expect, test } from './support/test';
import { at, scrollTop, skipLoader, visit, waitUntilReady } from './support/visit';

const stay = `stay-${hotels[2]!.id}`;
const menuLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

/** Marks the document; the mark is gone after a full load. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSameDocument: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isSameDocument' in window);

test('a link changes the page without a reload, at the top, with focus on the content', async ({ page }) => {
  await visit(page, '/');
  await mark(page);
  await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }));
  await menuLink(page, 'About').click();
  await expect(page).toHaveTitle(`${site.name} - About`);
  await expect(page).toHaveURL(new RegExp(`${at('/about')}$`));
  expect(await isMarked(page)).toBe(true);
  expect(await scrollTop(page)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(menuLink(page, 'About')).toHaveAttribute('aria-current', 'page');
});

test('Back and Forward land at the top, too', async ({ page }) => {
  await visit(page, '/about');
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
  await menuLink(page, 'Gallery').click();
  await expect(page).toHaveTitle(`${site.name} - Gallery`);
  await page.evaluate(() => window.scrollTo({ top: 1600, behavior: 'instant' }));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gallery');
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test('a page come back to is whole again, whichever way it was first shown', async ({ page }) => {
  const words = () =>
    page.getByRole('main').evaluate((main: HTMLElement) => main.innerText.replace(/\s+/g, ' '));
  const pictures = () => page.getByRole('main').locator('img').count();
  for (const [first, link] of [
    ['/about', 'Facilities'],
    ['/Facilities', 'About'],
  ] as const) {
    await visit(page, first);
    await mark(page);
    const before = { words: await words(), pictures: await pictures() };
    await menuLink(page, link).click();
    await expect(page).toHaveTitle(`${site.name} - ${link}`);
    expect(await words()).not.toBe(before.words);
    await page.goBack();
    await expect(page).not.toHaveTitle(`${site.name} - ${link}`);
    expect(await isMarked(page)).toBe(true);
    await expect.poll(async () => (await words()).length).toBeGreaterThan(before.words.length * 0.9);
    expect(await pictures()).toBe(before.pictures);
  }
});

/** The texts and scripts of other pages that a page asks for from now on. */
function recordPageFetches(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(txt|js)$/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

for (const [sign, give] of Object.entries({
  'a pointer over the link': (link: Locator) => link.hover(),
  'the focus of the keyboard': async (link: Locator) => {
    await link.page().keyboard.press('Tab');
    await link.focus();
  },
})) {
  test(`what a page needs is fetched with ${sign}, and not on sight`, async ({ page }) => {
    await visit(page, '/about');
    const asked = recordPageFetches(page);
    const link = menuLink(page, 'Gallery');
    await expect(link).toBeVisible();
    // Longer than anything that waits for the page to come to rest.
    await page.waitForTimeout(1500);
    expect(asked).toEqual([]);
    await give(link);
    await expect.poll(() => asked.some((file) => file.startsWith(at('/gallery')))).toBe(true);
    await expect.poll(() => asked.some((file) => file.endsWith('.js'))).toBe(true);
    await expect(page).toHaveTitle(`${site.name} - About`);
  });
}

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test("a tap fetches the page's script beside its text, and both only once", async ({ page }) => {
    await visit(page, '/about');
    const asked = recordPageFetches(page);
    let handOver = () => {};
    const isHandedOver = new Promise<void>((resolve) => (handOver = resolve));
    await page.route('**/gallery.txt*', async (route) => {
      await isHandedOver;
      await route.fallback();
    });

    await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery', exact: true }).tap();

    const scripts = () => asked.filter((file) => file.endsWith('.js'));
    const texts = () => asked.filter((file) => file.endsWith('.txt'));
    await expect.poll(() => [scripts().length, texts().length]).toEqual([1, 1]);
    handOver();
    await expect(page).toHaveTitle(`${site.name} - Gallery`);
    expect([scripts().length, texts().length]).toEqual([1, 1]);
  });
});

/** What the page shows in every frame from now on. */
async function recordFrames(page: Page) {
  await page.evaluate(() => {
    const frames: { title: string; hasRest: boolean; footer: number }[] = [];
    const shifts: number[] = [];
    Object.assign(window, { frames, shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift' });
    const record = () => {
      frames.push({
        title: document.querySelector('h1')?.textContent ?? '',
        hasRest: document.querySelectorAll('main h2').length > 0,
        footer: document.querySelector('.site-footer')!.getBoundingClientRect().top / innerHeight,
      });
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
  });
  return () =>
    page.evaluate(() => {
      const { frames, shifts } = window as unknown as {
        frames: { title: string; hasRest: boolean; footer: number }[];
        shifts: number[];
      };
      return { frames, shifts };
    });
}

test('a link shows the first screen first; the rest follows below it, and nothing moves', async ({
  page,
}) => {
  await visit(page, '/contact');
  const recorded = await recordFrames(page);

  await menuLink(page, 'Facilities').click();
  await expect(page.getByRole('main').locator('h2').last()).toBeAttached();
  await waitUntilReady(page);

  const { frames, shifts } = await recorded();
  const arrived = frames.filter(({ title }) => title === 'Facilities');
  expect(arrived[0]!.hasRest).toBe(false);
  expect(arrived.at(-1)!.hasRest).toBe(true);
  expect(Math.min(...arrived.map(({ footer }) => footer))).toBeGreaterThanOrEqual(1);
  expect(shifts).toEqual([]);
});

async function delayScripts(page: Page) {
  await page.route(/\.js$/, async (route) => {
    await page.waitForTimeout(700);
    await route.fallback();
  });
}

/** The blocks of a page that the browser leaves out until they come near. */
const leftOut = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main *, footer')].filter(
        (element) => getComputedStyle(element).contentVisibility === 'auto',
      ).length,
  );

test('what is below the screen is laid out after what is on it, and then for good', async ({ page }) => {
  await delayScripts(page);
  await page.goto(at('/'));
  expect(await leftOut(page)).toBeGreaterThan(10);
  await waitUntilReady(page);
  expect(await leftOut(page)).toBe(0);
  await page.unrouteAll({ behavior: 'wait' });

  await menuLink(page, 'Gallery').click();
  await expect(page.getByRole('main').locator('h2').last()).toBeAttached();
  await waitUntilReady(page);
  expect(await leftOut(page)).toBe(0);
});

test('an address with a place in the page is laid out whole at once', async ({ page }) => {
  await delayScripts(page);
  await page.goto(`${at('/contact')}#${stay}`);
  expect(await leftOut(page)).toBe(0);
  await waitUntilReady(page);
  await expect(page.locator(`#${stay}`)).toBeInViewport();
  await page.unrouteAll({ behavior: 'wait' });
});

test('a link to the page it stands on goes to its top', async ({ page }) => {
  await visit(page, '/about');
  await mark(page);
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
  await menuLink(page, 'About').click();
  await expect.poll(() => scrollTop(page)).toBe(0);
  expect(await isMarked(page)).toBe(true);
});

test('a link to the page it stands on takes the focus along', async ({ page }) => {
  await visit(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

for (const [way, lead] of Object.entries({
  'by a link of another page': async (page: Page) => {
    await visit(page, '/');
    await page.locator(`a[href$="#${stay}"]`).press('Enter');
  },
  'by its address': async (page: Page) => page.goto(`${at('/contact')}#${stay}`),
})) {
  test(`2.4.3 a hotel's facts are unfolded ${way}, and Tab goes on from there`, async ({ page }) => {
    await lead(page);
    const facts = page.locator(`#${stay}`);
    await expect(facts).toBeVisible();
    await expect(facts).toBeInViewport();
    const name = page.locator('details', { has: facts }).locator('summary');
    await expect(name).toBeInViewport();
    await page.keyboard.press('Tab');
    const isNear = await page.evaluate(
      (id) => !!document.activeElement?.closest('ul')?.querySelector(`#${id}`),
      stay,
    );
    expect(isNear).toBe(true);
  });
}

test('a link in the drawn map changes the page without a reload', async ({ page }) => {
  await visit(page, '/contact');
  await mark(page);
  const link = page.locator(`svg a[href$="#hotel-${hotels[2]!.id}"]`);
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(`#hotel-${hotels[2]!.id}`)).toBeInViewport();
  expect(await isMarked(page)).toBe(true);
});

test('the change of page is announced', async ({ page }) => {
  await visit(page, '/');
  await menuLink(page, 'Contact').click();
  await expect(page).toHaveTitle(`${site.name} - Contact`);
  const announced = () =>
    page.evaluate(
      () =>
        document.querySelector('next-route-announcer')?.shadowRoot?.querySelector('[aria-live]')?.textContent,
    );
  // The title, or the heading where that is there first.
  await expect.poll(announced).toMatch(/Contact/);
});

test.describe('the loader', () => {
  // Hidden too: the machine may be slower than the two seconds.
  const loader = (page: Page) =>
    page.getByRole('status', { includeHidden: true }).filter({ hasText: 'Loading' });

  test('covers a full load for 2000 ms, by the style sheet alone', async ({ page }) => {
    await page.goto(at('/about'), { waitUntil: 'commit' });
    await expect(loader(page)).toBeVisible();
    const timing = await loader(page).evaluate((element) =>
      element.getAnimations().map(({ effect }) => {
        const { delay, duration } = effect!.getComputedTiming();
        return { delay, duration };
      }),
    );
    expect(timing).toEqual([{ delay: 2000, duration: 0 }]);
    const shownAt = await loader(page).evaluate((element) => Number(element.getAnimations()[0]!.startTime));
    await page.waitForFunction(
      () => getComputedStyle(document.querySelector('.loader')!).visibility === 'hidden',
    );
    const goneAt = await page.evaluate(() => Number(document.timeline.currentTime));
    expect(goneAt - shownAt).toBeGreaterThanOrEqual(1990);
    expect(goneAt - shownAt).toBeLessThan(3500);
  });

  test('covers nothing that is in the page: the text is there beneath it', async ({ page }) => {
    await page.goto(at('/about'), { waitUntil: 'commit' });
    await expect(loader(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('takes no focus', async ({ page }) => {
    await page.goto(at('/about'), { waitUntil: 'commit' });
    await expect(loader(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  });

  test('comes with a page seen for the first time, and not with one already seen', async ({ page }) => {
    await visit(page, '/');
    await menuLink(page, 'About').click();
    await expect(page).toHaveTitle(`${site.name} - About`);
    await expect(loader(page)).toBeVisible();
    await skipLoader(page);
    await expect(loader(page)).toBeHidden();
    await menuLink(page, 'Home').click();
    await expect(page).toHaveTitle(`${site.name} - Home`);
    await expect(loader(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveTitle(`${site.name} - About`);
    await expect(loader(page)).toHaveCount(0);
  });

  test('has a spinner that stands still under reduced motion', async ({ page }) => {
    const turning = () =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter((run) => run instanceof CSSAnimation && run.animationName === 'spin').length,
      );
    await page.goto(at('/about'), { waitUntil: 'commit' });
    await expect.poll(turning).toBe(1);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload({ waitUntil: 'commit' });
    await expect(loader(page)).toBeVisible();
    expect(await turning()).toBe(0);
  });
});
