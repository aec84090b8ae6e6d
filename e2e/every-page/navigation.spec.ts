import type { Page } from '@playwright/test';

import { content } from '@/content/content';
import { headings } from '@/content/headings';
import { labels } from '@/content/labels';

import { changeFile } from '../support/changed-page';
import { waitUntilFirstViewReady } from '../support/island';
import { boxOf } from '../support/present';
import { expect, test } from '../support/test';
import { followMenuLink, menuLink, pagePath, scrollPageTo, scrollTop, visit } from '../support/visit';

const isChromium = ({ browserName }: { browserName: string }) => browserName === 'chromium';

/** Records the scroll positions of the page in all frames, each position once, and how it is faded in. */
const recordStart = (page: Page) =>
  page.addInitScript(() => {
    const places: number[] = [];
    window.recorded = { ...window.recorded, places };
    requestAnimationFrame(function record() {
      const place = Math.round(scrollY);
      if (places.at(-1) !== place) places.push(place);
      requestAnimationFrame(record);
    });
    addEventListener('pagereveal', (event) => {
      const { viewTransition } = event as unknown as { viewTransition: { ready: Promise<void> } | null };
      const record = (fade: string) => (window.recorded = { ...window.recorded, fade });
      if (!viewTransition) record('none');
      void viewTransition?.ready.then(() => {
        const ends = document
          .getAnimations()
          .map(({ effect }) => effect as KeyframeEffect)
          .filter(({ pseudoElement }) => pseudoElement?.startsWith('::view-transition'))
          .map((effect) => Number(effect.getComputedTiming().endTime));
        record(`${Math.max(0, ...ends)} ms`);
      });
    });
  });
const recorded = (page: Page) => page.evaluate(() => window.recorded!);

test('links, Back and Forward lead to the top of their page, without a jump and with a short fade; a reload keeps the position', async ({
  page,
  browserName,
}) => {
  const routerData: string[] = [];
  page.on('request', (request) => {
    if (/\.txt|_rsc=/.test(request.url())) routerData.push(request.url());
  });
  const expectTop = async (heading: string) => {
    await waitUntilFirstViewReady(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    expect(await scrollTop(page)).toBe(0);
    expect((await recorded(page)).places).toEqual([0]);
  };
  const expectFade = async (fade: string) => {
    if (isChromium({ browserName })) await expect.poll(async () => (await recorded(page)).fade).toBe(fade);
  };
  await recordStart(page);
  await visit(page, '/about');
  await scrollPageTo(page, 1200);
  await followMenuLink(page, '/gallery');
  await expectFade('160 ms');
  await expectTop(headings.gallery.title);
  await expect(page).toHaveURL(new RegExp(`${pagePath('/gallery')}$`));
  await expect(menuLink(page, '/gallery')).toHaveAttribute('aria-current', 'page');
  await expect(menuLink(page, '/about')).not.toHaveAttribute('aria-current');
  await scrollPageTo(page, 1600);
  await page.goBack();
  await expectTop(content.about.hero.title);
  await page.goForward();
  await expectTop(headings.gallery.title);
  expect(routerData, 'data for a client router').toEqual([]);

  await page.goBack();
  await waitUntilFirstViewReady(page);
  await scrollPageTo(page, 1200);
  await page.reload();
  await waitUntilFirstViewReady(page);
  await expect.poll(() => scrollTop(page)).toBe(1200);

  await page.getByRole('button', { name: labels.pauseMotion }).click();
  await followMenuLink(page, '/gallery');
  await expectFade('0 ms');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await followMenuLink(page, '/about');
  await expectFade('none');
});

test('Back to a page that was left further down shows that page, and its links work', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/about');
  await page.getByRole('link', { name: labels.skipToContent }).press('Enter');
  await expect(page).toHaveURL(/#content$/);
  await followMenuLink(page, '/gallery');
  await page.goBack();
  await waitUntilFirstViewReady(page);
  await expect(page).toHaveURL(new RegExp(`${pagePath('/about')}#content$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.about.hero.title);
  await followMenuLink(page, '/gallery');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a second link tapped while the first is loading is the one that is followed', async ({ page }) => {
    // A prefetched page would load at once.
    await changeFile(page, pagePath('/contact'), (html) =>
      html.replace(/<script type="speculationrules">.*?<\/script>/, ''),
    );
    let hasRequested = false;
    await page.route('**/gallery', () => {
      // This page never loads.
      hasRequested = true;
    });
    await visit(page, '/contact');
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

test('a page is prefetched only when its link is hovered, and following the link then needs no request', async ({
  page,
  browserName,
}) => {
  test.skip(!isChromium({ browserName }), 'only Chromium reads speculation rules');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/about');
  const requested: string[] = [];
  page.on('request', (request) => {
    const purpose = request.headers()['sec-purpose'];
    if (purpose) requested.push(`${purpose} ${new URL(request.url()).pathname}`);
  });
  await menuLink(page, '/gallery').hover();
  await expect.poll(() => requested).toEqual([`prefetch ${pagePath('/gallery')}`]);
  await followMenuLink(page, '/gallery');
  const delivery = await page.evaluate(
    () => (performance.getEntriesByType('navigation')[0] as unknown as { deliveryType: string }).deliveryType,
  );
  expect(delivery).toBe('navigational-prefetch');
});
