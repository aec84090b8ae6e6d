import { labels } from '@/content/labels';

import { carousels, featuredCarousel, findCarousel, openStopped } from '../support/carousels';
import { dotOf, pauseOf, SLIDE } from '../support/controls';
import { boxOf } from '../support/present';
import { expectInterval, expectStandstill, fillMs } from '../support/rotation';
import { expect, test } from '../support/test';
import { bringIntoView, matchLabel, movePointerAway } from '../support/visit';

test.describe('with a touch screen', () => {
  test.use({ hasTouch: true });

  test('each carousel changes at its interval, and starts again after its last slide; taps pause it and show slides', async ({
    page,
  }) => {
    // All of them are carousels on a phone only.
    await openStopped(page, 390);
    for (const spec of carousels)
      await test.step(spec.name, async () => {
        const { carousel, shown } = await findCarousel(page, spec.name);
        const start = await shown();
        // Two changes in each turn: once around.
        for (let turn = 1; 2 * turn <= spec.slides + 1; turn += 1) {
          await expectInterval(page, spec.intervalMs, carousel);
          expect(await shown()).toBe((start + 2 * turn) % spec.slides);
        }
        if (spec === featuredCarousel)
          expect(await fillMs(carousel.locator('[aria-current=true]'))).toBe(spec.intervalMs);
        // C6 C7: the first Tab stop is the button, and its name says what a click will do.
        const button = carousel.locator('a[href], button').first();
        await expect(button).toBeVisible();
        await expect(button).toHaveAccessibleName(matchLabel(labels.pause, spec));
        await expect(button).not.toHaveAttribute('aria-pressed');
      });

    const { carousel, shown } = await findCarousel(page, featuredCarousel.name);
    await test.step('C12 a slide higher than the screen stays while its lower rows are read', async () => {
      await bringIntoView(carousel.locator(`${SLIDE}:not([inert]) a`).last());
      await expect(pauseOf(carousel)).not.toBeInViewport();
      await expect(carousel.locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
      await expectStandstill(page, featuredCarousel.intervalMs, shown);
      await bringIntoView(pauseOf(carousel));
      await expect(carousel.locator('[aria-live]')).toHaveAttribute('aria-live', 'off');
    });
    await test.step('a tapped dot shows its slide, and the rotation continues', async () => {
      await dotOf(carousel, 1).tap();
      await expect.poll(shown).toBe(1);
      await expect(pauseOf(carousel)).toHaveAccessibleName(matchLabel(labels.pause));
      // It rotates while its button is in view, which the dots at its end are not.
      await bringIntoView(pauseOf(carousel));
      await expectInterval(page, featuredCarousel.intervalMs, carousel);
    });
    await test.step('C14 the first tap on Pause stops the rotation, and the next one starts it', async () => {
      await pauseOf(carousel).tap();
      await expect(pauseOf(carousel)).toHaveAccessibleName(matchLabel(labels.start));
      await expectStandstill(page, featuredCarousel.intervalMs, shown);
      await pauseOf(carousel).tap();
      await expect(pauseOf(carousel)).toHaveAccessibleName(matchLabel(labels.pause));
      await expectInterval(page, featuredCarousel.intervalMs, carousel);
    });
    await test.step('slides stay in view in a page that a translator wrote from right to left', async () => {
      await page.evaluate(() => (document.documentElement.dir = 'rtl'));
      await bringIntoView(pauseOf(carousel));
      // Each arrow points to where its slide comes from.
      const dots = await carousel
        .locator('.carousel-dot')
        .evaluateAll((all) => all.map((dot) => dot.getBoundingClientRect().left));
      expect(dots).toEqual([...dots].sort((one, other) => one - other));
      await page.clock.runFor(featuredCarousel.intervalMs);
      // The slide that can be used is the one that can be seen.
      const offset = async () => {
        await page.clock.runFor(500);
        const slide = await boxOf(carousel.locator(SLIDE).nth(await shown()));
        return Math.abs(slide.x - (await boxOf(carousel.locator('.carousel-viewport'))).x);
      };
      await expect.poll(offset).toBeLessThan(2);
    });
  });
});

test.describe('of the featured hotels', () => {
  test.use({ section: ':has(.featured)' });

  test('C3 C8 C9 hover pauses the rotation, keyboard focus stops it, and a change takes its time', async ({
    page,
  }) => {
    const { intervalMs, transitionMs, slides } = featuredCarousel;
    await openStopped(page, 1280);
    const { carousel, shown } = await findCarousel(page, featuredCarousel.name);
    await carousel.hover();
    await expectStandstill(page, intervalMs, shown);
    await movePointerAway(page);
    await expectInterval(page, intervalMs, carousel);

    await test.step('a dot shows its slide and keeps the focus; the slide moves for 800 ms', async () => {
      const next = ((await shown()) + 1) % slides;
      const viewport = await boxOf(carousel.locator('[aria-live]'));
      const isThere = async () => {
        const { x } = await boxOf(carousel.locator(SLIDE).nth(next));
        return Math.abs(x - viewport.x) < 0.01 * viewport.width;
      };
      await dotOf(carousel, next).click();
      let passedMs = 0;
      for (; !(await isThere()) && passedMs < 3000; passedMs += 50) await page.clock.runFor(50);
      expect(passedMs).toBeGreaterThan(transitionMs * 0.8);
      expect(passedMs).toBeLessThan(transitionMs * 1.25);
      await expect.poll(shown).toBe(next);
      await expect(dotOf(carousel, next)).toBeFocused();
      await expect(dotOf(carousel, next)).toHaveAttribute('aria-current', 'true');
    });

    await test.step('only the button starts it again after keyboard focus', async () => {
      await page.keyboard.press('Shift+Tab');
      await expect(pauseOf(carousel)).toHaveAccessibleName(matchLabel(labels.start));
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await movePointerAway(page);
      await expectStandstill(page, intervalMs, shown);
      await pauseOf(carousel).click();
      await movePointerAway(page);
      await expectInterval(page, intervalMs, carousel);
    });
  });
});
