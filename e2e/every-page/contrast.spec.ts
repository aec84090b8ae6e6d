import { heroSlides } from '@/content/hero';
import { labels } from '@/content/labels';

import { expectLegible } from '../support/contrast';
import { nextOf, SLIDE } from '../support/controls';
import { readyCarousel } from '../support/rotation';
import { states } from '../support/states';
import { expect, test } from '../support/test';
import { movePointerAway, reducedMotion, visit } from '../support/visit';

test.use(reducedMotion);

for (const width of [320, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

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
  });
}

test('1.4.3 1.4.11 the text and icons of the preview', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await states.find(({ name }) => name.includes('preview open'))!.open(page);
  const parts = ['h2', 'h2 + p', 'figcaption'].map((part) => `.gallery-dialog ${part}`);
  const icons = ['.gallery-dialog > div', '.gallery-dialog'].map((around) => `${around} > .round-button`);
  await expectLegible(page, [...parts, ...icons], { least: 5 });
});
