import { featuredHotels } from '@/content/hotels';
import { labels } from '@/content/labels';
import { ANNOUNCE_DELAY_MS } from '@/lib/browser/announce';
import { addressLine } from '@/lib/format';
import { COPIED_MESSAGE_MS } from '@/lib/timings';

import { last } from '../support/present';
import { controlClock, stopClock } from '../support/rotation';
import { expect, test } from '../support/test';
import { reducedMotion, visit } from '../support/visit';

test.use({ ...reducedMotion, viewport: { width: 390, height: 664 } });

// e2e/support/states/ has the same button on Home, and a clipboard that refuses.
test('an address is copied in one click', async ({ page, context }) => {
  const hotel = last(featuredHotels, 'featured hotel');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await controlClock(page);
  await visit(page, '/gallery');
  const gallery = page.locator(`#gallery-${hotel.id}`);
  const button = gallery.getByRole('button', { name: labels.copyAddress });
  // Otherwise a busy computer can be slower than the limit of the clipboard, or than the message.
  await stopClock(page);
  await button.click();
  await expect(gallery.getByText(labels.addressCopied)).toBeVisible();
  await page.clock.runFor(ANNOUNCE_DELAY_MS);
  await expect(page.getByRole('status').filter({ hasText: labels.addressCopied })).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(addressLine(hotel.address));
  await page.clock.fastForward(COPIED_MESSAGE_MS);
  await expect(button.getByText(labels.copyAddress)).toBeVisible();
});
