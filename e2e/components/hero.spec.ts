import type { Locator, Page } from '@playwright/test';

import { heroSlides } from '@/content/hero';
import { hotelById } from '@/content/hotels';
import { labels } from '@/content/labels';

import { nextOf, pauseOf, SLIDE } from '../support/controls';
import { overlap } from '../support/layout';
import { hasLoaded } from '../support/present';
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

/**
 * Expects the promise and the whole search in the first screen, and returns the parts of the search that are cut off,
 * or under the contact buttons.
 */
async function faultsOfSearch(page: Page): Promise<string[]> {
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('search')).toBeInViewport({ ratio: 1 });
  return page.getByRole('search').evaluate((form) => {
    const contacts = [...document.querySelectorAll('.contact-widget a')].map((link) =>
      link.getBoundingClientRect(),
    );
    return [...form.querySelectorAll('label, input, select, button')]
      .filter((part) => {
        const text = document.createRange();
        text.selectNodeContents(part);
        const isWrapped = !part.matches('select') && text.getClientRects().length > 1;
        // A date field needs about 7.5 em for its ten characters, next to the button of the calendar.
        const isShort = part.matches('[type="date"]') && part.clientWidth < 100;
        const { right, bottom } = part.getBoundingClientRect();
        const isCovered = contacts.some(({ left, top }) => right > left && bottom > top);
        return isWrapped || isShort || isCovered || part.scrollWidth > part.clientWidth;
      })
      .map((part) => part.outerHTML);
  });
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
    const controls = document.querySelectorAll('.hero button, .contact-widget a, form');
    const lines = [element, element.previousElementSibling!].flatMap(rects);
    const faults = lines.flatMap(({ left, top, right, bottom, width }) => [
      ...(width === 0 ? ['not shown'] : []),
      ...(left < 0 || right > innerWidth || top < around.top || bottom > innerHeight ? ['cut off'] : []),
    ]);
    const others = [
      ...rects(document.querySelector('h1')!),
      ...[...controls].map((part) => part.getBoundingClientRect()),
    ];
    return { faults, lines, others };
  }, SLIDE);
  const covered = others.filter((box) => lines.some((line) => overlap(line, box, { x: 1, y: 2 })));
  return [
    ...faults,
    ...covered.map(({ left, top }) => `over something at ${Math.round(left)}, ${Math.round(top)}`),
  ];
}

/** How far what the first picture shows, at 6 to 59% of its height, is below the header and above the title, in px. */
const gapsOfPicture = (page: Page) =>
  page.evaluate(() => {
    const image = document.querySelector<HTMLImageElement>('.hero img')!;
    const box = image.getBoundingClientRect();
    const scale = Math.max(box.width / image.naturalWidth, box.height / image.naturalHeight);
    const height = image.naturalHeight * scale;
    const [, y = 0] = getComputedStyle(image).objectPosition.split(' ').map(parseFloat);
    const top = box.top + ((box.height - height) * y) / 100;
    const title = document.createRange();
    title.selectNodeContents(document.querySelector('h1')!);
    return {
      belowHeader: top + 0.06 * height - document.querySelector('header')!.getBoundingClientRect().bottom,
      aboveTitle: title.getBoundingClientRect().top - (top + 0.59 * height),
    };
  });

test('in every window, the first picture shows its subject between the header and the title', async ({
  page,
}) => {
  await visit(page, '/');
  for (const [width, height] of [
    [360, 640],
    [390, 664],
    [768, 1024],
    [1024, 768],
    [1280, 720],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    // A wider window loads a wider file.
    await expect.poll(() => hasLoaded(page.locator('.hero img').first())).toBe(true);
    const { belowHeader, aboveTitle } = await gapsOfPicture(page);
    expect.soft(belowHeader, `${width} x ${height}`).toBeGreaterThan(23.5);
    expect.soft(aboveTitle, `${width} x ${height}`).toBeGreaterThan(0);
  }
});

test('in every window, words, search and buttons are clear of each other', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  const carousel = await readyCarousel(page, labels.heroName);
  const slides = carousel.locator(SLIDE);
  // A closed foldable, phones, tablets and desktops, with and without the browser's bars, at both sides of the
  // breakpoints of the hero.
  for (const [width, height] of [
    [280, 653],
    [320, 480],
    [360, 640],
    // Just high enough for the layout of high windows, but not with the offline banner.
    [768, 656],
    [820, 520],
    [992, 744],
    [1280, 480],
    [1920, 1080],
  ] as const)
    await test.step(`${width} x ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await scrollPageTo(page, 0);
      // Lower windows may be scrolled.
      if (height >= 568) expect(await faultsOfSearch(page)).toEqual([]);
      for (const [index, slide] of heroSlides.entries()) {
        await expect(slides.nth(index)).toHaveCSS('opacity', '1');
        // The carousel updates its slides one frame after a resize.
        if (!slide.isMain) {
          const tagline = slides.nth(index).getByText(slide.tagline, { exact: true });
          await expect.poll(() => faultsOfWords(tagline), `slide ${index + 1}`).toEqual([]);
        }
        await nextOf(carousel).press('Enter');
        await scrollPageTo(page, 0);
      }
    });
});
