import type { Page } from '@playwright/test';

import { counters } from '@/content/counters';
import { heroSlides } from '@/content/hero';
import { featuredHotels, nameWithoutBrand } from '@/content/hotels';
import { labels } from '@/content/labels';
import { offers } from '@/content/offers';
import { headings } from '@/content/pages';
import { roomCarousel } from '@/content/rooms';

import {
  expectInterval,
  expectStandstill,
  fillMs,
  readyCarousel,
  shownSlide,
  stopClock,
  controlClock,
} from './support/moving';
import { skipWithLongerContent } from './support/sample-content';
import { expect, test } from './support/test';
import { bringIntoView, movePointerAway, matchLabel, sectionOf, skipLoader, visit } from './support/visit';

const carousels = [
  { name: labels.heroName, intervalMs: 3000, transitionMs: 700, slides: heroSlides.length, width: 1280 },
  {
    name: headings.featuredHotels.title,
    intervalMs: 6000,
    transitionMs: 800,
    slides: featuredHotels.length,
    width: 1280,
  },
  {
    name: headings.counters.title,
    intervalMs: 3000,
    transitionMs: 1000,
    slides: counters.length,
    width: 390,
  },
  {
    name: headings.specialOffers.title,
    intervalMs: 3000,
    transitionMs: 700,
    slides: offers.length,
    width: 390,
  },
  {
    name: headings.roomCarousel.title,
    intervalMs: 3000,
    transitionMs: 700,
    slides: roomCarousel.length,
    width: 390,
  },
];
const featured = carousels[1]!;

/** Opens Home with a stopped clock, and scrolls to one of its carousels. */
async function open(page: Page, { name, width }: { name: string; width: number }) {
  await openStopped(page, width);
  return find(page, name);
}

/** Opens Home with a stopped clock. */
async function openStopped(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 });
  await controlClock(page);
  await visit(page, '/');
  await stopClock(page);
}

/** Scrolls to a carousel. */
async function find(page: Page, name: string) {
  const carousel = await readyCarousel(page, name);
  return { carousel, shown: () => shownSlide(carousel) };
}

for (const width of [1280, 390]) {
  const ofWidth = carousels.filter((spec) => spec.width === width);

  test(`at ${width} px each carousel changes at its interval, and starts again after its last slide`, async ({
    page,
  }) => {
    await openStopped(page, width);
    for (const spec of ofWidth)
      await test.step(spec.name, async () => {
        const { carousel, shown } = await find(page, spec.name);
        await expectInterval(page, spec.intervalMs, carousel);
        if (spec === featured)
          expect(await fillMs(carousel.locator('[aria-current=true]'))).toBe(spec.intervalMs);
        const order: number[] = [];
        for (let turn = 0; turn < spec.slides; turn += 1) {
          order.push(await shown());
          await page.clock.runFor(spec.intervalMs);
        }
        const first = order[0]!;
        expect(order).toEqual(order.map((_, turn) => (first + turn) % spec.slides));
        expect(await shown()).toBe(first);
        await expect(carousel.locator('[aria-roledescription="slide"]')).toHaveCount(spec.slides);
        // C6 C7: the first Tab stop is the button, and its name says what a press will do.
        const button = carousel.locator('a[href], button').first();
        await expect(button).toBeVisible();
        await expect(button).toHaveAccessibleName(matchLabel(labels.pause, spec));
        await expect(button).not.toHaveAttribute('aria-pressed');
      });
  });

  test(`C1 C2 C4 C5 C10 at ${width} px each has names, keeps hidden slides out of reach, and is still under reduced motion`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openStopped(page, width);
    for (const spec of ofWidth)
      await test.step(spec.name, async () => {
        const { carousel, shown } = await find(page, spec.name);
        await expect(carousel.locator('a[href], button').first()).toHaveAccessibleName(
          matchLabel(labels.start, spec),
        );
        await expectStandstill(page, spec.intervalMs, shown);
        await expect(carousel).toHaveAttribute('role', 'group');
        expect(spec.name).not.toMatch(/carousel/i);
        const slides = carousel.locator('[aria-roledescription="slide"]');
        const looks = await slides.evaluateAll((list) =>
          list.map((slide) => [slide.getAttribute('role'), slide.getAttribute('aria-label')]),
        );
        expect(new Set(looks.map(([, name]) => name)).size).toBe(spec.slides);
        for (const [role, name] of looks) {
          expect(role).toBe('group');
          expect(name).toMatch(/\S/);
        }
        const reached = await carousel
          .locator('[aria-roledescription="slide"][inert]')
          .locator('a, button')
          .evaluateAll((list) =>
            list.filter((element) => {
              (element as HTMLElement).focus();
              return document.activeElement === element;
            }),
          );
        expect(reached).toHaveLength(0);
      });
  });
}

/** Sections of Home that are carousels in narrow windows, and columns from a width on. */
const columns = [
  { name: headings.counters.title, from: 768, count: 4, item: '.counter' },
  { name: headings.specialOffers.title, from: 768, count: 3, item: 'article' },
  { name: headings.roomCarousel.title, from: 769, count: 4, item: 'a[href]' },
];

for (const width of [767, 768, 769])
  test(`at ${width} px each part of Home shows one slide or all of its columns`, async ({ sharedPage }) => {
    const page = await sharedPage('/', { width, height: 900 });
    for (const { name, from, count, item } of columns) {
      const section = sectionOf(page, name);
      const items = section.locator(item);
      const isCarousel = width < from;
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

test('C8 keyboard focus stops the rotation; only the button starts it again', async ({ page }) => {
  const { carousel, shown } = await open(page, featured);
  await page.keyboard.press('Tab');
  await carousel.getByRole('button', { name: matchLabel(labels.goToSlide, { n: 1 }) }).focus();
  await expect(carousel.getByRole('button').first()).toHaveAccessibleName(matchLabel(labels.start));
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await expectStandstill(page, featured.intervalMs, shown);
  await carousel.getByRole('button', { name: matchLabel(labels.start) }).click();
  await movePointerAway(page);
  await expectInterval(page, featured.intervalMs, carousel);
});

test('C9 C3 hover pauses the rotation while it lasts; the dots show a slide and keep the focus', async ({
  page,
}) => {
  const { carousel, shown } = await open(page, featured);
  await carousel.hover();
  await expectStandstill(page, featured.intervalMs, shown);
  await movePointerAway(page);
  await expectInterval(page, featured.intervalMs, carousel);

  const name = matchLabel(labels.goToSlide, { n: 4, total: featured.slides });
  const dot = carousel.getByRole('button', { name });
  await dot.click();
  await expect.poll(shown).toBe(3);
  await expect(dot).toBeFocused();
  await expect(dot).toHaveAttribute('aria-current', 'true');
});

test('C13 the hero has a pause button, two arrows and no dots, for Tab, Enter and Space', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { carousel, shown } = await open(page, carousels[0]!);
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
  await expect(carousel.getByRole('button', { name: matchLabel(labels.nextSlide) })).toBeFocused();
});

test('2.5.7 everything that can be dragged also has buttons', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  const carousel = await readyCarousel(page, featured.name);
  const box = (await carousel.getByRole('img').first().boundingBox())!;
  // The carousel's script loads when it comes near.
  await expect(async () => {
    await page.mouse.move(box.x + box.width * 0.9, box.y + 100);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.1, box.y + 100, { steps: 8 });
    await page.mouse.up();
    expect(await shownSlide(carousel)).toBe(1);
  }).toPass();
  await carousel.getByRole('button', { name: matchLabel(labels.goToSlide, { n: 1 }) }).click();
  await expect.poll(() => shownSlide(carousel)).toBe(0);
});

test('a slide higher than the screen stays while its lower rows are read', async ({ page }) => {
  const { carousel, shown } = await open(page, { ...featured, width: 390 });
  await bringIntoView(carousel.locator('[aria-roledescription="slide"]:not([inert]) a').last());
  await expect(carousel.getByRole('button').first()).not.toBeInViewport();
  await expect(carousel.locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  await expectStandstill(page, featured.intervalMs, shown);
  await bringIntoView(carousel.getByRole('button').first());
  await expect(carousel.locator('[aria-live]')).toHaveAttribute('aria-live', 'off');
  await expectInterval(page, featured.intervalMs, carousel);
});

test('the end of a featured hotel names the next one, and a press shows that from its top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  const carousel = await readyCarousel(page, featured.name);
  const next = carousel.getByRole('button', { name: matchLabel(labels.nextHotel) });
  const nameOf = (index: number) => nameWithoutBrand(featuredHotels[index]!.name);
  await expect(next).toContainText(nameOf(1));
  await bringIntoView(next);
  await next.click();
  await expect.poll(() => shownSlide(carousel)).toBe(1);
  const slide = carousel.locator('[aria-roledescription="slide"]:not([inert])');
  await expect(slide.getByRole('heading').first()).toHaveText(featuredHotels[1]!.name);
  await expect(slide.getByRole('heading').first()).toBeInViewport();
  await expect(next).toContainText(nameOf(2));
  // With the keyboard, the focus stays in view.
  await bringIntoView(next);
  await next.press('Enter');
  await expect.poll(() => shownSlide(carousel)).toBe(2);
  await expect(next).toBeInViewport();
});

for (const [width, height] of [
  [390, 1400],
  [1440, 1270],
] as const)
  test(`at ${width} px the featured hotels are at most ${height} px high, with a title larger than their names`, async ({
    sharedPage,
  }) => {
    skipWithLongerContent();
    const page = await sharedPage('/', { width, height: 800 });
    const section = sectionOf(page, featured.name);
    await bringIntoView(section);
    expect((await section.boundingBox())!.height).toBeLessThanOrEqual(height);
    const sizeOf = (level: number) =>
      section
        .getByRole('heading', { level })
        .first()
        .evaluate((title) => parseFloat(getComputedStyle(title).fontSize));
    expect(await sizeOf(2)).toBeGreaterThan(await sizeOf(3));
  });

for (const width of [390, 1440])
  test(`at ${width} px the pause button of the featured hotels is at the left edge of their title`, async ({
    sharedPage,
  }) => {
    const page = await sharedPage('/', { width, height: 800 });
    const section = sectionOf(page, featured.name);
    const button = (await readyCarousel(page, featured.name)).getByRole('button').first();
    const title = section.getByRole('heading', { level: 2 });
    expect((await button.boundingBox())!.x).toBe((await title.boundingBox())!.x);
  });

for (const width of [1280, 390])
  test(`at ${width} px slides stay in view in a page that a translator wrote from right to left`, async ({
    page,
  }) => {
    await openStopped(page, width);
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    for (const one of carousels) {
      if (one.width < width) continue;
      const { carousel, shown } = await find(page, one.name);
      // Each sign points to where its slide comes from.
      const lefts = await carousel.evaluate((element) => {
        const leftOf = (button: Element) => button.getBoundingClientRect().left;
        const dots = [...element.querySelectorAll('.carousel-dot')];
        return {
          arrows: [...element.querySelectorAll('.round-button:not(.rotation-button)')].map(leftOf),
          dots: dots.slice(0, 2).map(leftOf),
        };
      });
      for (const row of Object.values(lefts)) expect(row).toEqual(row.toSorted((a, b) => a - b));
      for (let change = 0; change < 2; change++) {
        await page.clock.runFor(one.intervalMs);
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
    }
    // A number is read from left to right in every language.
    const number = page.getByRole('banner').locator('a[href^="tel:"]').first();
    expect(
      await number.evaluate((link) => {
        const text = [...link.childNodes].find((node) => node instanceof Text)!;
        const range = document.createRange();
        const leftOf = (from: number) => {
          range.setStart(text, from);
          range.setEnd(text, from + 1);
          return range.getBoundingClientRect().left;
        };
        return leftOf(0) < leftOf(text.textContent!.length - 1);
      }),
    ).toBe(true);
  });

test('nothing rotates under the loader', async ({ page }) => {
  const [hero] = carousels;
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
  const carousel = await readyCarousel(page, hero!.name);
  await stopClock(page);
  await expectStandstill(page, 2 * hero!.intervalMs, () => shownSlide(carousel));
  await skipLoader(page);
  await expectInterval(page, hero!.intervalMs, carousel);
});

for (const { name, transitionMs, width } of carousels.filter(({ name }) =>
  [headings.featuredHotels.title, headings.counters.title].includes(name as never),
)) {
  test(`a change of ${name} takes about ${transitionMs} ms`, async ({ page }) => {
    const { carousel, shown } = await open(page, { name, width });
    await carousel.getByRole('button', { name: matchLabel(labels.pause) }).click();
    const slides = carousel.locator('[aria-roledescription="slide"]');
    const next = (await shown()) + 1;
    const viewport = (await carousel.locator('[aria-live]').boundingBox())!;
    const distance = async () => {
      const box = (await slides.nth(next).boundingBox())!;
      return Math.abs(box.x - viewport.x) / viewport.width;
    };
    await carousel.getByRole('button', { name: matchLabel(labels.goToSlide, { n: next + 1 }) }).click();
    let passedMs = 0;
    while ((await distance()) > 0.01 && passedMs < 3000) {
      await page.clock.runFor(20);
      passedMs += 20;
    }
    expect(passedMs).toBeGreaterThan(transitionMs * 0.8);
    expect(passedMs).toBeLessThan(transitionMs * 1.25);
  });
}

test('the switch in the footer stops everything that moves, on this page and the next', async ({ page }) => {
  const { carousel, shown } = await open(page, featured);
  await page.getByRole('button', { name: labels.pauseMotion }).click();
  await expect(carousel.getByRole('button').first()).toHaveAccessibleName(matchLabel(labels.start));
  await readyCarousel(page, featured.name);
  await expectStandstill(page, featured.intervalMs, shown);
  await page.clock.resume();
  await visit(page, '/');
  await expect(page.getByRole('button', { name: labels.resumeMotion })).toBeAttached();
  const again = await readyCarousel(page, featured.name);
  await expect(again.getByRole('button').first()).toHaveAccessibleName(matchLabel(labels.start));
  // Not shown if the system asks for reduced motion.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.getByRole('button', { name: labels.resumeMotion })).toBeHidden();
});
