import { headings } from '@/content/headings';

import { boxOf } from '../support/present';
import { expect, test } from '../support/test';
import { reducedMotion, visit } from '../support/visit';

test.use({ ...reducedMotion, hasTouch: true });

test('a link beside the title leads to the form, if both fit the first screen', async ({ page }) => {
  await visit(page, '/contact');
  const title = headings.contactForm.title;
  const link = page.locator('main a[href="#message"]');
  for (const [width, height, isShown] of [
    [390, 600, false],
    [992, 1000, false],
    [768, 1024, true],
    [390, 664, true],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(link, `${width} x ${height}`).toBeVisible({ visible: isShown });
    if (!isShown) continue;
    await expect(link).toHaveText(title);
    await expect(link).toBeInViewport({ ratio: 1 });
    await link.tap();
    const heading = page.getByRole('heading', { name: title });
    await expect(heading).toBeInViewport({ ratio: 1 });
    const bar = await boxOf(page.getByRole('banner').locator('.header-bar'));
    const { y } = await boxOf(heading);
    expect(y).toBeGreaterThan(bar.y + bar.height);
    expect(y).toBeLessThan(height / 3);
    await page.goBack();
    await expect(link).toBeInViewport({ ratio: 1 });
  }
});
