import type { Page } from '@playwright/test';

import { labels } from '@/content/labels';
import { offers } from '@/content/offers';
import { headings } from '@/content/pages';

import { stopClock, takeClock } from './support/moving';
import { expect, test } from './support/test';
import { bringIntoView, visit } from './support/visit';

const section = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: headings.specialOffers.title }) });
const first = offers[0]!;
const card = (page: Page, title: string) =>
  section(page)
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** Replaces the clipboard by one that notes what it gets, or refuses everything. */
async function setClipboard(page: Page, isRefused: boolean) {
  await page.addInitScript((refuse) => {
    const copied: string[] = [];
    Object.assign(window, { copied });
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText: async (text: string) => {
          if (refuse) throw new DOMException('Refused', 'NotAllowedError');
          copied.push(text);
        },
      },
    });
  }, isRefused);
}
const copied = (page: Page) => page.evaluate(() => (window as unknown as { copied: string[] }).copied);

test('the offers are in the order of the content, with their codes', async ({ page }) => {
  await visit(page, '/');
  await expect(section(page).getByRole('article').getByRole('heading')).toHaveText(
    offers.map(({ title }) => title),
  );
  for (const { title, label, description, code } of offers) {
    await expect(card(page, title).getByText(label, { exact: true })).toBeVisible();
    await expect(card(page, title)).toContainText(description);
    await expect(card(page, title)).toContainText(code);
  }
});

test('a click anywhere on an offer copies its code', async ({ page }) => {
  await setClipboard(page, false);
  await visit(page, '/');
  for (const offer of offers) {
    await card(page, offer.title).getByText(offer.label, { exact: true }).click({ force: true });
    await expect(card(page, offer.title).getByRole('status')).toHaveText(labels.codeCopied);
    // Only one at a time.
    await expect(section(page).getByRole('status').filter({ hasText: labels.codeCopied })).toHaveCount(1);
  }
  expect(await copied(page)).toEqual(offers.map(({ code }) => code));
});

test("'Code Copied!' is shown for 2000 ms, from the last click on", async ({ page }) => {
  await setClipboard(page, false);
  await takeClock(page);
  await visit(page, '/');
  await bringIntoView(section(page));
  await stopClock(page);
  const button = card(page, first.title).getByRole('button');
  const message = card(page, first.title).getByRole('status');
  await button.click();
  await expect(message).toHaveText(labels.codeCopied);
  await page.clock.runFor(1500);
  await button.click();
  await expect.poll(() => copied(page)).toHaveLength(2);
  await page.clock.runFor(1950);
  await expect(message).toHaveText(labels.codeCopied);
  await page.clock.runFor(100);
  await expect(message).toBeEmpty();
});

test('where the clipboard refuses, one code says that it is selected, as long as it is', async ({ page }) => {
  await setClipboard(page, true);
  await visit(page, '/');
  for (const { title, code } of offers.slice(0, 2)) {
    await card(page, title).getByRole('button').click();
    await expect(section(page).getByRole('status').filter({ hasText: labels.codeSelected })).toHaveCount(1);
    await expect(card(page, title).getByRole('status')).toHaveText(labels.codeSelected);
    expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe(code);
  }
  await expect(page.getByText(labels.codeCopied)).toHaveCount(0);
  await page.getByRole('heading', { name: headings.specialOffers.title }).click();
  await expect(section(page).getByText(labels.codeSelected)).toHaveCount(0);
});

for (const [width, isSlider] of [
  [767, true],
  [768, false],
] as const) {
  test(`at ${width} px the offers are ${isSlider ? 'a slider of one' : 'three columns'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/');
    await bringIntoView(section(page).getByRole('article').first());
    await expect(section(page).locator('[aria-roledescription="carousel"]')).toHaveCount(isSlider ? 1 : 0);
    await expect(section(page).locator('[inert]')).toHaveCount(isSlider ? offers.length - 1 : 0);
    const boxes = await section(page)
      .getByRole('article')
      .evaluateAll((list) => list.map((item) => item.getBoundingClientRect().toJSON()));
    const onScreen = boxes.filter(({ left, right }) => left >= 0 && right <= width);
    expect(onScreen).toHaveLength(isSlider ? 1 : offers.length);
    if (!isSlider)
      expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(Math.ceil(offers.length / 3));
  });
}
