import { headings } from '@/content/headings';
import { heroSlides } from '@/content/hero';
import { labels } from '@/content/labels';

import { carousels, featuredCarousel, findCarousel, heroCarousel, openStopped } from '../support/carousels';
import { carouselOf, dotOf, nextOf, SLIDE } from '../support/controls';
import { pinchZoom, preparePinchZoom } from '../support/pinch-zoom';
import { boxOf } from '../support/present';
import { expectStandstill, readyCarousel, shownSlide } from '../support/rotation';
import { expect, test } from '../support/test';
import { bringIntoView, matchLabel, reducedMotion, sectionOf, visit, waitTwoFrames } from '../support/visit';

test.describe('under reduced motion, with a touch screen', () => {
  test.use({ ...reducedMotion, hasTouch: true });

  test('C1 C2 C4 C5 C10 C13 2.5.7 each has names and does not move; keys, buttons and drags show other slides', async ({
    page,
  }) => {
    await preparePinchZoom(page);
    // All of them are carousels on a phone only.
    await openStopped(page, 390);
    for (const spec of carousels)
      await test.step(spec.name, async () => {
        const { carousel, shown } = await findCarousel(page, spec.name);
        await expect(carousel.locator('a[href], button').first()).toHaveAccessibleName(
          matchLabel(labels.start, spec),
        );
        await expectStandstill(page, spec.intervalMs, shown);
        await expect(carousel).toHaveAttribute('role', 'group');
        expect(spec.name).not.toMatch(/carousel/i);
        const slides = carousel.locator(SLIDE);
        const names = await slides.evaluateAll((list) =>
          list.map((slide) => slide.getAttribute('aria-label')),
        );
        expect(new Set(names).size).toBe(spec.slides);
        for (const name of names) expect(name).toMatch(/\S/);
        for (const slide of await slides.all()) await expect(slide).toHaveAttribute('role', 'group');
        const focusable = await carousel
          .locator(`${SLIDE}[inert]`)
          .locator('a, button')
          .evaluateAll((list) =>
            list.filter((element) => {
              (element as HTMLElement).focus();
              return document.activeElement === element;
            }),
          );
        expect(focusable).toHaveLength(0);
      });
    await page.clock.resume();

    await test.step('the hero has a pause button, two arrows and no dots, which work with Tab, Enter and Space', async () => {
      const { carousel, shown } = await findCarousel(page, heroCarousel.name);
      await expect(carousel.getByRole('button')).toHaveCount(3);
      await carousel.getByRole('button').first().focus();
      await page.keyboard.press('Tab');
      await expect(carousel.getByRole('button', { name: matchLabel(labels.previousSlide) })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect.poll(shown).toBe(heroSlides.length - 1);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await expect.poll(shown).toBe(0);
      await expect(nextOf(carousel)).toBeFocused();
    });

    await test.step('a drag shows the next slide, but moves a page that is zoomed by two fingers', async () => {
      const { carousel, shown } = await findCarousel(page, featuredCarousel.name);
      for (const index of [0, 1]) {
        const slide = carousel.locator(SLIDE).nth(index);
        await bringIntoView(slide);
        const { x, y, width, height } = await boxOf(slide);
        const middle = y + height / 2;
        await page.mouse.move(x + 0.9 * width, middle);
        await page.mouse.down();
        await page.mouse.move(x + 0.1 * width, middle, { steps: 8 });
        await page.mouse.up();
        await expect.poll(shown).toBe(1);
        await pinchZoom(page);
      }
      await waitTwoFrames(page);
      expect(await shown()).toBe(1);
      await dotOf(carousel, 0).tap();
      await expect.poll(shown).toBe(0);
    });
  });
});

/** Sections of Home that are carousels in narrow windows, and columns from a width on. */
const columns = [
  { name: headings.counters.title, from: 768, count: 4, item: '[role=img]' },
  { name: headings.specialOffers.title, from: 768, count: 3, item: 'article' },
  { name: headings.roomCarousel.title, from: 769, count: 4, item: 'a[href]' },
];

test('at 767, 768 and 769 px each part of Home shows one slide or all of its columns', async ({
  sharedPage,
}) => {
  for (const width of [767, 768, 769]) {
    const page = await sharedPage('/', { width, height: 900 });
    for (const { name, from, count, item } of columns) {
      const section = sectionOf(page, name);
      const items = section.locator(item);
      const isCarousel = width < from && carousels.some((carousel) => carousel.name === name);
      await bringIntoView(items.first());
      await expect(section.getByRole('button', { name: matchLabel(labels.start) })).toHaveCount(
        isCarousel ? 1 : 0,
      );
      if (isCarousel) expect(await shownSlide(await readyCarousel(page, name))).toBe(0);
      else await expect(section.locator('[aria-roledescription], [inert]')).toHaveCount(0);
      const boxes = await items.evaluateAll((list) => list.map((element) => element.getBoundingClientRect()));
      const onScreen = boxes.filter(({ left, right }) => left >= 0 && right <= width);
      expect(onScreen, `${name} at ${width} px`).toHaveLength(isCarousel ? 1 : boxes.length);
      const rows = new Set(onScreen.map(({ top }) => Math.round(top)));
      expect(rows.size, `${name} at ${width} px`).toBe(Math.ceil(onScreen.length / count));
    }
  }
});

test.describe('of the featured hotels', () => {
  test.use({ section: ':has(.featured)' });

  test('2.4.3 a carousel starts with the slide that contains the focus', async ({ page }) => {
    await visit(page, '/');
    const carousel = carouselOf(page, headings.featuredHotels.title);
    const slide = carousel.locator(SLIDE).nth(1);
    const link = slide.getByRole('link').first();
    await expect(carousel).not.toHaveAttribute('data-ready');
    // Without scrolling the row, because the carousel would notice that too.
    await link.evaluate((element) => element.focus({ preventScroll: true }));
    await bringIntoView(carousel);
    await expect(carousel).toHaveAttribute('data-ready');
    await expect(slide).not.toHaveAttribute('inert');
    await expect(link).toBeFocused();
  });
});
