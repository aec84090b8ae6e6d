import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

import { exploreFacilities, serviceTiles } from '@/content/explore';
import { featuredHotels, hotels } from '@/content/hotels';
import { labels } from '@/content/labels';
import { offers } from '@/content/offers';
import { headings } from '@/content/pages';
import { roomCarousel } from '@/content/rooms';

import { contactWidget, mapButton } from './support/controls';
import { finalTexts } from './support/counters';
import { pictureOf } from './support/pixels';
import { readyCarousel } from './support/rotation';
import { skipWithOtherContent } from './support/sample-content';
import { states } from './support/states';
import { expect, routes, test } from './support/test';
import { bringIntoView, letTimePass, menuLink, movePointerAway, matchLabel, visit } from './support/visit';

/** A screenshot of an element, the grey of its background, and the share of clearly different pixels. */
async function pixelsUnlikeBackground(
  element: Locator,
): Promise<{ share: number; background: number; bytes: Buffer }> {
  await bringIntoView(element);
  const { data, info } = await sharp(await pictureOf(element))
    .removeAlpha()
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const counts = new Map<number, number>();
  for (const value of data) counts.set(value, (counts.get(value) ?? 0) + 1);
  const background = [...counts].sort(([, a], [, b]) => b - a)[0]![0];
  const out = data.filter((value) => Math.abs(value - background) > 90).length;
  return { share: out / (info.width * info.height), background, bytes: data };
}

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(`with forced colours on a ${colorScheme} background`, () => {
    test.beforeEach(async ({ page }) =>
      page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' }),
    );

    test('1.4.11 icons, buttons, the widget, stars and the map’s names can be seen', async ({ page }) => {
      await visit(page, '/about');
      const parts = {
        brand: page.locator('.brand svg'),
        'a feature’s icon': page.getByRole('main').locator('li svg').first(),
        'the buttons of the widget': contactWidget(page).getByRole('link').first(),
        'a bar of progress': page.getByRole('progressbar').first().locator('svg'),
      };
      // What is further down is laid out a moment later.
      for (const [name, part] of Object.entries(parts))
        await expect
          .poll(async () => (await pixelsUnlikeBackground(part)).share, { message: name })
          .toBeGreaterThan(0.03);
      // The filled part and the rest of a bar look different: some pixels differ from the background, but not all.
      expect((await pixelsUnlikeBackground(parts['a bar of progress'])).share).toBeLessThan(0.999);

      await visit(page, '/Facilities');
      const stars = page.getByRole('img', { name: matchLabel(labels.rating) }).first();
      expect((await pixelsUnlikeBackground(stars)).share).toBeGreaterThan(0.1);
      await visit(page, '/contact');
      for (const { name, town } of hotels.slice(0, 4)) {
        const place = page.getByRole('link', { name: `${name}, ${town}` }).getByText(town);
        expect((await pixelsUnlikeBackground(place)).share, name).toBeGreaterThan(0.03);
      }
    });

    test('1.4.11 the icons on the pictures of Home can be seen', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await visit(page, '/');
      const carousel = await readyCarousel(page, labels.heroName);
      for (let slide = 0; slide < 2; slide++) {
        for (const icon of [page.locator('.brand'), ...(await carousel.getByRole('button').all())])
          expect((await pixelsUnlikeBackground(icon.locator('svg'))).background).toBe(
            colorScheme === 'dark' ? 0 : 255,
          );
        await carousel.getByRole('button').last().click();
      }
    });

    test('1.4.1 the current page, tab and slide look different', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await visit(page, '/');
      const lineBelow = (element: Locator) =>
        element.evaluate((node) => getComputedStyle(node).borderBottomColor);
      expect(await lineBelow(menuLink(page, '/'))).not.toBe(await lineBelow(menuLink(page, '/about')));
      const tabs = page.getByRole('tab');
      expect(await lineBelow(tabs.first())).not.toBe(await lineBelow(tabs.nth(1)));
      const carousel = await readyCarousel(page, headings.featuredHotels.title);
      const dots = carousel.getByRole('button', { name: matchLabel(labels.goToSlide) });
      await movePointerAway(page);
      const [chosen, other] = [
        await pixelsUnlikeBackground(dots.first()),
        await pixelsUnlikeBackground(dots.nth(1)),
      ];
      expect(chosen.share).toBeGreaterThan(other.share * 1.3);
    });

    test('2.4.7 links, buttons, fields and tiles have a focus ring', async ({ page }) => {
      await visit(page, '/contact');
      await page.keyboard.press('Tab');
      for (const target of [
        mapButton(page),
        page.locator('[name="from_name"]'),
        page.locator('summary').first(),
        contactWidget(page).getByRole('link').first(),
      ]) {
        await target.focus();
        const { style, width } = await target.evaluate((element) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(element);
          return { style: outlineStyle, width: parseFloat(outlineWidth) };
        });
        expect(style).not.toBe('none');
        expect(width).toBeGreaterThanOrEqual(2);
      }
    });
  });
}

test.describe('in print', () => {
  const print = (page: Page) => page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });

  for (const path of routes) {
    test(`${path} has dark text, none on a picture or in a narrow column, and nothing fixed`, async ({
      sharedPage,
    }) => {
      // A sheet of A4 between its margins.
      const page = await sharedPage(path, { width: 703, height: 1000 });
      await print(page);
      const faults = await page.evaluate(() => {
        const isSeen = (element: Element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        const boxOf = (part: Element | Range) => part.getBoundingClientRect();
        const pictures = [...document.querySelectorAll('main picture')].filter(isSeen).map(boxOf);
        const pale = [...document.body.querySelectorAll('p, h1, h2, h3, a, li, dt, dd, button')]
          .filter((element) => element.checkVisibility() && element.textContent?.trim())
          .filter((element) => {
            const [red = 0, green = 0, blue = 0] = getComputedStyle(element).color.match(/\d+/g)!.map(Number);
            return red + green + blue > 300;
          })
          .map((element) => `pale: ${element.textContent?.slice(0, 40)}`);
        const texts = document.querySelectorAll('main :is(h1, h2, h3, p, li, dd, dt, figcaption)');
        const misplaced = [...texts].filter(isSeen).flatMap((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          const { left, top, right, bottom, width, height } = boxOf(range);
          const isOver =
            !element.querySelector('img') &&
            pictures.some(
              (picture) =>
                Math.min(right, picture.right) - Math.max(left, picture.left) > 2 &&
                Math.min(bottom, picture.bottom) - Math.max(top, picture.top) > 2,
            );
          const isNarrow = width < 100 && height > 100;
          const words = element.textContent.slice(0, 40);
          return [...(isOver ? [`on a picture: ${words}`] : []), ...(isNarrow ? [`narrow: ${words}`] : [])];
        });
        const floating = [...document.body.querySelectorAll('*')]
          .filter((element) => element.checkVisibility())
          .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
          .map((element) => `floating: ${element.outerHTML.slice(0, 100)}`);
        return [...pale, ...misplaced, ...floating];
      });
      expect(faults).toEqual([]);
    });
  }

  test('the gallery prints as a page, whatever its preview shows', async ({ page }) => {
    await visit(page, '/gallery');
    await page.locator('main a img').first().click();
    const preview = page.getByRole('dialog');
    await expect(preview).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(preview).toBeHidden();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('visible');
  });

  test('Home prints every hotel, every tab and every offer with its code', async ({ sharedPage }) => {
    const page = await sharedPage('/');
    for (const name of [labels.heroName, headings.featuredHotels.title]) await readyCarousel(page, name);
    await print(page);
    const words = [
      ...exploreFacilities.map(({ description }) => description),
      ...featuredHotels.flatMap(({ rows }) => rows.map(({ text }) => text)),
      ...offers.flatMap(({ label, code }) => [label, code]),
    ];
    // The kind of the page that opens is part of the same line.
    const beginnings = roomCarousel.map(({ subtitle }) => subtitle);
    const unseen: string[] = [];
    for (const text of [...words, ...beginnings]) {
      const [place] = await page.getByText(text, { exact: words.includes(text) }).all();
      const isSeen = await place?.evaluate((element) => {
        const box = element.getBoundingClientRect();
        const isInside =
          box.width > 0 && box.left >= 0 && box.right <= document.documentElement.clientWidth + 1;
        return isInside && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      });
      if (!isSeen) unseen.push(text);
    }
    expect(unseen).toEqual([]);
  });

  test('Contact prints the details of every hotel', async ({ sharedPage, browserName }) => {
    test.skip(browserName !== 'chromium', 'Only some browsers can open details elements by CSS.');
    const page = await sharedPage('/contact');
    await print(page);
    for (const { stay, name } of hotels)
      await expect(page.getByText(stay.cancellation, { exact: true }).first(), name).toBeVisible();
  });

  for (const [path, sheets] of [
    ['/', 4 + 0.6 * hotels.length],
    ['/contact', 2 + 0.6 * hotels.length],
  ] as const)
    test(`${path} needs few sheets of paper, and none for buttons`, async ({ sharedPage, browserName }) => {
      test.skip(browserName !== 'chromium', 'Only Chromium makes PDF files.');
      skipWithOtherContent();
      const page = await sharedPage(path);
      await print(page);
      const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g)!.length).toBeLessThanOrEqual(Math.ceil(sheets));
      await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
    });

  test('services and counters print in their final state, even before they were scrolled to', async ({
    page,
  }) => {
    await visit(page, '/');
    const waiting = page.locator('[data-reveal="waiting"] > *');
    await expect(waiting).toHaveCSS('opacity', '0');
    for (const { description } of serviceTiles) await expect(waiting).toContainText(description);
    const figures = page.locator('.counters').getByRole('img');
    await page.emulateMedia({ media: 'print' });
    await expect(waiting).toHaveCSS('opacity', '1');
    await expect(waiting).toHaveCSS('translate', 'none');
    const printed = await figures.evaluateAll((list) =>
      list.map((figure) => [
        getComputedStyle(figure).fontSize,
        getComputedStyle(figure, '::after').content,
        figure.getAttribute('aria-label'),
      ]),
    );
    expect(printed).toEqual(finalTexts.map((final) => ['0px', `"${final}"`, final]));
  });
});

test('2.3.3 under reduced motion nothing runs, in any state', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const stateOf = (name: string) => states.find((state) => state.name === name)!;
  for (const { name, open } of [
    { name: 'Home as it opens', open: () => visit(page, '/') },
    stateOf('Gallery with its preview open'),
    stateOf('Home with an offer copied'),
  ]) {
    await open(page);
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    await letTimePass(page, 300);
    const running = await page.evaluate(() =>
      document
        .getAnimations()
        .filter((run) => run.playState === 'running')
        .map((run) => `${(run as CSSAnimation).animationName ?? (run as CSSTransition).transitionProperty}`),
    );
    expect(running, name).toEqual([]);
  }
});

test('after "Pause all movement", the menu and the list to book open without a movement', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await visit(page, '/about');
  await page.getByRole('button', { name: labels.pauseMotion }).click();
  for (const name of [labels.bookARoom, labels.menu]) {
    await page.getByRole('banner').getByRole('button', { name, exact: true }).first().click();
    await expect(page.locator(':popover-open'), name).toHaveCSS('animation-name', 'none');
    await page.keyboard.press('Escape');
  }
});
