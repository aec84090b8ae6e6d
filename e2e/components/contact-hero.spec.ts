import { headings } from '@/content/headings';

import { boxOf } from '../support/present';
import { expect, test } from '../support/test';
import { reducedMotion, visit } from '../support/visit';

test.use(reducedMotion);

test.describe('with a touch screen', () => {
  test.use({ hasTouch: true });

  test('a link beside the title leads to the form, if both fit the first screen', async ({ page }) => {
    await visit(page, '/contact');
    const title = headings.contactForm.title;
    const link = page.locator('main a[href="#message"]');
    for (const [width, height] of [
      [390, 600],
      [992, 1000],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(link, `${width} x ${height}`).toBeHidden();
    }
    for (const [width, height] of [
      [768, 1024],
      [390, 664],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(link).toHaveText(title);
      await expect(link).toBeInViewport({ ratio: 1 });
      await link.tap();
      const heading = page.getByRole('heading', { name: title });
      await expect(heading).toBeInViewport({ ratio: 1 });
      const [bar, target] = await Promise.all(
        [page.getByRole('banner').locator('.header-bar'), heading].map(boxOf),
      );
      expect(target!.y).toBeGreaterThan(bar!.y + bar!.height);
      expect(target!.y).toBeLessThan(height / 3);
      await page.goBack();
      await expect(link).toBeInViewport({ ratio: 1 });
    }
  });
});
