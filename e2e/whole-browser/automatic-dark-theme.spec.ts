import type { Locator, Page } from '@playwright/test';

import { contrast, luminance } from '../support/colour';
import { startAllIslands } from '../support/island';
import { pixelsOf } from '../support/pixels';
import { addRules, EVERYTHING_LAID_OUT } from '../support/style';
import { expect, test } from '../support/test';
import { reducedMotion, visit } from '../support/visit';

/**
 * Browsers can darken pages without their own dark theme. Chrome on Android does so in the system's dark theme,
 * and respects `color-scheme: only light`. Other browsers and Chrome's experiment also do so in a light system, where
 * nothing can prevent it: they darken light borders and backgrounds, but neither text nor SVG.
 */
test.use({ ...reducedMotion, viewport: { width: 390, height: 664 } });

/** The contrast between the darkest and the lightest pixel of each part of the page. */
async function contrastsOf(page: Page, parts: Locator): Promise<{ name: string; ratio: number }[]> {
  const { data, info } = await pixelsOf(page, { fullPage: true });
  const boxes = await parts.evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const name = element.parentElement!.outerHTML.slice(0, 160);
        return { name, left, right, top: top + scrollY, bottom: bottom + scrollY };
      })
      // The others are on later slides.
      .filter(({ left, right }) => left >= 0 && right <= innerWidth),
  );
  return boxes.map(({ name, left, right, top, bottom }) => {
    let [lowest, highest] = [1, 0];
    for (let y = Math.round(top); y < Math.round(bottom); y++)
      for (let x = Math.round(left); x < Math.round(right); x++) {
        const at = 3 * (y * info.width + x);
        const value = luminance(data[at]!, data[at + 1]!, data[at + 2]!);
        lowest = Math.min(lowest, value);
        highest = Math.max(highest, value);
      }
    return { name, ratio: contrast(lowest, highest) };
  });
}

test('an automatic dark theme changes nothing in a dark system, and keeps every symbol visible in a light one', async ({
  page,
}) => {
  await page.setContent('<style>html { background: white }</style>');
  const { data: blank } = await pixelsOf(page);
  test.skip(blank[0]! > 100, 'this browser has no automatic dark theme');
  const session = await page.context().newCDPSession(page);
  for (const path of ['/', '/contact'])
    await test.step(path, async () => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await visit(page, path);
      const { data: darkened } = await pixelsOf(page);
      await session.send('Emulation.setAutoDarkModeOverride', { enabled: false });
      const { data: usual } = await pixelsOf(page);
      expect(darkened.equals(usual)).toBe(true);
      // The browser reads it before the style sheet, so nothing flashes.
      await expect(page.locator('meta[name="color-scheme"]')).toHaveAttribute('content', 'only light');

      await session.send('Emulation.setAutoDarkModeOverride', {});
      await page.emulateMedia({ colorScheme: 'light' });
      await startAllIslands(page);
      await addRules(page, `${EVERYTHING_LAID_OUT} * { transition: none !important; }`);
      await page.evaluate(() => scrollTo(0, 0));
      await expect(page.locator('html')).not.toHaveAttribute('data-scrolled');
      // Symbols, and controls without a text.
      const signs = page.locator(
        ':is(button, a, summary, .search-select) svg, :is(button, a, summary) > :empty, button:empty',
      );
      const ratios = await contrastsOf(page, signs);
      expect(ratios.length).toBeGreaterThan(5);
      expect(ratios.filter(({ ratio }) => ratio < 3)).toEqual([]);
    });
});
