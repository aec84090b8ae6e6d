import { featuredHotels } from '@/content/hotels';

import { expect, test } from './support/test';
import { bringIntoView, scrollTop, visit, reducedMotion } from './support/visit';

test.use({
  ...reducedMotion,
  allowedConsole: [/ERR_FAILED|Failed to load/],
  allowedFailures: [/\/pictures\/|\.woff2/],
});

test('without pictures and fonts, the text stays, and nothing moves', async ({ page }) => {
  await page.route(/\/pictures\/|\.woff2/, (route) => route.abort());
  await visit(page, '/gallery');
  await bringIntoView(page.getByRole('contentinfo'));
  expect(await scrollTop(page)).toBeGreaterThan(1000);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(featuredHotels.length);
  await expect(page.getByRole('main').getByRole('img').first()).toHaveAttribute('alt', /\S/);
});
