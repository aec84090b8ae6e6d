import { labels } from '@/content/labels';
import { site } from '@/content/site';
import { directionsLink } from '@/lib/links';

import { expect, test } from '../support/test';
import { reducedMotion, noJavaScript, pagePath } from '../support/visit';

test.use(reducedMotion);

test.describe('on a phone without JavaScript', () => {
  test.use({ ...noJavaScript, viewport: { width: 390, height: 664 } });

  test('the office has directions', async ({ page }) => {
    await page.goto(pagePath('/contact'));
    const directions = page.locator('address').getByRole('link', { name: labels.directions });
    await expect(directions).toHaveAttribute('href', directionsLink(site.coordinates));
  });
});
