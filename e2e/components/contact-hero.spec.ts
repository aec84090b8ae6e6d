import { headings } from '@/content/headings';

import { expect, test } from '../support/test';
import { reducedMotion, visit } from '../support/visit';

test.use(reducedMotion);

test.describe('with a touch screen', () => {
  test.use({ hasTouch: true });

  for (const [width, height, isShown] of [
    [390, 664, true],
    [768, 1024, true],
    [390, 600, false],
    [992, 1000, false],
  ] as const)
    test(`at ${width} x ${height}, a link beside the title to the form is ${isShown ? 'shown, and leads to it' : 'hidden'}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await visit(page, '/contact');
      const title = headings.contactForm.title;
      const link = page.locator('main a[href="#message"]');
      await expect(link).toBeVisible({ visible: isShown });
      if (!isShown) return;
      await expect(link).toHaveText(title);
      await expect(link).toBeInViewport({ ratio: 1 });
      await link.tap();
      const heading = page.getByRole('heading', { name: title });
      await expect(heading).toBeInViewport({ ratio: 1 });
      const header = page.getByRole('banner').locator('.header-bar');
      const [bar, target] = [await header.boundingBox(), await heading.boundingBox()];
      expect(target!.y).toBeGreaterThan(bar!.y + bar!.height);
      expect(target!.y).toBeLessThan(height / 3);
      await page.goBack();
      await expect(link).toBeInViewport({ ratio: 1 });
    });
});
