import { headings } from '@/content/headings';
import { heroSlides } from '@/content/hero';
import { labels } from '@/content/labels';

import {
  carousels,
  featuredCarousel,
  findCarousel,
  heroCarousel,
  openCarousel,
  openStopped,
} from '../support/carousels';
import { carouselOf, dotOf, nextOf, SLIDE } from '../support/controls';
import { boxOf } from '../support/present';
import { expectStandstill, readyCarousel, shownSlide } from '../support/rotation';
import { expect, test } from '../support/test';
import { bringIntoView, matchLabel, sectionOf, visit, waitTwoFrames } from '../support/visit';

test('C1 C2 C4 C5 C10 each has names, hidden slides that cannot be focused, and no movement under reduced motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
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
      const rolesAndNames = await slides.evaluateAll((list) =>
        list.map((slide) => [slide.getAttribute('role'), slide.getAttribute('aria-label')]),
      );
      expect(new Set(rolesAndNames.map(([, name]) => name)).size).toBe(spec.slides);
      for (const [role, name] of rolesAndNames) {
        expect(role).toBe('group');
        expect(name).toMatch(/\S/);
      }
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
});

/** Sections of Home that are carousels in narrow windows, and columns from a width on. */
const columns = [
  { name: headings.counters.title, from: 768, count: 4, item: '[role=img]' },
  { name: headings.specialOffers.title, from: 768, count: 3, item: 'article' },
  { name: headings.roomCarousel.title, from: 769, count: 4, item: 'a[href]' },
];

for (const width of [767, 768, 769])
  test(`at ${width} px each part of Home shows one slide or all of its columns`, async ({ sharedPage }) => {
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
      expect(onScreen, name).toHaveLength(isCarousel ? 1 : boxes.length);
      const rows = new Set(onScreen.map(({ top }) => Math.round(top)));
      expect(rows.size, name).toBe(Math.ceil(onScreen.length / count));
    }
  });

test('slides stay in view in a page that a translator wrote from right to left', async ({ page }) => {
  await openStopped(page, 390);
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  for (const example of carousels) {
    const { carousel, shown } = await findCarousel(page, example.name);
    // Each arrow points to where its slide comes from.
    const lefts = await carousel.evaluate((element) => {
      const leftOf = (button: Element) => button.getBoundingClientRect().left;
      const dots = [...element.querySelectorAll('.carousel-dot')];
      return {
        // The first button pauses.
        arrows: [...element.querySelectorAll('.round-button')].slice(1).map(leftOf),
        dots: dots.slice(0, 2).map(leftOf),
      };
    });
    for (const row of Object.values(lefts)) expect(row).toEqual([...row].sort((a, b) => a - b));
    await page.clock.runFor(example.intervalMs);
    // The slide that can be used is the one that can be seen.
    await expect
      .poll(async () => {
        await page.clock.runFor(500);
        return carousel.evaluate(
          (element, position) => {
            const { left } = element.querySelector('.carousel-viewport')!.getBoundingClientRect();
            const slide = element.querySelectorAll('.carousel-slide')[position]!;
            return Math.abs(slide.getBoundingClientRect().left - left);
          },
          await shown(),
        );
      })
      .toBeLessThan(2);
  }
});

test.describe('of the hero and the featured hotels', () => {
  test.use({ section: ':has(.featured)' });

  test('C13 the hero has a pause button, two arrows and no dots, which work with Tab, Enter and Space', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { carousel, shown } = await openCarousel(page, heroCarousel);
    await expect(carousel.getByRole('button')).toHaveCount(3);
    await carousel.getByRole('button').first().focus();
    await page.keyboard.press('Tab');
    await expect(carousel.getByRole('button', { name: matchLabel(labels.previousSlide) })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(shown).toBe(heroSlides.length - 1);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(shown).toBe(heroSlides.length - 1);
    await page.keyboard.press('Space');
    await expect.poll(shown).toBe(0);
    await expect(nextOf(carousel)).toBeFocused();
  });

  test('2.5.7 a drag shows the next slide, and a dot shows the first one again', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/');
    const carousel = await readyCarousel(page, featuredCarousel.name);
    const box = await boxOf(carousel.getByRole('img').first());
    // The carousel's script loads when it comes near.
    await expect(async () => {
      await page.mouse.move(box.x + box.width * 0.9, box.y + 100);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width * 0.1, box.y + 100, { steps: 8 });
      await page.mouse.up();
      expect(await shownSlide(carousel)).toBe(1);
    }).toPass();
    await dotOf(carousel, 0).click();
    await expect.poll(() => shownSlide(carousel)).toBe(0);
  });

  test('2.4.3 a focused row keeps the focus when its carousel is hydrated', async ({ page }) => {
    await visit(page, '/');
    const carousel = carouselOf(page, headings.featuredHotels.title);
    // A row that scrolls has no role.
    const row = carousel.locator('.carousel-viewport');
    await expect(carousel).not.toHaveAttribute('data-ready');
    await row.focus();
    await expect(carousel).toHaveAttribute('data-ready');
    await expect(row).toBeFocused();
  });

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

  test.describe('with a touch screen', () => {
    test.use({ viewport: { width: 390, height: 664 }, hasTouch: true });

    test('a drag changes the slide, but moves a page that is zoomed by two fingers', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript(() =>
        Object.defineProperty(visualViewport!, 'scale', {
          get: () => ('isZoomed' in document.documentElement.dataset ? 2 : 1),
        }),
      );
      await visit(page, '/');
      const carousel = await readyCarousel(page, featuredCarousel.name);
      for (const index of [0, 1]) {
        const slide = carousel.locator(SLIDE).nth(index);
        await bringIntoView(slide);
        const { x, y, width, height } = await boxOf(slide);
        const middle = y + height / 2;
        await page.mouse.move(x + 0.9 * width, middle);
        await page.mouse.down();
        await page.mouse.move(x + 0.1 * width, middle, { steps: 8 });
        await page.mouse.up();
        await expect.poll(() => shownSlide(carousel)).toBe(1);
        await page.locator('html').evaluate((html) => (html.dataset.isZoomed = ''));
      }
      await waitTwoFrames(page);
      expect(await shownSlide(carousel)).toBe(1);
    });
  });
});
