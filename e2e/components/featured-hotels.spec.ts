import type { Locator } from '@playwright/test';

import { headings } from '@/content/headings';
import { featuredHotels, nameWithoutBrand } from '@/content/hotels';
import { labels } from '@/content/labels';

import { featuredCarousel } from '../support/carousels';
import { SLIDE } from '../support/controls';
import { boxOf, entry } from '../support/present';
import { readyCarousel, shownSlide } from '../support/rotation';
import { expect, test } from '../support/test';
import { bringIntoView, matchLabel, sectionOf, visit } from '../support/visit';

test("'Featured Hotels' has one slide per hotel with three rows: alternate sides, Visit Us in odd rows", async ({
  sharedPage,
}) => {
  const page = await sharedPage('/');
  const carousel = await readyCarousel(page, headings.featuredHotels.title);
  const dots = carousel.getByRole('button', { name: matchLabel(labels.goToSlide) });
  await expect(dots).toHaveCount(featuredHotels.length);
  const arrows = carousel.getByRole('button', { name: matchLabel([labels.nextSlide, labels.previousSlide]) });
  await expect(arrows).toHaveCount(0);
  const slides = await carousel.locator(SLIDE).evaluateAll((list) =>
    list.map((slide) =>
      [...slide.querySelectorAll('h3')].map((heading) => {
        const link = heading.parentElement!.querySelector('a')!;
        const image = heading.parentElement!.parentElement!.querySelector('img')!;
        return {
          heading: heading.textContent,
          word: link.querySelector('span')!.textContent,
          href: link.getAttribute('href'),
          side: image.getBoundingClientRect().x < link.getBoundingClientRect().x ? 'left' : 'right',
        };
      }),
    ),
  );
  expect(slides).toEqual(
    featuredHotels.map(({ rows, link }) =>
      rows.map(({ heading }, index) => ({
        heading,
        word: index % 2 === 0 ? labels.visitUs : labels.learnMore,
        href: link.url,
        side: index % 2 === 0 ? 'left' : 'right',
      })),
    ),
  );
});

for (const width of [768, 1024, 1440])
  test(`at ${width} px the texts of a featured hotel begin at the upper edge of their pictures`, async ({
    sharedPage,
  }) => {
    const page = await sharedPage('/', { width, height: 800 });
    await bringIntoView(sectionOf(page, featuredCarousel.name));
    const slide = (await readyCarousel(page, featuredCarousel.name)).locator(SLIDE).first();
    const tops = (parts: Locator) =>
      parts.evaluateAll((all) => all.map((part) => Math.round(part.getBoundingClientRect().top)));
    expect(await tops(slide.getByRole('heading', { level: 3 }))).toEqual(await tops(slide.getByRole('img')));
  });

test('the end of a featured hotel names the next one, and a click shows that from its top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  const carousel = await readyCarousel(page, featuredCarousel.name);
  const next = carousel.getByRole('button', { name: matchLabel(labels.nextHotel) });
  const nameOf = (index: number) => nameWithoutBrand(entry(featuredHotels, index, 'featured hotel').name);
  await expect(next).toContainText(nameOf(1));
  await bringIntoView(next);
  await next.click();
  await expect.poll(() => shownSlide(carousel)).toBe(1);
  const slide = carousel.locator(`${SLIDE}:not([inert])`);
  await expect(slide.getByRole('heading').first()).toHaveText(
    entry(featuredHotels, 1, 'featured hotel').name,
  );
  await expect(slide.getByRole('heading').first()).toBeInViewport();
  const third = 2 % featuredHotels.length;
  await expect(next).toContainText(nameOf(third));
  // With the keyboard, the focus stays in view.
  await bringIntoView(next);
  await next.press('Enter');
  await expect.poll(() => shownSlide(carousel)).toBe(third);
  await expect(next).toBeInViewport();
});

for (const width of [390, 1440])
  test(`at ${width} px the title of the featured hotels is larger than their names`, async ({
    sharedPage,
  }) => {
    const page = await sharedPage('/', { width, height: 800 });
    const section = sectionOf(page, featuredCarousel.name);
    await bringIntoView(section);
    const sizeOf = (level: number) =>
      section
        .getByRole('heading', { level })
        .first()
        .evaluate((title) => parseFloat(getComputedStyle(title).fontSize));
    expect(await sizeOf(2)).toBeGreaterThan(await sizeOf(3));
  });

for (const width of [390, 1440, 1920])
  test(`at ${width} px the pause button of the featured hotels is below their title, at its left edge`, async ({
    sharedPage,
  }) => {
    const page = await sharedPage('/', { width, height: 800 });
    const section = sectionOf(page, featuredCarousel.name);
    const button = (await readyCarousel(page, featuredCarousel.name)).getByRole('button').first();
    const { y } = await boxOf(button);
    const { x } = await boxOf(button.locator('svg'));
    const title = await boxOf(section.getByRole('heading', { level: 2 }));
    expect(x).toBeCloseTo(title.x, 0);
    expect(y).toBeGreaterThanOrEqual(title.y + title.height);
  });
