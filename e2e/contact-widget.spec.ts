import type { Page } from '@playwright/test';

import { labels } from '@/content/labels';
import { site } from '@/content/site';

import { overlap } from './support/layout';
import { stopClock, controlClock } from './support/rotation';
import { addRules, ONLY_WHAT_IS_SEEN } from './support/style';
import { expect, test } from './support/test';
import { visit } from './support/visit';

const widget = (page: Page) => page.getByRole('navigation', { name: labels.floatingContact });

/**
 * The widths on both sides of each breakpoint in the styles of the hero, the search and the buttons, and the narrowest
 * and the widest. In between, the parts only come nearer to each other or move apart.
 */
const widths = [320, 390, 430, 575, 576, 767, 768, 991, 992, 1023, 1024, 1440, 1920];
const heights = [480, 559, 560, 639, 640, 844, 1200];

test('on the first screen, the buttons cover no part of the search in any window', async ({ sharedPage }) => {
  const page = await sharedPage('/');
  await addRules(page, ONLY_WHAT_IS_SEEN);
  const covered: string[] = [];
  for (const width of widths)
    for (const height of heights) {
      await page.setViewportSize({ width, height });
      const { buttons, parts } = await page.evaluate(() => ({
        buttons: [...document.querySelectorAll('.contact-widget a')].map((link) =>
          link.getBoundingClientRect(),
        ),
        parts: [...document.querySelectorAll('[role=search] :is(select, input, button)')].map((part) => ({
          name: part.id || part.textContent,
          box: part.getBoundingClientRect(),
        })),
      }));
      const found = parts
        .filter(({ box }) => buttons.some((button) => overlap(button, box)))
        .map(({ name }) => name);
      if (found.length > 0) covered.push(`${width} x ${height}: ${found.join(', ')}`);
    }
  expect(covered).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 } });

  /** Whether the buttons are in the window, after all movement. */
  const isThere = (page: Page) =>
    widget(page).evaluate((element) => {
      element.getAnimations().forEach((run) => run instanceof CSSTransition && run.finish());
      return element.getBoundingClientRect().top < innerHeight;
    });
  const scroll = (page: Page, by: number) =>
    page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), by);

  test('the buttons hide while the page is scrolled down, and return', async ({ page }) => {
    await controlClock(page);
    await visit(page, '/about');
    const place = await widget(page).boundingBox();
    await stopClock(page);
    for (const { what, bringBack } of [
      { what: 'while it is scrolled up', bringBack: () => scroll(page, -100) },
      { what: 'after two seconds at rest', bringBack: () => page.clock.runFor(2000) },
      { what: 'with the focus', bringBack: () => widget(page).getByRole('link').first().focus() },
    ]) {
      await scroll(page, 300);
      await expect.poll(() => isThere(page), `before: ${what}`).toBe(false);
      await bringBack();
      await expect.poll(() => isThere(page), what).toBe(true);
    }
    expect(await widget(page).boundingBox()).toEqual(place);
  });

  test('under reduced motion they do so at once', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await controlClock(page);
    await visit(page, '/about');
    // On a busy device, the two seconds at rest could be over before the check.
    await stopClock(page);
    await scroll(page, 300);
    await expect(widget(page)).toHaveAttribute('data-aside');
    expect(
      await widget(page).evaluate((element) =>
        element.getAnimations().some((run) => run instanceof CSSTransition),
      ),
    ).toBe(false);
    await expect(widget(page)).not.toBeInViewport();
  });
});

test('in a wide window the buttons stay, because they cover nothing', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, '/about');
  const place = await widget(page).boundingBox();
  await page.evaluate(() => window.scrollBy({ top: 600, behavior: 'instant' }));
  await expect(widget(page)).toHaveAttribute('data-aside');
  expect(await widget(page).boundingBox()).toEqual(place);
});

for (const width of [390, 1280]) {
  test(`the contact widget has its position, colours and layer at ${width} px`, async ({ sharedPage }) => {
    const page = await sharedPage('/about', { width, height: 800 });
    const box = (await widget(page).boundingBox())!;
    const visibleWidth = await page.evaluate(() => document.documentElement.clientWidth);
    expect(visibleWidth - (box.x + box.width)).toBeCloseTo(20, 0);
    expect(800 - (box.y + box.height)).toBeCloseTo(20, 0);
    await expect(widget(page)).toHaveCSS('z-index', '1000');
    await expect(widget(page)).toHaveCSS('position', 'fixed');

    const links = widget(page).getByRole('link');
    await expect(links).toHaveCount(3);
    const boxes = await Promise.all((await links.all()).map(async (link) => (await link.boundingBox())!));
    for (const [index, later] of boxes.slice(1).entries()) {
      const earlier = boxes[index]!;
      const gap = Math.max(later.x - earlier.x - earlier.width, later.y - earlier.y - earlier.height);
      expect(gap).toBeCloseTo(15, 0);
    }
    for (const link of await links.all()) await expect(link).toHaveCSS('padding', '14px');

    const hues = await links.evaluateAll((list) =>
      list.map((link) => {
        const [red = 0, green = 0, blue = 0] = getComputedStyle(link)
          .backgroundColor.match(/\d+/g)!
          .map(Number);
        const most = Math.max(red, green, blue);
        return most === green ? 'green' : most === blue ? 'blue' : 'red';
      }),
    );
    expect(hues).toEqual(['green', 'blue', 'red']);
  });
}

test('the contact widget links to chat, phone and mail, and pulses every two seconds without reduced motion', async ({
  page,
}) => {
  await visit(page, '/about');
  const links = widget(page).getByRole('link');
  const addresses = await links.evaluateAll((list) => list.map((link) => link.getAttribute('href')!));
  expect(addresses[0]).toMatch(/^https:\/\/wa\.me\/\d+\?text=./);
  expect(addresses.slice(1)).toEqual([`tel:${site.phone.e164}`, `mailto:${site.email}`]);
  const periods = () =>
    links.evaluateAll((list) =>
      list.map((link) => link.getAnimations().map((run) => run.effect?.getTiming())),
    );
  for (const [timing] of await periods())
    expect(timing).toMatchObject({ duration: 2000, iterations: Infinity });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(periods).toEqual([[], [], []]);
});
