import { headings } from '@/content/headings';
import { featuredHotels, nameWithoutBrand } from '@/content/hotels';
import { labels } from '@/content/labels';

import { SLIDE } from '../support/controls';
import { entry, first } from '../support/present';
import { readyCarousel, shownSlide } from '../support/rotation';
import { expect, test } from '../support/test';
import { bringIntoView, matchLabel, reducedMotion, visit } from '../support/visit';

const { title } = headings.featuredHotels;

test("'Featured Hotels' has one slide per hotel with three rows: alternate sides, Visit Us in odd rows", async ({
  sharedPage,
}) => {
  const page = await sharedPage('/');
  const carousel = await readyCarousel(page, title);
  await expect(carousel.getByRole('button', { name: matchLabel(labels.goToSlide) })).toHaveCount(
    featuredHotels.length,
  );
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

  for (const width of [390, 768, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const looks = await carousel.locator('xpath=ancestor::section[1]').evaluate((section) => {
      const boxOf = (part: Element) => part.getBoundingClientRect();
      const sizeOf = (part: Element) => parseFloat(getComputedStyle(part).fontSize);
      const heading = section.querySelector('h2')!;
      const slide = section.querySelector('[aria-roledescription=slide]')!;
      const pause = section.querySelector('button')!;
      const tops = (selector: string) =>
        [...slide.querySelectorAll(selector)].map((part) => Math.round(boxOf(part).top));
      return {
        isTitleLarger: sizeOf(heading) > sizeOf(slide.querySelector('h3')!),
        pauseIsBelowTitle: boxOf(pause).top >= boxOf(heading).bottom,
        pauseFromEdge: Math.round(boxOf(heading).right - boxOf(pause.querySelector('svg')!).right),
        texts: tops('h3'),
        pictures: tops('img'),
      };
    });
    expect(looks, `${width} px`).toMatchObject({
      isTitleLarger: true,
      pauseIsBelowTitle: true,
      pauseFromEdge: 0,
    });
    // Side by side, they begin at one height.
    if (width > 390) expect(looks.texts, `${width} px`).toEqual(looks.pictures);
  }
});

test.describe('on a phone', () => {
  test.use({ ...reducedMotion, viewport: { width: 390, height: 664 }, section: ':has(.featured)' });

  test('the end of a featured hotel names the next one, and a click there or on a dot shows a hotel from its top', async ({
    page,
  }) => {
    await visit(page, '/');
    const carousel = await readyCarousel(page, title);
    const next = carousel.getByRole('button', { name: matchLabel(labels.nextHotel) });
    const nameOf = (index: number) => nameWithoutBrand(entry(featuredHotels, index, 'featured hotel').name);
    await expect(next).toContainText(nameOf(1));
    await bringIntoView(next);
    await next.click();
    await expect.poll(() => shownSlide(carousel)).toBe(1);
    const heading = carousel.locator(`${SLIDE}:not([inert])`).getByRole('heading').first();
    await expect(heading).toHaveText(entry(featuredHotels, 1, 'featured hotel').name);
    await expect(heading).toBeInViewport();
    const third = 2 % featuredHotels.length;
    await expect(next).toContainText(nameOf(third));
    const dot = carousel.getByRole('button', { name: matchLabel(labels.goToSlide) }).first();
    await bringIntoView(dot);
    await dot.click();
    await expect(heading).toHaveText(first(featuredHotels, 'featured hotel').name);
    await expect(heading).toBeInViewport();
    await bringIntoView(next);
    await next.click();
    // With the keyboard, the focus stays in view.
    await bringIntoView(next);
    await next.press('Enter');
    await expect.poll(() => shownSlide(carousel)).toBe(third);
    await expect(next).toBeInViewport();
  });
});
