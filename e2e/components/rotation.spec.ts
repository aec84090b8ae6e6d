import type { Page } from '@playwright/test';

import { labels } from '@/content/labels';

import {
  carousels,
  featuredCarousel,
  findCarousel,
  heroCarousel,
  openCarousel,
  openStopped,
} from '../support/carousels';
import { dotOf, pauseOf, SLIDE } from '../support/controls';
import { boxOf, first } from '../support/present';
import {
  controlClock,
  expectInterval,
  expectStandstill,
  fillMs,
  readyCarousel,
  shownSlide,
  stopClock,
} from '../support/rotation';
import { expect, test } from '../support/test';
import { bringIntoView, matchLabel, movePointerAway, skipLoader, visit } from '../support/visit';

test('each carousel changes at its interval, and starts again after its last slide', async ({ page }) => {
  // All of them are carousels on a phone only.
  await openStopped(page, 390);
  for (const spec of carousels)
    await test.step(spec.name, async () => {
      const { carousel, shown } = await findCarousel(page, spec.name);
      await expectInterval(page, spec.intervalMs, carousel);
      if (spec === featuredCarousel)
        expect(await fillMs(carousel.locator('[aria-current=true]'))).toBe(spec.intervalMs);
      const order: number[] = [];
      for (let turn = 0; turn < spec.slides; turn += 1) {
        order.push(await shown());
        await page.clock.runFor(spec.intervalMs);
      }
      const start = first(order, 'slide');
      expect(order).toEqual(order.map((_, turn) => (start + turn) % spec.slides));
      expect(await shown()).toBe(start);
      await expect(carousel.locator(SLIDE)).toHaveCount(spec.slides);
      // C6 C7: the first Tab stop is the button, and its name says what a click will do.
      const button = carousel.locator('a[href], button').first();
      await expect(button).toBeVisible();
      await expect(button).toHaveAccessibleName(matchLabel(labels.pause, spec));
      await expect(button).not.toHaveAttribute('aria-pressed');
    });
});

test.describe('of the hero and the featured hotels', () => {
  test.use({ section: ':has(.featured)' });

  test('C8 keyboard focus stops the rotation; only the button starts it again', async ({ page }) => {
    const { carousel, shown } = await openCarousel(page, featuredCarousel);
    await page.keyboard.press('Tab');
    await dotOf(carousel, 0).focus();
    await expect(carousel.getByRole('button').first()).toHaveAccessibleName(matchLabel(labels.start));
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await expectStandstill(page, featuredCarousel.intervalMs, shown);
    await carousel.getByRole('button', { name: matchLabel(labels.start) }).click();
    await movePointerAway(page);
    await expectInterval(page, featuredCarousel.intervalMs, carousel);
  });

  test('C9 C3 the rotation pauses while the pointer is over it; a dot shows its slide and keeps the focus', async ({
    page,
  }) => {
    const { carousel, shown } = await openCarousel(page, featuredCarousel);
    await carousel.hover();
    await expectStandstill(page, featuredCarousel.intervalMs, shown);
    await movePointerAway(page);
    await expectInterval(page, featuredCarousel.intervalMs, carousel);

    const last = featuredCarousel.slides - 1;
    const dot = dotOf(carousel, last);
    await dot.click();
    await expect.poll(shown).toBe(last);
    await expect(dot).toBeFocused();
    await expect(dot).toHaveAttribute('aria-current', 'true');
  });

  test('C12 a slide higher than the screen stays while its lower rows are read', async ({ page }) => {
    const { carousel, shown } = await openCarousel(page, { ...featuredCarousel, width: 390 });
    await bringIntoView(carousel.locator(`${SLIDE}:not([inert]) a`).last());
    await expect(carousel.getByRole('button').first()).not.toBeInViewport();
    await expect(carousel.locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    await expectStandstill(page, featuredCarousel.intervalMs, shown);
    await bringIntoView(carousel.getByRole('button').first());
    await expect(carousel.locator('[aria-live]')).toHaveAttribute('aria-live', 'off');
    await expectInterval(page, featuredCarousel.intervalMs, carousel);
  });

  test('nothing rotates under the loader', async ({ page }) => {
    // As soon as possible: a slow machine may need the loader's two seconds for the rest.
    await page.addInitScript(() => {
      const timer = setInterval(() => {
        const [run] = document.querySelector('.loader')?.getAnimations() ?? [];
        if (!run) return;
        run.playbackRate = 0.001;
        clearInterval(timer);
      }, 10);
    });
    await controlClock(page);
    await visit(page, '/', { hasLoader: true });
    const carousel = await readyCarousel(page, heroCarousel.name);
    await stopClock(page);
    await expectStandstill(page, 2 * heroCarousel.intervalMs, () => shownSlide(carousel));
    await skipLoader(page);
    await expectInterval(page, heroCarousel.intervalMs, carousel);
  });

  test('a change takes its time', async ({ page }) => {
    const { carousel, shown } = await openCarousel(page, featuredCarousel);
    await carousel.getByRole('button', { name: matchLabel(labels.pause) }).click();
    const slides = carousel.locator(SLIDE);
    const next = ((await shown()) + 1) % (await slides.count());
    const viewport = await boxOf(carousel.locator('[aria-live]'));
    const distance = async () => {
      const box = await boxOf(slides.nth(next));
      return Math.abs(box.x - viewport.x) / viewport.width;
    };
    await dotOf(carousel, next).click();
    let passedMs = 0;
    while ((await distance()) > 0.01 && passedMs < 3000) {
      await page.clock.runFor(50);
      passedMs += 50;
    }
    expect(passedMs).toBeGreaterThan(featuredCarousel.transitionMs * 0.8);
    expect(passedMs).toBeLessThan(featuredCarousel.transitionMs * 1.25);
  });

  test.describe('with a touch screen', () => {
    test.use({ viewport: { width: 390, height: 664 }, hasTouch: true });

    /** Opens Home with a stopped clock, and scrolls to one of its carousels. */
    async function open(page: Page, name: string) {
      await controlClock(page);
      await visit(page, '/');
      const carousel = await readyCarousel(page, name);
      await stopClock(page);
      return { carousel, shown: () => shownSlide(carousel) };
    }

    test('C14 the first tap on Pause stops the rotation, and the next one starts it', async ({ page }) => {
      const { carousel, shown } = await open(page, labels.heroName);
      const button = carousel.getByRole('button').first();
      await expect(button).toHaveAccessibleName(matchLabel(labels.pause));
      await button.tap();
      await expect(button).toHaveAccessibleName(matchLabel(labels.start));
      await expectStandstill(page, 3000, shown);
      await button.tap();
      await expect(button).toHaveAccessibleName(matchLabel(labels.pause));
      await expectInterval(page, 3000, carousel);
    });

    test('a tapped dot shows its slide, and the rotation continues', async ({ page }) => {
      const { carousel, shown } = await open(page, featuredCarousel.name);
      await dotOf(carousel, 1).tap();
      await expect.poll(shown).toBe(1);
      await expect(carousel.getByRole('button').first()).toHaveAccessibleName(matchLabel(labels.pause));
      // It rotates while its button is in view, which the dots at its end are not.
      await bringIntoView(pauseOf(carousel));
      await expectInterval(page, featuredCarousel.intervalMs, carousel);
    });
  });
});
