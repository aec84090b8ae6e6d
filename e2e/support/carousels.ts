/** The carousels of Home, and how tests open them. */
import type { Page } from '@playwright/test';

import { counters } from '@/content/counters';
import { headings } from '@/content/headings';
import { heroSlides } from '@/content/hero';
import { featuredHotels } from '@/content/hotels';
import { labels } from '@/content/labels';
import { offers } from '@/content/offers';
import { roomCarousel } from '@/content/rooms';

import { controlClock, readyCarousel, shownSlide, stopClock } from './rotation';
import { visit } from './visit';

/** The carousel of the first screen. */
export const heroCarousel = {
  name: labels.heroName,
  intervalMs: 3000,
  transitionMs: 700,
  slides: heroSlides.length,
};
/** The slider of featured hotels. */
export const featuredCarousel = {
  name: headings.featuredHotels.title,
  intervalMs: 6000,
  transitionMs: 800,
  slides: featuredHotels.length,
};

/** All of them: in a narrow window, each is a carousel. A row with one entry is none. */
export const carousels = [
  heroCarousel,
  featuredCarousel,
  {
    name: headings.counters.title,
    intervalMs: 3000,
    transitionMs: 1000,
    slides: counters.length,
  },
  {
    name: headings.specialOffers.title,
    intervalMs: 3000,
    transitionMs: 700,
    slides: offers.length,
  },
  {
    name: headings.roomCarousel.title,
    intervalMs: 3000,
    transitionMs: 700,
    slides: roomCarousel.length,
  },
].filter(({ slides }) => slides > 1);

/** Opens Home with a stopped clock. */
export async function openStopped(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 });
  await controlClock(page);
  await visit(page, '/');
  await stopClock(page);
}

/** Scrolls to a carousel. */
export async function findCarousel(page: Page, name: string) {
  const carousel = await readyCarousel(page, name);
  return { carousel, shown: () => shownSlide(carousel) };
}
