import { expect, type Locator, type Page } from '@playwright/test';

import { headings } from '@/content/headings';
import { hotels } from '@/content/hotels';
import { labels } from '@/content/labels';

import { carousels } from './carousels';
import { replaceClipboard } from './clipboard';
import { acceptMessage, hideAutomation, fillIn, form, message, SERVICE_URL, pressSend } from './contact';
import { carouselOf, mapButton, tile } from './controls';
import { waitUntilFirstViewReady } from './island';
import { readyCarousel, shownSlide } from './rotation';
import { stubOtherSites, type Options } from './test';
import {
  allowUnknownAddress,
  pagePath,
  menuLink,
  matchLabel,
  skipLoader,
  UNKNOWN_ADDRESS,
  visit,
} from './visit';

/** The tested widths in CSS pixels: the narrowest that WCAG requires, a tablet, a desktop. */
export const WIDTHS = [320, 768, 1440] as const;
export type Width = (typeof WIDTHS)[number];

/** A state of a page, and how to get there. */
interface State {
  /** Completes a sentence: 'Gallery with its preview open'. */
  name: string;
  /** The widths at which it exists and between which the page can be resized. Default: all. */
  widths?: readonly Width[];
  /** For `test.use`: the errors that it causes. */
  allowed?: Partial<Options>;
  /** Opens the page, under reduced motion, and puts it into this state. */
  open: (page: Page) => Promise<void>;
  /** The part that differs from the opened page, if it is small. */
  part?: (page: Page) => Locator;
}

/**
 * Removes the sections of the page that are the same as when it opens, except that of the main heading. It also removes
 * fixed elements, because a shorter page cannot be scrolled from under them.
 */
export async function keepOnly(part: Locator): Promise<void> {
  await part.evaluate((element) => {
    for (const section of document.querySelectorAll('main > *, .contact-widget'))
      if (!section.contains(element) && !section.querySelector('h1')) section.remove();
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** The width at which Home's smaller carousels are carousels. Wider, their slides are side by side. */
const SMALL_WIDTHS = [320] as const;
/** The narrowest and the widest: enough for a state without style changes in between. */
const END_WIDTHS = [320, 1440] as const;

const unknownAddress: State = {
  name: 'the page for unknown addresses',
  allowed: allowUnknownAddress,
  open: async (page) => {
    await page.goto(pagePath(UNKNOWN_ADDRESS));
    await waitUntilFirstViewReady(page);
    await skipLoader(page);
  },
};

const openMenu: State = {
  name: 'About with its menu open',
  widths: [320, 768],
  open: async (page) => {
    await visit(page, '/about');
    await page.getByRole('button', { name: labels.menu }).click();
    await expect(menuLink(page, '/gallery')).toBeVisible();
  },
  part: (page) => page.getByRole('banner'),
};

const widthsOfCarousels: Record<string, readonly Width[]> = {
  [labels.heroName]: END_WIDTHS,
  [headings.featuredHotels.title]: [768],
  [headings.specialOffers.title]: SMALL_WIDTHS,
  [headings.roomCarousel.title]: [768],
  [headings.counters.title]: SMALL_WIDTHS,
};

const secondSlides = carousels.map(({ name }): State => ({
  name: `Home with the second slide of "${name}"`,
  widths: widthsOfCarousels[name],
  open: async (page) => {
    await visit(page, '/');
    const carousel = await readyCarousel(page, name);
    const second = matchLabel([labels.nextSlide, labels.goToSlide], { n: 2 });
    await carousel.getByRole('button', { name: second }).click();
    await expect.poll(() => shownSlide(carousel)).toBe(1);
  },
  part: (page) => carouselOf(page, name),
}));

/** Home after a press on a code. The browser allows or refuses the copy. */
const pressedOffer = (name: string, widths: readonly Width[], isRefused: boolean, words: string): State => ({
  name,
  widths,
  open: async (page) => {
    await replaceClipboard(page, isRefused ? 'refuses' : 'records');
    await visit(page, '/');
    await page.getByRole('button', { name: labels.copy }).first().click();
    await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();
  },
  // Not the message, because it disappears.
  part: (page) => page.getByRole('heading', { name: headings.specialOffers.title }),
});

const searched: State = {
  name: 'Home with a hotel searched for',
  widths: END_WIDTHS,
  open: async (page) => {
    await visit(page, '/');
    const search = page.getByRole('search');
    await search.getByLabel(labels.hotel, { exact: true }).selectOption({ index: 1 });
    const opened = page.context().waitForEvent('page');
    await search.getByRole('button', { name: labels.checkAvailability }).click();
    await (await opened).close();
    await expect(search.getByRole('status')).toContainText(labels.searchOpened);
  },
  part: (page) => page.getByRole('search'),
};

const openPreview: State = {
  name: 'Gallery with its preview open',
  open: async (page) => {
    await visit(page, '/gallery');
    await tile(page).click();
    const picture = page.getByRole('dialog').getByRole('img');
    await expect(picture).toBeVisible();
    await picture.evaluate((image) => Promise.all(image.getAnimations().map((run) => run.finished)));
  },
};

const formWithErrors: State = {
  name: 'Contact with an empty form sent off',
  widths: END_WIDTHS,
  open: async (page) => {
    await visit(page, '/contact');
    await pressSend(page);
    await expect(form(page).locator('[name="from_name"]')).toBeFocused();
  },
  part: form,
};

const formSent: State = {
  name: 'Contact with a message sent',
  widths: [768],
  open: async (page) => {
    await hideAutomation(page);
    await page.route(SERVICE_URL, acceptMessage);
    await visit(page, '/contact');
    await fillIn(page, message);
    await pressSend(page);
    await expect(form(page).getByRole('alert')).toHaveText(labels.messageSent);
  },
  part: form,
};

const openMap: State = {
  name: 'Contact with the live map',
  widths: [1440],
  open: async (page) => {
    await stubOtherSites(page.context());
    await visit(page, '/contact');
    await mapButton(page).click();
    await expect(page.getByRole('main').locator('iframe')).toBeVisible();
  },
  part: (page) => page.getByRole('main').locator('iframe'),
};

const openDisclosures: State = {
  name: 'Contact with what to know unfolded for every hotel',
  widths: END_WIDTHS,
  open: async (page) => {
    await visit(page, '/contact');
    for (const { name, town } of hotels)
      await page.locator('summary', { hasText: `${name}, ${town}` }).click();
    await expect(page.locator('details[open]')).toHaveCount(hotels.length);
  },
  part: (page) => page.locator('details').first(),
};

/** Every state of a page except as it opens. A new state is one entry here, and axe tests it. */
export const states: State[] = [
  unknownAddress,
  openMenu,
  ...secondSlides,
  pressedOffer('Home with an offer copied', SMALL_WIDTHS, false, labels.codeCopied),
  pressedOffer('Home with an offer selected, where the clipboard refuses', [1440], true, labels.codeSelected),
  searched,
  openPreview,
  formWithErrors,
  formSent,
  openMap,
  openDisclosures,
];
