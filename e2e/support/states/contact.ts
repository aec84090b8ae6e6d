import { expect, type Page } from '@playwright/test';

import { roomEnquiries } from '@/content/enquiries';
import { labels } from '@/content/labels';

import { acceptMessage, fillIn, form, hideAutomation, message, pressSend, SERVICE_URL } from '../contact';
import { mapButton } from '../controls';
import { first } from '../present';
import { stubOtherSites, type Options } from '../test';
import { matchLabel, scrollPageTo, visit } from '../visit';

import { allowMissingFiles, type State } from './state';

const logsFailure: Partial<Options> = {
  allowedConsole: [/Contact form: not sent|api\.emailjs\.com/],
};

/** Writes a message as a person, and presses Send. */
async function send(page: Page): Promise<void> {
  await fillIn(page, message);
  await pressSend(page);
}

/** The notices of the form: their words, and how to get them. */
const notices: (Pick<State, 'name' | 'allowed'> & { words: string; send: (page: Page) => Promise<void> })[] =
  [
    {
      name: 'a message that is being sent',
      words: labels.sending,
      // The end of the test ends the request.
      allowed: logsFailure,
      send: async (page) => {
        await page.route(SERVICE_URL, () => {});
        await visit(page, '/contact');
        await send(page);
      },
    },
    {
      name: 'a message sent',
      words: labels.messageSent,
      send: async (page) => {
        await page.route(SERVICE_URL, acceptMessage);
        await visit(page, '/contact');
        await send(page);
      },
    },
    {
      name: 'a message that may have arrived',
      words: labels.maybeSent,
      // The end of the test ends the request.
      allowed: logsFailure,
      send: async (page) => {
        await page.clock.install();
        await page.route(SERVICE_URL, () => {});
        await visit(page, '/contact');
        await send(page);
        await expect(form(page).getByRole('button', { name: labels.sending })).toBeVisible();
        await page.clock.runFor(20_000);
      },
    },
    {
      name: 'its form without a script',
      words: labels.noScriptForm,
      allowed: allowMissingFiles,
      send: async (page) => {
        await page.route(/\/contact-form\.island-[0-9a-f]+\.js/, (route) => route.abort());
        await visit(page, '/contact');
        await pressSend(page);
      },
    },
  ];

export const statesOfContact: State[] = [
  {
    name: 'Contact with an empty form sent off',
    open: async (page) => {
      await visit(page, '/contact');
      await pressSend(page);
      await expect(form(page).locator('[name="from_name"]')).toBeFocused();
    },
    part: form,
  },
  ...notices.map(({ name, words, allowed, send: open }): State => ({
    name: `Contact with ${name}`,
    width: 768,
    allowed,
    open: async (page) => {
      await hideAutomation(page);
      await open(page);
      await expect(form(page).getByText(matchLabel(words))).toBeVisible();
    },
    part: form,
  })),
  {
    name: 'Contact with a prepared message',
    open: async (page) => {
      const { id, message: words } = first(roomEnquiries, 'room enquiry');
      await visit(page, `/contact#${id}`);
      await expect(page.locator(`#${id}`).getByText(words)).toBeVisible();
    },
    part: form,
  },
  {
    name: 'Contact with the live map',
    width: 1440,
    open: async (page) => {
      await stubOtherSites(page.context());
      await visit(page, '/contact');
      await mapButton(page).click();
      await expect(page.getByRole('main').locator('iframe')).toBeVisible();
    },
    part: (page) => page.getByRole('main').locator('iframe'),
  },
  {
    name: 'Contact with a live map that cannot be reached',
    allowed: allowMissingFiles,
    open: async (page) => {
      await page.route(/openstreetmap/, (route) => route.abort());
      await visit(page, '/contact');
      await mapButton(page).click();
      await expect(page.getByText(labels.mapUnreachable)).toBeVisible();
    },
    part: mapButton,
  },
  {
    name: 'Contact with everything unfolded',
    open: async (page) => {
      await visit(page, '/contact');
      // In their order: one can be inside another.
      for (const summary of await page.locator('summary').all()) await summary.click();
      await expect(page.locator('details:not([open])')).toHaveCount(0);
      await scrollPageTo(page, 0);
    },
  },
];
