import type { Locator, Page } from '@playwright/test';

import { COPIED_MESSAGE_MS } from '@/lib/timings';

import type { Options } from '../test';

/** A state of a page, and how to get there. */
export interface State {
  /** Completes a sentence: 'Gallery with its preview open'. */
  name: string;
  /** The width of the window in CSS pixels. Default: 320, the narrowest that WCAG requires, where controls are nearest. */
  width?: number;
  /** For `test.use`: the errors that it causes, and the section that it needs. */
  allowed?: Partial<Options>;
  /** Opens the page, under reduced motion, and puts it into this state. */
  open: (page: Page) => Promise<void>;
  /** The part that differs from the opened page, if it is small. */
  part?: (page: Page) => Locator;
}

/**
 * Removes the sections of the page that are the same as when it opens, except the section of the main heading. It
 * also removes fixed elements, because a shorter page cannot be scrolled from under them.
 */
export async function keepOnly(part: Locator): Promise<void> {
  await part.evaluate((element) => {
    for (const section of document.querySelectorAll('main > *, .contact-widget'))
      if (!section.contains(element) && !section.querySelector('h1')) section.remove();
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** Lets the messages after a copy stay, in the page that is opened next: axe can need longer than they are shown. */
export async function keepMessages(page: Page): Promise<void> {
  await page.addInitScript((ms) => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (run: () => void, delay?: number) => (delay === ms ? 0 : setTimeout(run, delay)),
    });
  }, COPIED_MESSAGE_MS);
}

/** The errors of a state in which files of the site are missing. */
export const allowMissingFiles: Partial<Options> = {
  allowedConsole: [/ERR_FAILED|Failed to load|dynamically imported|Contact form: not sent/],
  allowedFailures: [/\/_next\/static\/|\/pictures\//],
};
