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

  test(`2.4.7 2.4.11 ${path}: every stop of Tab is seen, and nothing lies over it`, async ({ page }) => {
    test.setTimeout(60_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, path);
    const faults: string[] = [];
    for (let stop = 0; stop < 40; stop += 1) {
      await page.keyboard.press('Tab');
      const fault = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return 'end';
        const name = element.outerHTML.slice(0, 100);
        const box = element.getBoundingClientRect();
        if (box.bottom <= 0 || box.top >= innerHeight || box.width === 0) return `out of sight: ${name}`;
        const across = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((x) =>
          [0.1, 0.3, 0.5, 0.7, 0.9].map((y) => [box.x + box.width * x, box.y + box.height * y] as const),
        );
        const isSeen = across.some(([x, y]) => {
          const top = document.elementFromPoint(x, y);
          return (
            top !== null &&
            (element.contains(top) || top.contains(element) || top.closest('label')?.contains(element))
          );
        });
        if (!isSeen) return `covered: ${name}`;
        const hasRing = [element, element.parentElement!, element.closest('.search-field')].some(
          (part) => part && getComputedStyle(part).outlineStyle !== 'none',
        );
        const afterRing = getComputedStyle(element, '::after').outlineStyle !== 'none';
        return hasRing || afterRing ? null : `no ring: ${name}`;
      });
      if (fault === 'end') break;
      if (fault) faults.push(fault);
    }
    expect(faults).toEqual([]);
  });
}
