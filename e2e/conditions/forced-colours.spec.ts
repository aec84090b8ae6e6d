import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

import { headings } from '@/content/headings';
import { labels } from '@/content/labels';

import { brandLink, contactWidget, dotOf, hero, mapButton } from '../support/controls';
import { pictureOf } from '../support/pixels';
import { readyCarousel } from '../support/rotation';
import { expect, test } from '../support/test';
import { bringIntoView, matchLabel, menuLink } from '../support/visit';

/** A screenshot of an element: the grey of its background, and the share of clearly different pixels. */
async function pixelsUnlikeBackground(element: Locator): Promise<{ share: number; background: number }> {
  await bringIntoView(element);
  const data = await sharp(await pictureOf(element))
    .removeAlpha()
    .greyscale()
    .raw()
    .toBuffer();
  const counts = new Map<number, number>();
  for (const value of data) counts.set(value, (counts.get(value) ?? 0) + 1);
  const background = [...counts].sort(([, a], [, b]) => b - a)[0]![0];
  const out = data.filter((value) => Math.abs(value - background) > 90).length;
  return { share: out / data.length, background };
}

/** Expects that enough of an element is drawn. What is further down is laid out a moment later. */
const expectSeen = (part: Locator, least = 0.03) =>
  expect
    .poll(async () => (await pixelsUnlikeBackground(part)).share, { message: String(part) })
    .toBeGreaterThan(least);

/** Emulates forced colours in a page that other tests share. */
const forceColours = (page: Page, colorScheme: 'dark' | 'light' = 'dark') =>
  page.emulateMedia({ forcedColors: 'active', colorScheme });

test('1.4.11 2.4.7 icons, buttons, the widget, stars, the map’s names and focus rings can be seen', async ({
  sharedPage,
}) => {
  let page = await sharedPage('/about');
  await forceColours(page);
  await expectSeen(brandLink(page).locator('svg'));
  await expectSeen(page.getByRole('main').locator('li svg').first());
  await expectSeen(contactWidget(page).getByRole('link').first());
  const bar = page.getByRole('progressbar').first().locator('svg');
  await expectSeen(bar);
  // The filled part and the rest of a bar look different: some pixels differ from the background, but not all.
  expect((await pixelsUnlikeBackground(bar)).share).toBeLessThan(0.999);

  page = await sharedPage('/Facilities');
  await forceColours(page);
  await expectSeen(page.getByRole('img', { name: matchLabel(labels.rating) }).first(), 0.1);

  page = await sharedPage('/contact');
  await forceColours(page);
  const towns = page.getByRole('group', { name: labels.mapOfHotels }).getByRole('link');
  for (const town of [towns.first(), towns.last()]) await expectSeen(town.locator('text').first());
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

test('1.4.1 1.4.11 the current page, tab and slide look different, and icons on pictures can be seen', async ({
  sharedPage,
}) => {
  const page = await sharedPage('/');
  await forceColours(page);
  const lineBelow = (element: Locator) =>
    element.evaluate((node) => getComputedStyle(node).borderBottomColor);
  expect(await lineBelow(menuLink(page, '/'))).not.toBe(await lineBelow(menuLink(page, '/about')));
  const tabs = page.getByRole('tab');
  expect(await lineBelow(tabs.first())).not.toBe(await lineBelow(tabs.nth(1)));
  const featured = await readyCarousel(page, headings.featuredHotels.title);
  const [chosen, other] = [
    await pixelsUnlikeBackground(dotOf(featured, 0)),
    await pixelsUnlikeBackground(dotOf(featured, 1)),
  ];
  expect(chosen.share).toBeGreaterThan(other.share * 1.3);

  await readyCarousel(page, labels.heroName);
  for (const colorScheme of ['dark', 'light'] as const) {
    await forceColours(page, colorScheme);
    for (const icon of [brandLink(page), ...(await hero(page).getByRole('button').all())])
      expect((await pixelsUnlikeBackground(icon.locator('svg'))).background).toBe(
        colorScheme === 'dark' ? 0 : 255,
      );
  }
});
