import type { Page } from '@playwright/test';

import { labels } from '@/content/labels';
import { site } from '@/content/site';

import { acceptMessage, fillIn, hideAutomation, message, pressSend, SERVICE_URL } from '../support/contact';
import { contactWidget } from '../support/controls';
import { overlap } from '../support/layout';
import { boxOf, entry } from '../support/present';
import { controlClock, stopClock } from '../support/rotation';
import { addRules, onlySection, ONLY_WHAT_IS_SEEN } from '../support/style';
import { expect, routes, test } from '../support/test';
import {
  allowUnknownAddress,
  bringIntoView,
  scrollPageTo,
  UNKNOWN_ADDRESS,
  visit,
  waitTwoFrames,
} from '../support/visit';

test('on the first screen, the buttons cover no part of the search in any window', async ({ sharedPage }) => {
  const page = await sharedPage('/');
  await addRules(page, onlySection('.hero'));
  const covered: string[] = [];
  // Both sides of each breakpoint in the styles of the hero, the search and the buttons. In between, the parts only come
  // nearer to each other or move apart. In lower windows the search is below the first screen.
  for (const width of [320, 575, 576, 767, 768, 991, 992, 1920])
    for (const height of [568, 640]) {
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

test('the buttons never come to rest over the button of the search', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await controlClock(page);
  await visit(page, '/');
  await stopClock(page);
  const button = page.getByRole('search').getByRole('button');
  for (const [width, height] of [
    [280, 653],
    [320, 480],
    [640, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    const { y } = await boxOf(button);
    const top = y + (await page.evaluate(() => scrollY));
    for (let fromBottom = 0; fromBottom <= 140; fromBottom += 35) {
      await scrollPageTo(page, Math.max(0, top - height + fromBottom));
      await page.clock.runFor(2500);
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

/** An element of this height can be pressed next to the buttons: a picture of the gallery, a card. */
const TALL_PX = 100;

/** The HTML of each control at the top of the page that the contact widget covers. */
async function underTheWidget(page: Page): Promise<string[]> {
  await scrollPageTo(page, 0);
  // The buttons react to scrolling one frame later.
  await waitTwoFrames(page);
  return page.evaluate((tall) => {
    const shares = [0.02, 0.25, 0.5, 0.75, 0.98];
    const found = [...document.querySelectorAll('.contact-widget a')]
      .filter((button) => button.checkVisibility({ visibilityProperty: true }))
      .map((button) => button.getBoundingClientRect())
      .flatMap(({ x, y, width, height }) =>
        shares.flatMap((across) =>
          shares.flatMap((down) => document.elementsFromPoint(x + width * across, y + height * down)),
        ),
      )
      .map((element) => element.closest('a[href], button, label, input, select, textarea, summary'))
      .filter((part) => part !== null)
      .filter((part) => !part.closest('.contact-widget') && part.getBoundingClientRect().height < tall);
    return [...new Set(found)].map((part) => part.outerHTML.slice(0, 100));
  }, TALL_PX);
}

/** The controls under the buttons at the top of the page, online and in an offline copy. */
async function underTheWidgetAtTop(page: Page): Promise<string[]> {
  const html = page.locator('html');
  const online = await underTheWidget(page);
  await html.evaluate((element) => element.toggleAttribute('data-offline-copy', true));
  const offline = await underTheWidget(page);
  await html.evaluate((element) => element.removeAttribute('data-offline-copy'));
  return [...online, ...offline.map((part) => `in an offline copy: ${part}`)];
}

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

/** The lowest phone, and the lowest window with the layout of a desktop. */
const fewWindows = [
  [320, 480],
  [992, 700],
] as const;

test.describe('over other controls', () => {
  test.use(allowUnknownAddress);

  for (const path of [...routes, UNKNOWN_ADDRESS]) {
    test(`2.4.11 on ${path}, no control of the first screen and none scrolled into view is under the contact buttons`, async ({
      sharedPage,
    }) => {
      test.setTimeout(120_000);
      for (const [width, height] of fewWindows) {
        const page = await sharedPage(path, { width, height });
        await addRules(page, ONLY_WHAT_IS_SEEN);
        expect(await underTheWidgetAtTop(page), `${width} px`).toEqual([]);
        // A fresh start: this removes the added rules.
        await sharedPage(path, { width, height });
        expect(await underTheWidgetInView(page), `${width} px`).toEqual([]);
      }
    });
  }
});

test('on Contact, no word of the map or of its caption is under the contact buttons', async ({
  sharedPage,
}) => {
  const covered: Record<string, string[]> = {};
  for (const [width, height] of fewWindows) {
    const page = await sharedPage('/contact', { width, height });
    const { buttons, parts } = await page.locator('figure').evaluate((figure) => ({
      buttons: [...document.querySelectorAll('.contact-widget a')].map((button) =>
        button.getBoundingClientRect(),
      ),
      parts: [...figure.querySelectorAll('text, figcaption')].map((part) => {
        const range = document.createRange();
        range.selectNodeContents(part);
        return { words: part.textContent, lines: [...range.getClientRects()] };
      }),
    }));
    const faults = parts
      .filter(({ lines }) => lines.some((line) => buttons.some((button) => overlap(line, button))))
      .map(({ words }) => words);
    if (faults.length > 0) covered[`${width} x ${height}`] = faults;
  }
  expect(covered).toEqual({});
});

test("the form's result is not under the widget", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 568 });
  await hideAutomation(page);
  await page.route(SERVICE_URL, acceptMessage);
  await visit(page, '/contact');
  await fillIn(page, message);
  await pressSend(page);
  const result = page.getByRole('alert').filter({ hasText: labels.messageSent });
  await expect(result).toBeInViewport({ ratio: 1 });
  const top = (await boxOf(contactWidget(page))).y;
  const { y, height } = await boxOf(result);
  expect(y + height).toBeLessThanOrEqual(top);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 } });

  /** Whether the buttons are in the window, after all movement. */
  const isThere = (page: Page) =>
    contactWidget(page).evaluate((element) => {
      element.getAnimations().forEach((run) => run instanceof CSSTransition && run.finish());
      return element.getBoundingClientRect().top < innerHeight;
    });
  const scroll = (page: Page, by: number) =>
    page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), by);

  test('the buttons hide while the page is scrolled down, and return', async ({ page }) => {
    await controlClock(page);
    await visit(page, '/about');
    const place = await contactWidget(page).boundingBox();
    await stopClock(page);
    for (const { what, bringBack } of [
      { what: 'while it is scrolled up', bringBack: () => scroll(page, -100) },
      { what: 'after two seconds at rest', bringBack: () => page.clock.runFor(2000) },
      { what: 'with the focus', bringBack: () => contactWidget(page).getByRole('link').first().focus() },
    ]) {
      await scroll(page, 300);
      await expect.poll(() => isThere(page), `before: ${what}`).toBe(false);
      await bringBack();
      await expect.poll(() => isThere(page), what).toBe(true);
    }
    expect(await contactWidget(page).boundingBox()).toEqual(place);
  });

  test('under reduced motion they do so at once', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await controlClock(page);
    await visit(page, '/about');
    // On a busy device, the two seconds at rest could be over before the check.
    await stopClock(page);
    await scroll(page, 300);
    await expect(contactWidget(page)).toHaveAttribute('data-hidden');
    expect(
      await contactWidget(page).evaluate((element) =>
        element.getAnimations().some((run) => run instanceof CSSTransition),
      ),
    ).toBe(false);
    await expect(contactWidget(page)).not.toBeInViewport();
  });
});

test('the contact widget has its position, colours and layer, and stays in a wide window', async ({
  sharedPage,
}) => {
  for (const width of [390, 1280]) {
    const page = await sharedPage('/about', { width, height: 800 });
    const box = await boxOf(contactWidget(page));
    const visibleWidth = await page.evaluate(() => document.documentElement.clientWidth);
    expect(visibleWidth - (box.x + box.width)).toBeCloseTo(20, 0);
    expect(800 - (box.y + box.height)).toBeCloseTo(20, 0);
    await expect(contactWidget(page)).toHaveCSS('z-index', '1000');
    await expect(contactWidget(page)).toHaveCSS('position', 'fixed');

    const links = contactWidget(page).getByRole('link');
    await expect(links).toHaveCount(3);
    const boxes = await Promise.all((await links.all()).map(boxOf));
    for (const [index, later] of boxes.slice(1).entries()) {
      const earlier = entry(boxes, index, 'box');
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

    if (width < 992) continue;
    // It covers nothing there.
    await scrollPageTo(page, 600);
    await expect(contactWidget(page)).toHaveAttribute('data-hidden');
    expect(await boxOf(contactWidget(page))).toEqual(box);
  }
});

test('the contact widget links to chat, phone and mail, and pulses every two seconds without reduced motion', async ({
  page,
}) => {
  await visit(page, '/about');
  const links = contactWidget(page).getByRole('link');
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
