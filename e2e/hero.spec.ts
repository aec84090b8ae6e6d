import { heroSlides } from '@/content/hero';
import { hotelById } from '@/content/hotels';
import { labels } from '@/content/labels';

import { nextOf, pauseOf, SLIDE } from './support/controls';
import { entry, first } from './support/present';
import { readyCarousel, stopClock, controlClock } from './support/rotation';
import { expect, test } from './support/test';
import { visit } from './support/visit';

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
  await nextOf(carousel).click();
  await page.clock.runFor(200);
  const looks = await slides.evaluateAll((list) =>
    list.map((slide) => ({
      opacity: Number(getComputedStyle(slide).opacity),
      x: slide.getBoundingClientRect().x,
    })),
  );
  const partly = looks.filter(({ opacity }) => opacity > 0 && opacity < 1);
  expect(partly.length).toBe(2);
  expect(Math.abs(first(partly, 'picture').x - entry(partly, 1, 'picture').x)).toBeLessThan(2);
});
