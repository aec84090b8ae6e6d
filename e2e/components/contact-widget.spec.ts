import type { Page } from '@playwright/test';

import { site } from '@/content/site';

import { contactWidget } from '../support/controls';
import { boxOf } from '../support/present';
import { controlClock, stopClock } from '../support/rotation';
import { addRules } from '../support/style';
import { expect, routes, test } from '../support/test';
import {
  allowUnknownAddress,
  bringIntoView,
  reducedMotion,
  scrollPageTo,
  UNKNOWN_ADDRESS,
  visit,
} from '../support/visit';

test.describe('on Home', () => {
  test.use({ ...reducedMotion, section: '.hero' });

  test('the buttons never come to rest over the button of the search', async ({ page }) => {
    await controlClock(page);
    await visit(page, '/');
    await stopClock(page);
    const button = page.getByRole('search').getByRole('button');
    for (const [width, height] of [
      [280, 653],
      [640, 360],
    ] as const) {
      await page.setViewportSize({ width, height });
      const top = (await boxOf(button)).y + (await page.evaluate(() => scrollY));
      for (let fromBottom = 0; fromBottom <= 140; fromBottom += 35) {
        await scrollPageTo(page, Math.max(0, top - height + fromBottom));
        await page.clock.fastForward(2500);
        const covered = await button.evaluate((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          return [0.1, 0.5, 0.9].filter((share) =>
            document
              .elementFromPoint(left + (right - left) * share, (top + bottom) / 2)
              ?.closest('.contact-widget'),
          );
        });
        expect(covered, `${width} x ${height}, ${fromBottom} px`).toEqual([]);
      }
    }
  });
});

/** The HTML of each low control, and of each word of a map, that the buttons cover at the top of the page. */
const underTheWidgetAtTop = (page: Page) =>
  page.evaluate(() => {
    const shares = [0.02, 0.25, 0.5, 0.75, 0.98];
    const found = [...document.querySelectorAll('.contact-widget a')]
      .filter((button) => button.checkVisibility({ visibilityProperty: true }))
      .map((button) => button.getBoundingClientRect())
      .flatMap(({ x, y, width, height }) =>
        shares.flatMap((across) =>
          shares.flatMap((down) => document.elementsFromPoint(x + width * across, y + height * down)),
        ),
      )
      .map((element) =>
        element.closest('a[href], button, label, input, select, textarea, summary, figcaption'),
      )
      // A picture of the gallery or a card can be pressed next to the buttons.
      .filter(
        (part) => part && !part.closest('.contact-widget') && part.getBoundingClientRect().height < 100,
      );
    return [...new Set(found)].map((part) => part!.outerHTML.slice(0, 100));
  });

/** The controls that are under the buttons when they are scrolled into view. */
async function underTheWidgetInView(page: Page): Promise<string[]> {
  // The buttons may appear at the first scroll only.
  await bringIntoView(page.getByRole('contentinfo'));
  await expect(contactWidget(page).getByRole('listitem').first()).toBeVisible();
  // While the page is scrolled down, the buttons move away. This keeps them in their place.
  await addRules(page, '.contact-widget { translate: none !important; }');
  return page.evaluate(() => {
    const found: string[] = [];
    const parts = document.querySelectorAll('a[href], button, input, select, textarea, summary');
    for (const part of parts) {
      if (part.closest('.contact-widget, [inert], [aria-hidden="true"]:has(input), body > a')) continue;
      if (!part.checkVisibility({ visibilityProperty: true })) continue;
      part.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { left, top, right, bottom } = part.getBoundingClientRect();
      // The middle of its visible part.
      const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
      const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
      if (document.elementFromPoint(x, y)?.closest('.contact-widget'))
        found.push(part.outerHTML.slice(0, 100));
    }
    return found;
  });
}

test.describe('over other controls', () => {
  test.use(allowUnknownAddress);

  for (const path of [...routes, UNKNOWN_ADDRESS])
    test(`2.4.11 on ${path}, no control of the first screen and none scrolled into view is under the contact buttons`, async ({
      sharedPage,
    }) => {
      // The lowest phone, and the lowest window with the layout of a desktop.
      for (const [width, height] of [
        [320, 480],
        [992, 700],
      ] as const) {
        const page = await sharedPage(path, { width, height });
        expect(await underTheWidgetAtTop(page), `${width} px`).toEqual([]);
        expect(await underTheWidgetInView(page), `${width} px`).toEqual([]);
      }
    });
});

test('the widget links to chat, phone and mail, pulses, hides while a phone scrolls down, and returns', async ({
  page,
}) => {
  await controlClock(page);
  await page.setViewportSize({ width: 390, height: 664 });
  await visit(page, '/about');
  const widget = contactWidget(page);
  const links = widget.getByRole('link');
  const addresses = await links.evaluateAll((list) => list.map((link) => link.getAttribute('href')!));
  expect(addresses[0]).toMatch(/^https:\/\/wa\.me\/\d+\?text=./);
  expect(addresses.slice(1)).toEqual([`tel:${site.phone.e164}`, `mailto:${site.email}`]);
  const periods = () =>
    links.evaluateAll((list) =>
      list.flatMap((link) => link.getAnimations().map((run) => run.effect?.getTiming().duration)),
    );
  expect(await periods()).toEqual([2000, 2000, 2000]);

  await stopClock(page);
  const place = await boxOf(widget);
  const scroll = (by: number) => page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), by);
  /** Whether the buttons are in the window, after all movement. */
  const isThere = () =>
    widget.evaluate((element) => {
      element.getAnimations().forEach((run) => run instanceof CSSTransition && run.finish());
      return element.getBoundingClientRect().top < innerHeight;
    });
  for (const [what, bringBack] of [
    ['while it is scrolled up', () => scroll(-100)],
    ['after two seconds at rest', () => page.clock.runFor(2000)],
    ['with the focus', () => links.first().focus()],
  ] as const) {
    await scroll(300);
    await expect.poll(isThere, `before: ${what}`).toBe(false);
    await bringBack();
    await expect.poll(isThere, what).toBe(true);
  }
  expect(await boxOf(widget)).toEqual(place);

  // Under reduced motion it hides at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(periods).toEqual([]);
  await links.first().blur();
  await scroll(300);
  await expect(widget).toHaveAttribute('data-hidden');
  expect(await widget.evaluate((element) => element.getAnimations())).toEqual([]);
  await expect(widget).not.toBeInViewport();

  // It covers nothing in a wide window, and stays.
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(widget).toBeInViewport({ ratio: 1 });
});

test('the widget has its position, colours and layer', async ({ sharedPage }) => {
  for (const width of [390, 1280]) {
    const page = await sharedPage('/about', { width, height: 800 });
    const widget = contactWidget(page);
    const box = await boxOf(widget);
    expect(width - (box.x + box.width)).toBeCloseTo(20, 0);
    expect(800 - (box.y + box.height)).toBeCloseTo(20, 0);
    await expect(widget).toHaveCSS('z-index', '1000');
    await expect(widget).toHaveCSS('position', 'fixed');
    const links = await widget.getByRole('link').evaluateAll((list) =>
      list.map((link) => {
        const { backgroundColor, padding } = getComputedStyle(link);
        const channels = backgroundColor.match(/\d+/g)!.slice(0, 3).map(Number);
        const { left, right, top, bottom } = link.getBoundingClientRect();
        const hue = ['red', 'green', 'blue'][channels.indexOf(Math.max(...channels))];
        return { hue, padding, left, right, top, bottom };
      }),
    );
    expect(links.map(({ hue }) => hue)).toEqual(['green', 'blue', 'red']);
    for (const [index, link] of links.entries()) {
      expect(link.padding).toBe('14px');
      const before = links[index - 1];
      if (before) expect(Math.max(link.left - before.right, link.top - before.bottom)).toBeCloseTo(15, 0);
    }
  }
});
