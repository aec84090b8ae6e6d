import type { Page } from '@playwright/test';

import { heroSlides } from '@/content/hero';
import { labels } from '@/content/labels';

import { axe } from '../support/axe';
import { measureContrasts } from '../support/contrast';
import { nextOf, SLIDE } from '../support/controls';
import { startAllIslands } from '../support/island';
import { readyCarousel } from '../support/rotation';
import { states } from '../support/states';
import { addRules, EVERYTHING_LAID_OUT } from '../support/style';
import { expect, routes, test } from '../support/test';
import { movePointerAway, reducedMotion, visit } from '../support/visit';

/** The elements that axe cannot check: text over pictures, gradients and transparent backgrounds. */
async function undecidedByAxe(page: Page, path: string): Promise<string[]> {
  // The letters on the drawn houses are part of a drawing that means nothing by itself (WCAG 1.4.3, "incidental").
  const builder = (await axe(page)).exclude('.drawing').withRules(['color-contrast']);
  // Header and footer are the same on every page.
  if (path !== '/') builder.include('main');
  const { incomplete } = await builder.analyze();
  return incomplete.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')));
}

async function expectLegible(page: Page, selectors: string[], { least }: { least: number }) {
  const { measured, faults } = await measureContrasts(page, selectors);
  expect(measured, 'the number of measured texts').toBeGreaterThanOrEqual(least);
  expect(faults).toEqual([]);
}

const ICONS = '.round-button';

test.use(reducedMotion);

for (const width of [320, 1440]) {
  test.describe(`at ${width} px`, () => {
    const viewport = { width, height: 800 };
    test.use({ viewport });
    // It takes and compares a few dozen screenshots.
    test.describe.configure({ timeout: 120_000 });

    for (const path of routes) {
      test(`1.4.3 ${path}: text over pictures can be read`, async ({ sharedPage }) => {
        const page = await sharedPage(path, viewport);
        await addRules(page, EVERYTHING_LAID_OUT);
        // A carousel that starts in between would move its texts.
        await startAllIslands(page);
        const all = await undecidedByAxe(page, path);
        await expectLegible(page, [...new Set([...all, 'main h1'])], { least: 1 });
      });
    }

    test('1.4.3 1.4.11 the text and icons over each hero picture', async ({ page }) => {
      await visit(page, '/');
      const carousel = await readyCarousel(page, labels.heroName);
      for (const [index, slide] of heroSlides.entries()) {
        if (index > 0) await nextOf(carousel).click();
        await movePointerAway(page);
        const shown = carousel.locator(SLIDE).nth(index);
        await expect(shown).toHaveCSS('opacity', '1');
        const picture = shown.getByRole('img');
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
          .toBeGreaterThan(0);
        const slideOfHero = `.hero .carousel-slide:nth-child(${index + 1})`;
        const captions = slide.isMain
          ? []
          : [1, 2].map((n) => `${slideOfHero} .hero-caption > :nth-child(${n})`);
        const icons = ['> button', 'div > :first-child', 'div > :last-child'].map(
          (icon) => `.hero .carousel-controls ${icon}`,
        );
        await expectLegible(page, ['main h1', ...captions, ...icons], { least: 4 });
      }
    });

    test('1.4.3 1.4.11 the text and icons of the preview', async ({ page }) => {
      await states.find(({ name }) => name.includes('preview open'))!.open(page);
      const parts = ['h2', 'h2 + p', 'figcaption'].map((part) => `.gallery-dialog ${part}`);
      const icons = ['.gallery-dialog > div', '.gallery-dialog'].map((around) => `${around} > ${ICONS}`);
      await expectLegible(page, [...parts, ...icons], { least: 5 });
    });
  });
}
