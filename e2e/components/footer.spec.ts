import { content } from '@/content/content';

import { expect, test } from '../support/test';
import { noJavaScript, pagePath } from '../support/visit';

test.describe('without JavaScript', () => {
  test.use(noJavaScript);

  test('the footer says how accessibility was tested', async ({ page }) => {
    await page.goto(pagePath('/about'));
    await page.getByText(content['site-accessibility'].title, { exact: true }).click();
    for (const text of content['site-accessibility'].paragraphs)
      await expect(page.getByText(text)).toBeVisible();
  });
});
