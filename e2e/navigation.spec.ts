import type { Page } from '@playwright/test';

import { about } from '@/content/about';
import { hotels } from '@/content/hotels';
import { labels } from '@/content/labels';
import { headings } from '@/content/pages';

import { changeFile } from './support/changed-page';
import { waitUntilFirstViewReady } from './support/island';
import { origin, settings } from './support/settings';
import { expect, test } from './support/test';
import { pagePath, bringIntoView, followMenuLink, menuLink, scrollTop, visit } from './support/visit';

const stay = `stay-${hotels.at(-1)!.id}`;
const footerLink = (page: Page, path: string) => menuLink(page, path, 'contentinfo');
const scrollDown = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

/** Goes back or forward as with the browser's button, and waits until that page is hydrated. */
async function step(page: Page, way: 'back' | 'forward'): Promise<void> {
  await (way === 'back' ? page.goBack() : page.goForward());
  await waitUntilFirstViewReady(page);
}

test('a link loads its page at the top, with its title, and no data for a client router', async ({
  page,
}) => {
  const routerData: string[] = [];
  page.on('request', (request) => {
    if (/\.txt|_rsc=/.test(request.url())) routerData.push(request.url());
  });
  await visit(page, '/');
  await scrollDown(page, 2000);
  await followMenuLink(page, '/about');
  await expect(page).toHaveURL(new RegExp(`${pagePath('/about')}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.hero.title);
  await expect(menuLink(page, '/about')).toHaveAttribute('aria-current', 'page');
  await expect(menuLink(page, '/')).not.toHaveAttribute('aria-current');
  expect(await scrollTop(page)).toBe(0);
  await waitUntilFirstViewReady(page);
  expect(routerData).toEqual([]);
});

test.describe('the scroll position', () => {
  /** The scroll positions of the page in all frames, from the first one on, each position once. */
  const recordFrames = (page: Page) =>
    page.addInitScript(() => {
      const places: number[] = [];
      Object.assign(window, { places });
      requestAnimationFrame(function record() {
        const place = Math.round(scrollY);
        if (places.at(-1) !== place) places.push(place);
        requestAnimationFrame(record);
      });
    });
  const places = (page: Page) => page.evaluate(() => (window as unknown as { places: number[] }).places);

  test('Back and Forward show the top, without a jump', async ({ page }) => {
    await recordFrames(page);
    await visit(page, '/about');
    await scrollDown(page, 1200);
    await followMenuLink(page, '/gallery');
    await waitUntilFirstViewReady(page);
    await scrollDown(page, 1600);
    for (const [way, heading] of [
      ['back', about.hero.title],
      ['forward', headings.gallery.title],
    ] as const) {
      await step(page, way);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      expect(await scrollTop(page)).toBe(0);
      expect(await places(page)).toEqual([0]);
    }
  });

  test('a reload keeps the position, also after Back', async ({ page }) => {
    await visit(page, '/about');
    await followMenuLink(page, '/gallery');
    await step(page, 'back');
    await scrollDown(page, 1200);
    await page.reload();
    await waitUntilFirstViewReady(page);
    await expect.poll(() => scrollTop(page)).toBe(1200);
  });

  test('Back to a page that was left further down shows that page, and its links work', async ({ page }) => {
    await visit(page, '/about');
    await page.getByRole('link', { name: labels.skipToContent }).press('Enter');
    await expect(page).toHaveURL(/#content$/);
    await followMenuLink(page, '/gallery');

    await step(page, 'back');

    await expect(page).toHaveURL(new RegExp(`${pagePath('/about')}#content$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.hero.title);
    await menuLink(page, '/gallery').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings.gallery.title);
  });

  for (const [way, lead] of Object.entries({
    'by a link of another page': async (page: Page) => {
      await visit(page, '/');
      await page.locator(`a[href$="#${stay}"]`).press('Enter');
    },
    'by its address': async (page: Page) => page.goto(`${pagePath('/contact')}#${stay}`),
  })) {
    test(`2.4.3 a hotel's facts are unfolded ${way}, and Tab goes on from there`, async ({ page }) => {
      await lead(page);
      const facts = page.locator(`#${stay}`);
      await expect(facts).toBeVisible();
      await expect(facts).toBeInViewport();
      const name = page.locator('details', { has: facts }).locator('summary').first();
      await expect(name).toBeInViewport();
      await page.keyboard.press('Tab');
      const isNear = await page.evaluate(
        (id) => !!document.activeElement?.closest('ul')?.querySelector(`#${id}`),
        stay,
      );
      expect(isNear).toBe(true);
    });
  }
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a second link tapped while the first is loading is the one that is followed', async ({ page }) => {
    // A prefetched page would load at once.
    await changeFile(page, pagePath('/'), (html) =>
      html.replace(/<script type="speculationrules">.*?<\/script>/, ''),
    );
    let hasRequested = false;
    await page.route('**/gallery', () => {
      // This page never loads.
      hasRequested = true;
    });
    await visit(page, '/');
    await bringIntoView(footerLink(page, '/about'));
    const [first, second] = await Promise.all(
      ['/gallery', '/about'].map(async (path) => (await footerLink(page, path).boundingBox())!),
    );
    // Touch events, because Playwright's tap on an element would wait for the page that is loading.
    const tap = (box: { x: number; y: number }) => page.touchscreen.tap(box.x + 8, box.y + 8);
    await tap(first!);
    await expect.poll(() => hasRequested).toBe(true);
    await tap(second!);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.hero.title);
    await expect(page).toHaveURL(new RegExp(`${pagePath('/about')}$`));
  });
});

test.describe('an address in an unusual form', () => {
  test('that has a file name shows the page About', async ({ page }) => {
    for (const form of ['/about.html', '/about/index.html']) {
      await visit(page, form);
      await expect(menuLink(page, '/about')).toHaveAttribute('aria-current', 'page');
    }
  });

  test.describe('on servers that respond with their 404 page', () => {
    test.use({ allowedConsole: [/404/], allowedFailures: [/status 404/] });

    test('/FACILITIES shows a page under the address that was typed', async ({ page }) => {
      await page.goto(origin + pagePath('/FACILITIES'));
      await waitUntilFirstViewReady(page);
      await expect(page).toHaveURL(origin + pagePath('/FACILITIES'));
    });

    test('two leading slashes redirect to the page with one', async ({ page }) => {
      test.skip(settings.basePath !== '', 'the slashes would be inside of the path');
      await page.goto(`${origin}//about`);
      await expect(page).toHaveURL(`${origin}/about`);
      await waitUntilFirstViewReady(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.hero.title);
    });
  });
});

test.describe('prefetching', () => {
  test.skip(({ browserName }) => browserName !== 'chromium', 'only Chromium reads speculation rules');

  /** The documents requested from now on, each with its purpose: 'prefetch /about'. */
  function recordDocuments(page: Page): string[] {
    const requested: string[] = [];
    page.on('request', (request) => {
      const purpose = request.headers()['sec-purpose'];
      if (purpose) requested.push(`${purpose} ${new URL(request.url()).pathname}`);
    });
    return requested;
  }

  test('a page is prefetched only when its link is hovered, and following the link then needs no request', async ({
    page,
  }) => {
    await visit(page, '/about');
    const requested = recordDocuments(page);
    await menuLink(page, '/gallery').hover();
    await expect.poll(() => requested).toEqual([`prefetch ${pagePath('/gallery')}`]);
    await followMenuLink(page, '/gallery');
    const delivery = await page.evaluate(
      () =>
        (performance.getEntriesByType('navigation')[0] as unknown as { deliveryType: string }).deliveryType,
    );
    expect(delivery).toBe('navigational-prefetch');
  });
});

test.describe('the fade from page to page', () => {
  test.skip(({ browserName }) => browserName !== 'chromium', 'only Chromium reports how a page is revealed');

  /** Records for each page whether it is faded in, and whether anything moves. */
  const recordReveal = (page: Page) =>
    page.addInitScript(() => {
      addEventListener('pagereveal', (event) => {
        const transition = (event as unknown as { viewTransition: { ready: Promise<void> } | null })
          .viewTransition;
        if (!transition) return Object.assign(window, { fade: 'none' });
        void transition.ready.then(() => {
          const moving = document
            .getAnimations()
            .filter(({ effect }) =>
              (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'),
            );
          const ends = moving.map(({ effect }) => Number(effect!.getComputedTiming().endTime));
          Object.assign(window, { fade: `${Math.max(0, ...ends)} ms` });
        });
      });
    });
  const fade = (page: Page) => page.evaluate(() => (window as unknown as { fade?: string }).fade);

  test('is short, does not move if motion is paused, and is off under reduced motion', async ({ page }) => {
    await recordReveal(page);
    await visit(page, '/');
    await followMenuLink(page, '/about');
    await expect.poll(() => fade(page)).toBe('160 ms');
    await page.getByRole('button', { name: labels.pauseMotion }).click();
    await followMenuLink(page, '/');
    await expect.poll(() => fade(page)).toBe('0 ms');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await followMenuLink(page, '/about');
    await expect.poll(() => fade(page)).toBe('none');
  });
});
