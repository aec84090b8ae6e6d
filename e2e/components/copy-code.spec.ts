import type { Page } from '@playwright/test';

import { headings } from '@/content/headings';
import { labels } from '@/content/labels';
import { offers } from '@/content/offers';
import { OFFER_INTERVAL_MS } from '@/lib/timings';

import { copiedTexts, replaceClipboard } from '../support/clipboard';
import { SLIDE } from '../support/controls';
import { first } from '../support/present';
import { controlClock, readyCarousel, shownSlide, stopClock } from '../support/rotation';
import { expect, test } from '../support/test';
import { sectionOf, visit } from '../support/visit';

test.use({ section: ':has(article)' });

const section = (page: Page) => sectionOf(page, headings.specialOffers.title);
const firstOffer = first(offers, 'offer');
const card = (page: Page, title: string) =>
  section(page)
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test('the offers are in the order of the content, and a click anywhere on one copies its code and says so for 2000 ms', async ({
  page,
}) => {
  await replaceClipboard(page, 'records');
  await controlClock(page);
  await visit(page, '/');
  await stopClock(page);
  await expect(section(page).getByRole('article').getByRole('heading')).toHaveText(
    offers.map(({ title }) => title),
  );
  for (const { title, label, description, code } of offers) {
    await expect(card(page, title).getByText(label, { exact: true })).toBeVisible();
    await expect(card(page, title)).toContainText(description);
    await expect(card(page, title)).toContainText(code);
    // At its centre, where its button covers the text.
    await card(page, title).click();
    await expect(card(page, title).getByRole('status')).toHaveText(labels.codeCopied);
    // Only one message at a time.
    await expect(section(page).getByRole('status').filter({ hasText: labels.codeCopied })).toHaveCount(1);
  }
  expect(await copiedTexts(page)).toEqual(offers.map(({ code }) => code));

  // The message is shown for 2000 ms, from the last click on.
  const button = card(page, firstOffer.title).getByRole('button');
  const message = card(page, firstOffer.title).getByRole('status');
  await button.click();
  await expect(message).toHaveText(labels.codeCopied);
  await page.clock.runFor(1500);
  await button.click();
  await expect.poll(() => copiedTexts(page)).toHaveLength(offers.length + 2);
  await page.clock.runFor(1950);
  await expect(message).toHaveText(labels.codeCopied);
  await page.clock.runFor(100);
  await expect(message).toBeEmpty();
});

test('if the clipboard refuses, one code is selected and shows a message while it stays selected', async ({
  page,
}) => {
  await replaceClipboard(page, 'refuses');
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

test.describe('on a phone, where the offers are a carousel', () => {
  test.use({ viewport: { width: 390, height: 664 } });

  test("a code that is pressed just before the slide changes shows 'Code Copied!' on its slide", async ({
    page,
  }) => {
    await controlClock(page);
    // A clipboard can take a second to answer.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => new Promise((done) => setTimeout(done, 900)) },
      }),
    );
    await visit(page, '/');
    const carousel = await readyCarousel(page, headings.specialOffers.title);
    await expect(carousel).toHaveAttribute('data-rotating');
    await stopClock(page);
    const before = await shownSlide(carousel);
    for (let passed = 0; passed <= OFFER_INTERVAL_MS && (await shownSlide(carousel)) === before; passed += 50)
      await page.clock.runFor(50);
    const shown = await shownSlide(carousel);
    expect(shown).not.toBe(before);
    await page.clock.runFor(OFFER_INTERVAL_MS - 300);
    expect(await shownSlide(carousel)).toBe(shown);
    const slide = carousel.locator(SLIDE).nth(shown);
    await slide.getByRole('button').evaluate((button: HTMLElement) => button.click());
    await page.clock.runFor(1000);
    await expect(slide.getByRole('status')).toHaveText(labels.codeCopied);
    expect(await shownSlide(carousel)).toBe(shown);
  });
});
