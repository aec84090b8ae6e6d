import type { Page } from '@playwright/test';

import { headings } from '@/content/headings';
import { hotels } from '@/content/hotels';

import { holdRequests } from './support/held-requests';
import { waitUntilFirstViewReady } from './support/island';
import { first } from './support/present';
import { expect, test } from './support/test';
import { pagePath, visit } from './support/visit';

test.use({ viewport: { width: 390, height: 664 }, deviceScaleFactor: 2, hasTouch: true });

test.skip(({ browserName }) => browserName !== 'chromium', 'Only Chromium delays its layout.');

/** How many parts were not laid out yet when the page was read. */
async function waitingAtFirst(page: Page, open: () => Promise<unknown>): Promise<number | undefined> {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      const parts = [...document.querySelectorAll('main section, footer')];
      const waiting = parts.filter((part) => getComputedStyle(part).contentVisibility !== 'visible');
      window.recorded = { ...window.recorded, waiting: waiting.length };
    }),
  );
  await open();
  return page.evaluate(() => window.recorded?.waiting);
}

test('content below the first screen is laid out a little later, without scrolling', async ({ page }) => {
  expect(await waitingAtFirst(page, () => page.goto(pagePath('/')))).toBeGreaterThan(5);
  for (const part of await page.locator('main section, footer, [data-stagger] > li').all())
    await expect(part).toHaveCSS('content-visibility', 'visible');
});

test('content below the first screen is laid out in small steps: long lists entry by entry, after the section around them', async ({
  page,
}) => {
  await page.goto(pagePath('/'));
  await waitUntilFirstViewReady(page);
  const lists = await page.locator('[data-stagger]').evaluateAll((all) =>
    all.map((list) => {
      const seconds = (part: Element) => Number.parseFloat(getComputedStyle(part).animationDelay);
      return { section: seconds(list.closest('section')!), entries: [...list.children].map(seconds) };
    }),
  );
  expect(lists).toHaveLength(2);
  for (const { section, entries } of lists) {
    expect(new Set(entries).size).toBe(hotels.length);
    // The first ones may be laid out together with the section.
    expect(Math.max(...entries)).toBeGreaterThan(section + 0.5);
  }
});

for (const [use, act] of Object.entries({
  scrolls: (page: Page) => page.mouse.wheel(0, 300),
  'presses a key': (page: Page) => page.keyboard.press('Tab'),
  'touches the page': (page: Page) => page.touchscreen.tap(20, 200),
})) {
  test(`content below the first screen is not laid out before the first picture and the fonts, unless the visitor ${use}`, async ({
    page,
  }) => {
    const release = await holdRequests(page, /\/pictures\//);
    await page.goto(pagePath('/'), { waitUntil: 'domcontentloaded' });
    const part = page.locator('main section ~ section').first();
    await expect(part).toHaveCSS('content-visibility', 'hidden');
    await act(page);
    await expect(part).not.toHaveCSS('content-visibility', 'hidden');
    release();
  });
}

test('content below the first screen is shown from the start in a very tall window', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 12_140 });
  const release = await holdRequests(page, /\/pictures\//);
  await page.goto(pagePath('/'), { waitUntil: 'domcontentloaded' });
  await expect(page.locator('main section ~ section').first()).toHaveCSS('content-visibility', 'auto');
  release();
});

for (const [way, open] of Object.entries({
  'by an address with a place': (page: Page) =>
    page.goto(`${pagePath('/')}#place-${first(hotels, 'hotel').id}`),
  'a second time': (page: Page) => visit(page, '/'),
})) {
  test(`content below the first screen is laid out at once on a page that is opened ${way}`, async ({
    page,
  }) => {
    expect(await waitingAtFirst(page, () => open(page))).toBe(0);
  });
}

test('content below the first screen keeps the position of a visitor who scrolled there before', async ({
  page,
}) => {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => document.getAnimations().forEach((run) => run.pause())),
  );
  await page.goto(pagePath('/'));
  await waitUntilFirstViewReady(page);
  await page.evaluate(() => document.getAnimations().forEach((run) => run.pause()));
  const title = page.getByRole('heading', { name: headings.roomCarousel.title });
  await title.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const top = () => title.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThan(100);
  await expect.poll(top).toBeLessThan(500);
  const before = await top();
  // One after another, at their times.
  await page.evaluate(async () => {
    for (const run of document.getAnimations()) {
      if (!(run instanceof CSSAnimation) || run.animationName !== 'delay-layout') continue;
      run.finish();
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    }
  });
  await expect(page.getByRole('contentinfo')).toHaveCSS('content-visibility', 'visible');
  expect(Math.abs((await top()) - before)).toBeLessThan(2);
});
