import type { Page } from '@playwright/test';

import { hotels } from '@/content/hotels';
import { labels } from '@/content/labels';
import { ANNOUNCE_DELAY_MS } from '@/lib/browser/announce';
import { COPIED_MESSAGE_MS } from '@/lib/timings';

import { replaceClipboard } from './support/clipboard';
import { last } from './support/present';
import { controlClock, stopClock } from './support/rotation';
import { expect, test } from './support/test';
import { pagePath, noJavaScript, visit, reducedMotion } from './support/visit';

test.use(reducedMotion);

const hotel = last(hotels, 'hotel');
const link = (page: Page) =>
  page.locator(`#hotel-${hotel.id}`).getByRole('link', { name: new RegExp(`^${labels.share}`) });

test('a hotel is shared by the share dialog of the device, if it has one', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: (data: ShareData) => {
        document.documentElement.dataset.sharedUrl = data.url;
        return Promise.resolve();
      },
    });
  });
  await visit(page, '/');
  await link(page).click();
  const url = await page.evaluate(() => document.documentElement.dataset.sharedUrl!);
  expect(new URL(url).hash).toBe(`#hotel-${hotel.id}`);
  await page.goto(url);
  await expect(page.locator(`#hotel-${hotel.id}`).getByRole('heading')).toBeInViewport();
});

test('a hotel is shared by a copy of its address, with a message, if the device has no dialog or the dialog fails', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await controlClock(page);
  await visit(page, '/');
  // Otherwise a busy computer can be slower than the limit of the clipboard, or than the message.
  await stopClock(page);
  for (const error of ['', 'NotAllowedError', 'TypeError']) {
    await page.evaluate(async (name) => {
      await navigator.clipboard.writeText('');
      const share = () => Promise.reject(new DOMException('', name));
      Object.defineProperty(navigator, 'share', { value: name ? share : undefined, configurable: true });
    }, error);
    await link(page).click();
    await expect(page.getByText(labels.linkCopied).locator('visible=true').first()).toBeVisible();
    await page.clock.runFor(ANNOUNCE_DELAY_MS);
    const message = page.getByRole('status').filter({ hasText: labels.linkCopied });
    await expect(message).toHaveCount(1);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(copied).hash, error).toBe(`#hotel-${hotel.id}`);
    await page.clock.fastForward(COPIED_MESSAGE_MS);
    await expect(message).toHaveCount(0);
  }
});

test('a closed share dialog copies nothing, and a clipboard that never settles shows the address', async ({
  page,
}) => {
  await page.addInitScript(() => {
    let name = 'AbortError';
    const refuse = () => {
      const error = new DOMException('', name);
      name = 'NotAllowedError';
      return Promise.reject(error);
    };
    Object.defineProperty(navigator, 'share', { value: refuse });
  });
  await replaceClipboard(page, 'never settles');
  await page.clock.install();
  await visit(page, '/');
  const address = page.url();
  await link(page).click();
  await page.clock.runFor(1500);
  expect(page.url()).toBe(address);
  await link(page).click();
  await page.clock.runFor(1500);
  await expect(page).toHaveURL(new RegExp(`#hotel-${hotel.id}$`));
});

test.describe('without JavaScript', () => {
  test.use(noJavaScript);
  test('a hotel is shared by the address bar', async ({ page }) => {
    await page.goto(pagePath('/'));
    await link(page).click();
    await expect(page).toHaveURL(new RegExp(`#hotel-${hotel.id}$`));
  });
});
