import { exploreFacilities, serviceTiles } from '@/content/explore';
import { headings } from '@/content/headings';
import { featuredHotels, hotels } from '@/content/hotels';
import { offers } from '@/content/offers';
import { roomCarousel } from '@/content/rooms';

import { tile } from '../support/controls';
import { finalTexts } from '../support/counters';
import { overlap } from '../support/layout';
import { addRules } from '../support/style';
import { expect, routes, test } from '../support/test';
import { reducedMotion, sectionOf, visit } from '../support/visit';

test.use(reducedMotion);

/** The most sheets of paper. Other pages need fewer. */
const sheets: Record<string, number> = { '/': 5 + 0.6 * hotels.length, '/contact': 3 + 0.6 * hotels.length };

for (const path of routes)
  test(`${path} prints with dark text, none on a picture or in a narrow column, without buttons, and nothing fixed`, async ({
    sharedPage,
    browserName,
  }) => {
    // A sheet of A4 between its margins.
    const page = await sharedPage(path, { width: 703, height: 1000 });
    await page.emulateMedia({ media: 'print' });
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

    const most = sheets[path];
    if (!most) return;
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
    // Only Chromium makes PDF files, and opens details elements by CSS.
    if (browserName !== 'chromium') return;
    // Pictures need time, and their room stays.
    await addRules(page, 'img, svg { visibility: hidden !important; }');
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)!.length).toBeLessThanOrEqual(Math.ceil(most));
    if (path === '/contact')
      for (const { stay, name } of hotels)
        await expect(page.getByText(stay.cancellation, { exact: true }).first(), name).toBeVisible();
  });

test('the gallery prints as a page, whatever its preview shows', async ({ page }) => {
  await visit(page, '/gallery');
  await tile(page).click();
  const preview = page.getByRole('dialog');
  await expect(preview).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(preview).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('visible');
});

test('Home prints every tab and offer with its code, services and counters in their final state, before it was scrolled', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
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

  const words = [
    ...exploreFacilities.map(({ description }) => description),
    ...featuredHotels.flatMap(({ rows }) => rows.map(({ text }) => text)),
    ...offers.flatMap(({ label, code }) => [label, code]),
    ...roomCarousel.map(({ subtitle }) => subtitle),
  ];
  const unseen = await page.evaluate((all) => {
    const parts = [...document.querySelectorAll('main *')].map(
      (element) => [element, element.textContent.trim()] as const,
    );
    return all.filter((text) => {
      // The kind of the page that opens is part of the same line.
      const places = parts.filter(
        ([{ children }, words]) =>
          words.startsWith(text) && [...children].every((child) => !child.textContent.includes(text)),
      );
      return !places.some(([element]) => {
        const { width, left, right } = element.getBoundingClientRect();
        const isInside = width > 0 && left >= 0 && right <= document.documentElement.clientWidth + 1;
        return isInside && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      });
    });
  }, words);
  expect(unseen).toEqual([]);
});
