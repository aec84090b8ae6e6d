/** The controls that several tests use. */
import { expect, type Locator, type Page } from '@playwright/test';

import { labels } from '@/content/labels';
import { site } from '@/content/site';

import { matchLabel } from './visit';

/** The brand in the header, a link to Home. */
export const brandLink = (page: Page): Locator =>
  page.getByRole('banner').getByRole('link', { name: site.name, exact: true });

/** A tab of Home by its index. Negative ones count from the end: -1 is the last. */
export const tab = (page: Page, index: number): Locator => page.getByRole('tab').nth(index);

/** A picture of the gallery by its index: the link that opens the preview. */
export const tile = (page: Page, index = 0): Locator =>
  page.getByRole('main').locator('a[aria-haspopup="dialog"]').nth(index);

/** Every carousel, and every slide. */
export const CAROUSEL = `[aria-roledescription="${labels.carousel}"]`;
export const SLIDE = `[aria-roledescription="${labels.slide}"]`;

/** The carousel with this name. */
export const carouselOf = (page: Page, name: string): Locator =>
  page.locator(CAROUSEL).and(page.getByLabel(name, { exact: true }));

/** The carousel at the top of Home. */
export const hero = (page: Page): Locator => carouselOf(page, labels.heroName);

/** The button of a carousel that pauses its rotation, or starts it. */
export const pauseOf = (carousel: Locator): Locator =>
  carousel.getByRole('button', { name: matchLabel([labels.pause, labels.start]) });

/** The button of a carousel with arrows that shows the next slide. */
export const nextOf = (carousel: Locator): Locator =>
  carousel.getByRole('button', { name: matchLabel(labels.nextSlide) });

/** The dot of a slide, by the slide's index. */
export const dotOf = (carousel: Locator, index: number): Locator =>
  carousel.getByRole('button', { name: matchLabel(labels.goToSlide, { n: index + 1 }) });

/** The buttons to call, to chat and to write that every page has. */
export const contactWidget = (page: Page): Locator =>
  page.getByRole('navigation', { name: labels.floatingContact });

/** The button that shows the map of OpenStreetMap. */
export const mapButton = (page: Page): Locator => page.getByRole('button', { name: labels.openMap });

/** The panels of the tabs: one, or all of them if their island has failed. */
export const panels = (page: Page): Locator => page.getByRole('tabpanel');

/** The controls that were pressed before their islands were ready. */
const busyControls = (page: Page): Locator => page.locator('[aria-busy=true]');

/** Expects that no press waits for a script. */
export const expectNothingBusy = (page: Page): Promise<void> => expect(busyControls(page)).toHaveCount(0);

/** Expects that the tabs of Home work. */
export async function expectTabs(page: Page): Promise<void> {
  await tab(page, 1).click();
  await expect(tab(page, 1)).toHaveAttribute('aria-selected', 'true');
  await expect(panels(page)).toHaveCount(1);
}
