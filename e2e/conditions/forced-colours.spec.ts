import type { Locator } from '@playwright/test';
import sharp from 'sharp';

import { headings } from '@/content/headings';
import { labels } from '@/content/labels';

import { brandLink, contactWidget, mapButton } from '../support/controls';
import { pictureOf } from '../support/pixels';
import { readyCarousel } from '../support/rotation';
import { expect, test } from '../support/test';
import { bringIntoView, matchLabel, menuLink, movePointerAway, visit } from '../support/visit';

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

test.beforeEach(({ page }) =>
  page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' }),
);

test('1.4.11 icons, buttons, the widget, stars and the map’s names can be seen', async ({ page }) => {
  await visit(page, '/about');
  const parts = {
    brand: brandLink(page).locator('svg'),
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
  const towns = page.getByRole('group', { name: labels.mapOfHotels }).getByRole('link');
  for (const town of [towns.first(), towns.last()]) {
    const name = town.locator('text').first();
    expect((await pixelsUnlikeBackground(name)).share).toBeGreaterThan(0.03);
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
for (const colorScheme of ['dark', 'light'] as const)
  test(`1.4.11 the icons on the pictures of Home can be seen on a ${colorScheme} background`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 1280, height: 800 });
    await visit(page, '/');
    const carousel = await readyCarousel(page, labels.heroName);
    for (let slide = 0; slide < 2; slide++) {
      for (const icon of [brandLink(page), ...(await carousel.getByRole('button').all())])
        expect((await pixelsUnlikeBackground(icon.locator('svg'))).background).toBe(
          colorScheme === 'dark' ? 0 : 255,
        );
      await carousel.getByRole('button').last().click();
    }
  });
