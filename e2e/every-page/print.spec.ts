import type { Page } from '@playwright/test';

import { exploreFacilities, serviceTiles } from '@/content/explore';
import { headings } from '@/content/headings';
import { featuredHotels, hotels } from '@/content/hotels';
import { labels } from '@/content/labels';
import { offers } from '@/content/offers';
import { roomCarousel } from '@/content/rooms';

import { finalTexts } from '../support/counters';
import { overlap } from '../support/layout';
import { readyCarousel } from '../support/rotation';
import { expect, routes, test } from '../support/test';
import { sectionOf, visit } from '../support/visit';

const print = (page: Page) => page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });

for (const path of routes) {
  test(`${path} prints with dark text, none on a picture or in a narrow column, and nothing fixed`, async ({
    sharedPage,
  }) => {
    // A sheet of A4 between its margins.
    const page = await sharedPage(path, { width: 703, height: 1000 });
    await print(page);
    const { pictures, texts, others } = await page.evaluate(() => {
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
      const texts = [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dd, dt, figcaption)')]
        .filter(isSeen)
        .map((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          const words = element.textContent.slice(0, 40);
          return { words, box: boxOf(range), hasPicture: element.querySelector('img') !== null };
        });
      const floating = [...document.body.querySelectorAll('*')]
        .filter((element) => element.checkVisibility())
        .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
        .map((element) => `floating: ${element.outerHTML.slice(0, 100)}`);
      return { pictures, texts, others: [...pale, ...floating] };
    });
    const misplaced = texts.flatMap(({ words, box, hasPicture }) => {
      const isOver = !hasPicture && pictures.some((picture) => overlap(box, picture, { x: 2, y: 2 }));
      const isNarrow = box.width < 100 && box.height > 100;
      return [...(isOver ? [`on a picture: ${words}`] : []), ...(isNarrow ? [`narrow: ${words}`] : [])];
    });
    expect([...others, ...misplaced]).toEqual([]);
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
  ['/', 5 + 0.6 * hotels.length],
  ['/contact', 3 + 0.6 * hotels.length],
] as const)
  test(`${path} prints on few sheets of paper, without buttons`, async ({ sharedPage, browserName }) => {
    test.skip(browserName !== 'chromium', 'Only Chromium makes PDF files.');
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
  const tiles = page.locator('[data-reveal] > *');
  for (const { description } of serviceTiles) await expect(tiles).toContainText(description);
  const figures = sectionOf(page, headings.counters.title).getByRole('img');
  await page.emulateMedia({ media: 'print' });
  await expect(tiles).toHaveCSS('opacity', '1');
  const printed = await figures.evaluateAll((list) =>
    list.map((figure) => [
      getComputedStyle(figure).fontSize,
      getComputedStyle(figure, '::after').content,
      figure.getAttribute('aria-label'),
    ]),
  );
  expect(printed).toEqual(finalTexts.map((final) => ['0px', `"${final}"`, final]));
});
