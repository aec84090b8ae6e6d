import { contact } from '@/content/contact';
import { labels } from '@/content/labels';
import { offers } from '@/content/offers';

import { stubMapService, fillIn, form, message, pressSend, typedValues } from '../support/contact';
import { mapButton } from '../support/controls';
import { openWithHeldScripts, releaseAndRepeat } from '../support/held-requests';
import { last } from '../support/present';
import { controlClock, stopClock } from '../support/rotation';
import { expect, test } from '../support/test';
import { bringIntoView, reducedMotion, waitTwoFrames } from '../support/visit';

test.use(reducedMotion);

test('a code is copied at once, and not again later', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await controlClock(page);
  const releaseScripts = await openWithHeldScripts(page, '/');
  const offer = last(offers, 'offer');
  const button = page.getByRole('button', { name: `${labels.copy}: ${offer.title}` });
  await bringIntoView(button);
  // Otherwise a busy computer can be slower than the limit of the clipboard, or than the message.
  await stopClock(page);
  await button.click();
  const read = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(read).toBe(offer.code);
  await page.evaluate(() => navigator.clipboard.writeText('other'));
  await releaseAndRepeat(page, releaseScripts);
  await expect(page.getByRole('status').filter({ hasText: labels.codeCopied })).toHaveCount(1);
  expect(await read()).toBe('other');
});

test.describe('with other sites', () => {
  test.use({ hasOtherSites: true });
  test('the search opens the hotel at once, one time, and shows its link later', async ({
    page,
    context,
  }) => {
    const releaseScripts = await openWithHeldScripts(page, '/');
    const search = page.getByRole('search');
    await search.getByRole('combobox').first().selectOption({ index: 1 });
    const opened = context.waitForEvent('page');
    await search.getByRole('button', { name: labels.checkAvailability }).click();
    await (await opened).close();
    await expect(search).toHaveAttribute('aria-busy', 'true');
    await releaseAndRepeat(page, releaseScripts);
    await expect(search.getByRole('status')).toContainText(labels.searchOpened);
    await waitTwoFrames(page);
    expect(context.pages()).toHaveLength(1);
  });
});

test.describe('on Contact', () => {
  test.use({ allowedConsole: [/Contact form: not sent/] });

  test('the map opens, and a filled form is sent once, although Send was pressed twice', async ({ page }) => {
    const messages: string[] = [];
    page.on('console', (entry) => messages.push(entry.text()));
    await stubMapService(page);
    const releaseScripts = await openWithHeldScripts(page, '/contact');
    await mapButton(page).click();
    await expect(mapButton(page)).toHaveAttribute('aria-busy', 'true');
    await fillIn(page, message);
    await pressSend(page);
    await expect(form(page)).toHaveAttribute('aria-busy', 'true');
    await pressSend(page);
    await form(page).locator('[name=phone]').focus();
    releaseScripts();
    await expect(page.locator(`iframe[title="${contact.map.title}"]`)).toBeVisible();
    // The press reached the form: the mail library refuses automated browsers, and that is logged.
    await expect.poll(() => messages.join()).toContain('451 Unavailable For Headless Browser');
    await expect(form(page).locator('[name=phone]')).toBeFocused();
    expect(await typedValues(page)).toEqual(message);
    await waitTwoFrames(page);
    expect(messages.filter((text) => text.includes('not sent'))).toHaveLength(1);
  });
});
