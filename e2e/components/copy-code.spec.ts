import type { Page } from '@playwright/test';

import { headings } from '@/content/headings';
import { labels } from '@/content/labels';
import { offers } from '@/content/offers';
import { OFFER_INTERVAL_MS } from '@/lib/timings';

import { copiedTexts, replaceClipboard } from '../support/clipboard';
import { SLIDE } from '../support/controls';
import { openWithHeldScripts } from '../support/held-requests';
import { last } from '../support/present';
import { controlClock, readyCarousel, shownSlide, stopClock } from '../support/rotation';
import { expect, test } from '../support/test';
import { sectionOf, visit } from '../support/visit';

test.use({ section: ':has(article)' });

const section = (page: Page) => sectionOf(page, headings.specialOffers.title);

test('the offers are in the order of the content, and a click anywhere on one copies its code and says so for 2000 ms', async ({
  page,
}) => {
  await replaceClipboard(page, 'records');
  await controlClock(page);
  // It needs no script that loads.
  await openWithHeldScripts(page, '/');
  await stopClock(page);
  const cards = section(page).getByRole('article');
  await expect(cards.getByRole('heading')).toHaveText(offers.map(({ title }) => title));
  for (const [index, { label, description, code }] of offers.entries()) {
    const card = cards.nth(index);
    for (const words of [label, description, code]) await expect(card).toContainText(words);
    // At its centre, where its button covers the text.
    await card.click();
    await expect(card.getByRole('status')).toHaveText(labels.codeCopied);
    // Only one message at a time.
    await expect(section(page).getByRole('status').filter({ hasText: labels.codeCopied })).toHaveCount(1);
  }
  expect(await copiedTexts(page)).toEqual(offers.map(({ code }) => code));
  const message = cards.last().getByRole('status');
  await page.clock.runFor(1900);
  await expect(message).toHaveText(labels.codeCopied);
  await page.clock.runFor(200);
  await expect(message).toBeEmpty();
  // A clipboard that refuses.
  await page.evaluate(() =>
    Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error()) }),
  );
  await cards.last().click();
  await expect(message).toHaveText(labels.codeSelected);
  expect(await page.evaluate(() => String(getSelection()).trim())).toBe(last(offers, 'offer').code);
});

test("on a phone a code that is pressed just before the slide changes shows 'Code Copied!' on its slide", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
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
