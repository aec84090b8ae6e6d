import { featuredHotels } from '@/content/hotels';
import { labels } from '@/content/labels';
import { ANNOUNCE_DELAY_MS } from '@/lib/browser/announce';
import { addressLine } from '@/lib/format';
import { COPIED_MESSAGE_MS } from '@/lib/timings';

import { replaceClipboard } from '../support/clipboard';
import { last } from '../support/present';
import { controlClock, stopClock } from '../support/rotation';
import { expect, test } from '../support/test';
import { reducedMotion, visit } from '../support/visit';

test.use(reducedMotion);

const hotel = last(featuredHotels, 'featured hotel');

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 } });

  for (const { name, path, part } of [
    { name: 'Home', path: '/', part: `#hotel-${hotel.id}` },
    { name: 'Contact', path: `/contact#stay-${hotel.id}`, part: `#stay-${hotel.id}` },
    { name: 'Gallery', path: '/gallery', part: `#gallery-${hotel.id}` },
  ])
    test(`an address on ${name} is copied in one click`, async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await controlClock(page);
      await visit(page, path);
      if (path === '/') await page.locator(part).getByText(labels.aboutTheHotel).click();
      const button = page.locator(part).getByRole('button', { name: labels.copyAddress });
      // Otherwise a busy computer can be slower than the limit of the clipboard, or than the message.
      await stopClock(page);
      await button.click();
      await expect(page.locator(part).getByText(labels.addressCopied)).toBeVisible();
      await page.clock.runFor(ANNOUNCE_DELAY_MS);
      await expect(page.getByRole('status').filter({ hasText: labels.addressCopied })).toHaveCount(1);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(addressLine(hotel.address));
      await page.clock.fastForward(COPIED_MESSAGE_MS);
      await expect(button.getByText(labels.copyAddress)).toBeVisible();
    });

  test('if the clipboard is refused, the address is selected', async ({ page }) => {
    await replaceClipboard(page, 'refuses');
    await visit(page, '/gallery');
    const gallery = page.locator(`#gallery-${hotel.id}`);
    await gallery.getByRole('button', { name: labels.copyAddress }).click();
    await expect(gallery.getByText(labels.addressSelected)).toBeVisible();
    await expect(gallery.getByText(labels.addressCopied)).toBeHidden();
    expect(await page.evaluate(() => String(getSelection()))).toBe(addressLine(hotel.address));
  });
});
