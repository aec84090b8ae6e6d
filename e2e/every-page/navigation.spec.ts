import type { Page } from '@playwright/test';

import { content } from '@/content/content';
import { labels } from '@/content/labels';

import { changeFile } from '../support/changed-page';
import { waitUntilFirstViewReady } from '../support/island';
import { boxOf } from '../support/present';
import { expect, test } from '../support/test';
import { followMenuLink, menuLink, pagePath, scrollPageTo, scrollTop, visit } from '../support/visit';

test('a link loads its page at the top, with its title, and no data for a client router', async ({
  page,
}) => {
  const routerData: string[] = [];
  page.on('request', (request) => {
    if (/\.txt|_rsc=/.test(request.url())) routerData.push(request.url());
  });
  await visit(page, '/');
  await scrollPageTo(page, 2000);
  await followMenuLink(page, '/about');
  await expect(page).toHaveURL(new RegExp(`${pagePath('/about')}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.about.hero.title);
  await expect(menuLink(page, '/about')).toHaveAttribute('aria-current', 'page');
  await expect(menuLink(page, '/')).not.toHaveAttribute('aria-current');
  expect(await scrollTop(page)).toBe(0);
  await waitUntilFirstViewReady(page);
  expect(routerData).toEqual([]);
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
    const [first, second] = await Promise.all(
      ['/gallery', '/about'].map((path) => boxOf(menuLink(page, path))),
    );
    // Touch events, because Playwright's tap on an element would wait for the page that is loading.
    const tap = (box: { x: number; y: number }) => page.touchscreen.tap(box.x + 8, box.y + 8);
    await tap(first!);
    await expect.poll(() => hasRequested).toBe(true);
    await tap(second!);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.about.hero.title);
    await expect(page).toHaveURL(new RegExp(`${pagePath('/about')}$`));
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
        if (!transition) {
          window.recorded = { ...window.recorded, fade: 'none' };
          return;
        }
        void transition.ready.then(() => {
          const moving = document
            .getAnimations()
            .filter(({ effect }) =>
              (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'),
            );
          const ends = moving.map(({ effect }) => Number(effect!.getComputedTiming().endTime));
          window.recorded = { ...window.recorded, fade: `${Math.max(0, ...ends)} ms` };
        });
      });
    });
  const fade = (page: Page) => page.evaluate(() => window.recorded?.fade);

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
