import { contact } from '@/content/contact';

import { stubMapService, fillIn, form, message, pressSend, typedValues } from '../support/contact';
import { mapButton } from '../support/controls';
import { openWithHeldScripts } from '../support/held-requests';
import { expect, test } from '../support/test';
import { reducedMotion, waitTwoFrames } from '../support/visit';

test.use({ ...reducedMotion, allowedConsole: [/Contact form: not sent/] });

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
