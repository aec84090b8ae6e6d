import type { Page } from '@playwright/test';

import { labels } from '@/content/labels';

import { form } from '../support/contact';
import { layoutFaults, sidewaysScroll } from '../support/layout';
import { boxOf } from '../support/present';
import { states } from '../support/states';
import { addRules, EVERYTHING_LAID_OUT } from '../support/style';
import { expect, routes, test } from '../support/test';
import { menuLink, reducedMotion, visit } from '../support/visit';

/** A zoomed window of 1280 by 1024 pixels: the page gets fewer and larger CSS pixels. */
const zooms = [
  { id: '1.4.4', percent: 200, viewport: { width: 640, height: 512 } },
  { id: '1.4.10', percent: 400, viewport: { width: 320, height: 256 } },
];

/** All text spacing of SC 1.4.12 at once. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

test.use(reducedMotion);

/** Expects that a page has lost no text and scrolls in one direction only. */
async function expectNothingLost(page: Page): Promise<void> {
  // The carousels react to a new width a moment later.
  await expect.poll(() => layoutFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
}

/** Targets smaller than 24 px in both directions. */
const smallTargets = (page: Page) =>
  page.locator('a[href], button, input, select, textarea, summary, [role="tab"]').evaluateAll((list) =>
    list
      .filter((element) => {
        if (element.closest('[inert], [aria-hidden="true"], svg') || !element.checkVisibility()) return false;
        const { width, height } = element.getBoundingClientRect();
        // A field that fills its label can be pressed through it, and the skip link is above the viewport.
        const label = element.closest('label')?.getBoundingClientRect();
        return Math.min(Math.max(width, label?.width ?? 0), Math.max(height, label?.height ?? 0)) < 24;
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );

for (const { id, percent, viewport } of zooms) {
  test.describe(`at ${percent}%`, () => {
    test.use({ viewport });

    for (const path of routes) {
      test(`${id} 1.4.12 2.5.8 ${path} loses no text, also with wide spacing, and scrolls in one direction only`, async ({
        sharedPage,
      }) => {
        const page = await sharedPage(path, viewport);
        await addRules(page, EVERYTHING_LAID_OUT);
        await expectNothingLost(page);
        expect(await smallTargets(page)).toEqual([]);
        // Wide spacing must work at any one width, not together with 400%.
        await page.setViewportSize({ width: viewport.width, height: 640 });
        await addRules(page, SPACING);
        await expectNothingLost(page);
      });
    }

    test(`${id} the menu can be opened and read to its end`, async ({ page }) => {
      await visit(page, '/about');
      await page.getByRole('button', { name: labels.menu }).click();
      const last = menuLink(page, '/contact');
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport();
    });

    test(`${id} the preview shows its picture, caption and buttons`, async ({ page }) => {
      await states.find(({ name }) => name.includes('preview open'))!.open(page);
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('img')).toBeInViewport();
      for (const name of [labels.closePicture, labels.previousPicture, labels.nextPicture])
        await expect(dialog.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
      expect(await layoutFaults(page)).toEqual([]);
      const seen = await boxOf(dialog.getByRole('img'));
      expect(Math.min(seen.width, seen.height), 'the picture').toBeGreaterThan(60);
    });
  });
}

test.describe('with a keyboard over the lower half of a small screen', () => {
  // The rest of 390 by 844: the keyboard makes the window smaller.
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('2.4.11 the focused field stays between the header and the buttons', async ({ page }) => {
    await visit(page, '/contact');
    for (const name of ['from_name', 'frommail', 'phone', 'message']) {
      const field = form(page).locator(`[name="${name}"]`);
      await page.setViewportSize({ width: 390, height: 844 });
      await field.focus();
      await page.setViewportSize({ width: 390, height: 420 });
      // A browser scrolls the focused element into the rest of its window.
      await field.evaluate((element) => element.scrollIntoView({ block: 'nearest', behavior: 'instant' }));
      const free = await field.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const line = y + Math.min(height, 48) / 2;
        return [0.1, 0.5, 0.9].map((share) => {
          const top = document.elementFromPoint(x + width * share, line);
          return top === element || (top?.tagName ?? 'nothing') + top?.className;
        });
      });
      expect(free, name).toEqual([true, true, true]);
    }
  });
});
