import { expect, routes, test } from './support/test';
import { visit } from './support/visit';

test.use({ viewport: { width: 320, height: 640 } });

for (const path of routes) {
  test(`1.4.10 2.5.8 ${path} at 320 px scrolls in one direction, with targets of 24 px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, path);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += 1200) {
      await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
      await page.waitForTimeout(30);
    }
    const sideways = await page.evaluate(() => {
      window.scrollTo({ left: 500, behavior: 'instant' });
      return [window.scrollX, document.documentElement.scrollWidth - document.documentElement.clientWidth];
    });
    expect(sideways).toEqual([0, 0]);

    const small = await page
      .locator('a[href], button, input, select, textarea, summary, [role="tab"]')
      .evaluateAll((list) =>
        list
          .filter((element) => {
            if (element.closest('[inert], [aria-hidden="true"], svg') || !element.checkVisibility())
              return false;
            const { width, height: tall } = element.getBoundingClientRect();
            // A field that fills its label is reached through it, and the skip link waits above the screen.
            const label = element.closest('label')?.getBoundingClientRect();
            return Math.min(Math.max(width, label?.width ?? 0), Math.max(tall, label?.height ?? 0)) < 24;
          })
          .map((element) => element.outerHTML.slice(0, 120)),
      );
    expect(small).toEqual([]);
  });
}
