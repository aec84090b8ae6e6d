import type { Locator, Page } from '@playwright/test';

import { heroSlides } from '@/content/hero';
import { hotelById } from '@/content/hotels';
import { labels } from '@/content/labels';

import { nextOf, pauseOf, SLIDE } from '../support/controls';
import { overlap } from '../support/layout';
import { controlClock, readyCarousel, shownSlide, stopClock } from '../support/rotation';
import { expect, test } from '../support/test';
import { scrollPageTo, visit } from '../support/visit';

test.use({ section: '.hero' });

test('the hero pictures come from the content, the first without text, and fade in place', async ({
  page,
}) => {
  await controlClock(page);
  await visit(page, '/');
  const carousel = await readyCarousel(page, labels.heroName);
  const slides = carousel.locator(SLIDE);
  await expect(slides).toHaveCount(heroSlides.length);
  expect((await slides.first().innerText()).trim()).toBe('');
  for (const [index, slide] of heroSlides.entries()) {
    if (slide.isMain) continue;
    await expect(slides.nth(index)).toContainText(hotelById(slide.hotel).name);
    await expect(slides.nth(index)).toContainText(slide.tagline);
  }

  await stopClock(page);
  // Pause first: in the middle of a fade, two slides overlap and are both partly visible.
  await pauseOf(carousel).click();
  await page.clock.runFor(2000);
  // On a slow machine, the first slide is no longer shown. It lies under all others.
  while ((await shownSlide(carousel)) > 0) {
    await nextOf(carousel).click();
    await page.clock.runFor(2000);
  }
  await nextOf(carousel).click();
  await page.clock.runFor(200);
  const looks = await slides.evaluateAll((list) =>
    list.map((slide) => ({
      opacity: Number(getComputedStyle(slide).opacity),
      x: slide.getBoundingClientRect().x,
      isInert: (slide as HTMLElement).inert,
    })),
  );
  // In place, and over the old slide, so that the background is never seen.
  const [old, ...covered] = looks.filter(({ isInert, opacity }) => isInert && opacity > 0);
  const shown = looks.find(({ isInert }) => !isInert)!;
  expect(covered).toEqual([]);
  expect(old!.opacity).toBe(1);
  expect(shown.opacity).toBeGreaterThan(0);
  expect(shown.opacity).toBeLessThan(1);
  expect(shown.x).toBeCloseTo(old!.x, 0);
});

/** What the first picture shows, in shares of its width and height. */
const things = {
  'the lamp': { left: 0.543, top: 0.061, right: 0.604, bottom: 0.195 },
  'the brass lamp': { left: 0.79, top: 0.122, right: 0.892, bottom: 0.42 },
  'the pot': { left: 0.487, top: 0.305, right: 0.665, bottom: 0.571 },
  'the flowers': { left: 0.738, top: 0.52, right: 0.849, bottom: 0.592 },
};

/** What is wrong with the place of the things in the first picture: under the header, covered or cut off. */
async function faultsOfPicture(page: Page): Promise<string[]> {
  return page.evaluate((all) => {
    const image = document.querySelector<HTMLImageElement>('.hero img')!;
    const box = image.getBoundingClientRect();
    const scale = Math.max(box.width / image.naturalWidth, box.height / image.naturalHeight);
    const shown = { width: image.naturalWidth * scale, height: image.naturalHeight * scale };
    const [x = 0, y = 0] = getComputedStyle(image).objectPosition.split(' ').map(parseFloat);
    const left = box.left + ((box.width - shown.width) * x) / 100;
    const top = box.top + ((box.height - shown.height) * y) / 100;
    const hero = document.querySelector('.hero')!;
    const headerBottom = -parseFloat(getComputedStyle(hero).marginTop);
    const words = document.createRange();
    words.selectNodeContents(document.querySelector('h1')!);
    const over = [
      ...words.getClientRects(),
      ...[...document.querySelectorAll('form, .hero button, .contact-widget a')].map((part) =>
        part.getBoundingClientRect(),
      ),
    ];
    return Object.entries(all).flatMap(([name, thing]) => {
      const rect = {
        left: left + thing.left * shown.width,
        right: left + thing.right * shown.width,
        top: top + thing.top * shown.height,
        bottom: top + thing.bottom * shown.height,
      };
      const isTouched = over.some(
        (part) =>
          part.left < rect.right &&
          part.right > rect.left &&
          part.top < rect.bottom &&
          part.bottom > rect.top,
      );
      return [
        ...(rect.top < headerBottom + 23.5
          ? [`${name} is at ${rect.top}, the header ends at ${headerBottom}`]
          : []),
        ...(isTouched ? [`something lies over ${name}`] : []),
        ...(rect.left < 0 || rect.right > innerWidth ? [`${name} is cut off`] : []),
      ];
    });
  }, things);
}

test.describe('without pictures', () => {
  test.use({ allowedConsole: [/ERR_FAILED|Failed to load/], allowedFailures: [/\/pictures\//] });

  test('a later picture that cannot be loaded shows no text across the title', async ({ page }) => {
    await page.route(/\/hero-(?!arrival)/, (route) => route.abort());
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/');
    const carousel = await readyCarousel(page, labels.heroName);
    await nextOf(carousel).click();
    const picture = carousel.locator(`${SLIDE}:not([inert]) picture`);
    await expect(picture).toHaveAttribute('data-missing', /./);
    expect(await picture.evaluate((element) => getComputedStyle(element, '::before').content)).toBe('none');
    await expect(carousel.locator(`${SLIDE}:not([inert])`)).toContainText(
      heroSlides[1]!.isMain ? '' : hotelById(heroSlides[1]!.hotel).name,
    );
  });
});

/** Expects the promise and the whole search in the first screen, and returns the parts of the search that are cut off. */
async function cutPartsOfSearch(page: Page): Promise<string[]> {
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('search')).toBeInViewport({ ratio: 1 });
  return page.getByRole('search').evaluate((form) =>
    [...form.querySelectorAll('label, input, button')]
      .filter((part) => {
        const text = document.createRange();
        text.selectNodeContents(part);
        const isWrapped = text.getClientRects().length > 1;
        // A date field needs about 7.5 em for its ten characters, next to the button of the calendar.
        const isShort = part.matches('[type="date"]') && part.clientWidth < 100;
        return isWrapped || isShort || part.scrollWidth > part.clientWidth;
      })
      .map((part) => part.outerHTML),
  );
}

/** The problems of a slide's name and tagline: cut off, overlapping, or not visible. */
async function faultsOfWords(tagline: Locator): Promise<string[]> {
  if (!(await tagline.isVisible())) return ['not shown'];
  const { faults, lines, others } = await tagline.evaluate((element, slide) => {
    const rects = (part: Element) => {
      const words = document.createRange();
      words.selectNodeContents(part);
      return [...words.getClientRects()];
    };
    const around = element.closest(slide)!.getBoundingClientRect();
    const others = [
      ...rects(document.querySelector('h1')!),
      ...[...document.querySelectorAll('.hero button, .contact-widget a, form')].map((part) =>
        part.getBoundingClientRect(),
      ),
    ];
    const lines = [element, element.previousElementSibling!].flatMap(rects);
    const faults = lines.flatMap(({ left, top, right, bottom, width }) => [
      ...(width === 0 ? ['not shown'] : []),
      ...(left < 0 || right > innerWidth || top < around.top || bottom > innerHeight ? ['cut off'] : []),
    ]);
    return { faults, lines, others };
  }, SLIDE);
  const covered = others.filter((box) => lines.some((line) => overlap(line, box, { x: 1, y: 2 })));
  return [
    ...faults,
    ...covered.map(({ left, top }) => `over something at ${Math.round(left)}, ${Math.round(top)}`),
  ];
}

/**
 * Phones, tablets and desktops, with and without the browser's bars, at both sides of each breakpoint of the hero.
 */
const windows = [
  [320, 480],
  [320, 568],
  [360, 640],
  [390, 664],
  [568, 480],
  [768, 640],
  // Just high enough for the layout of high windows, but not with the offline banner.
  [768, 656],
  [768, 1024],
  [820, 520],
  [992, 744],
  [1280, 480],
  [1440, 900],
  [1920, 1080],
] as const;

test('in every window, words, search, buttons and what the pictures show are clear of each other', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  const carousel = await readyCarousel(page, labels.heroName);
  const next = nextOf(carousel);
  const slides = carousel.locator(SLIDE);
  for (const [width, height] of windows)
    await test.step(`${width} x ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await scrollPageTo(page, 0);
      // Lower windows may be scrolled.
      if (height >= 568) expect(await cutPartsOfSearch(page)).toEqual([]);
      if (height >= 640) expect(await faultsOfPicture(page)).toEqual([]);
      for (const [index, slide] of heroSlides.entries()) {
        await expect(slides.nth(index)).toHaveCSS('opacity', '1');
        // The carousel updates its slides one frame after a resize.
        if (!slide.isMain) {
          const tagline = slides.nth(index).getByText(slide.tagline, { exact: true });
          await expect.poll(() => faultsOfWords(tagline), `slide ${index + 1}`).toEqual([]);
        }
        await next.press('Enter');
        await scrollPageTo(page, 0);
      }
    });
});
