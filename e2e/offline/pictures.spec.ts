import type { Page } from '@playwright/test';

import { OTHER_BUILDS, PICTURES } from '@/components/offline/worker/limits';
import { content } from '@/content/content';

import { expect } from '../support/test';

import { firstPicture, pages, storedTypes, test, widthOf } from './test';

test('seen pictures are stored until their time is over, others show their alt text and load when online', async ({
  context,
  proxyServer,
  page,
}) => {
  await proxyServer.install(pages.about);
  const seen = firstPicture(page);
  await expect.poll(() => widthOf(seen)).toBeGreaterThan(0);
  await expect.poll(() => storedTypes(page, '.avif')).not.toEqual([]);
  // Clear the browser's cache, so that only the worker's cache is left.
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.clearBrowserCache');
  proxyServer.goOffline();
  await proxyServer.open(pages.about);
  await expect.poll(() => widthOf(seen)).toBeGreaterThan(0);

  await proxyServer.open(pages.gallery);
  const missing = page.locator('.gallery-tile .picture[data-missing]').first();
  await missing.scrollIntoViewIfNeeded();
  const words = await missing.getByRole('img', { includeHidden: true }).getAttribute('alt');
  expect(words).not.toBe('');
  const written = () => missing.evaluate((element) => getComputedStyle(element, '::before').content);
  await expect.poll(written).toContain(words!);

  const image = await missing.locator('img').elementHandle();
  proxyServer.goOnline();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect
    .poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  expect(await image.evaluate((element) => element.closest('[data-missing]'))).toBeNull();

  // A picture that is not seen for the time in the privacy notice is deleted at the next visit. The offline page has no
  // pictures of this kind, so none is stored after the change of the times.
  expect(content.privacy.stored.map(({ what, until }) => what + until).join()).toMatch(
    new RegExp(`${OTHER_BUILDS.days} days.*${PICTURES.maxEntries} pictures.*${PICTURES.days} days`),
  );
  await proxyServer.open('/offline');
  await changeTimes(page, -(PICTURES.days * 24 + 1) * 3600_000);
  await proxyServer.open('/offline');
  await expect.poll(() => storedTypes(page, '.avif')).toEqual([]);
});

/** Adds milliseconds to the time at which each picture was last shown. */
const changeTimes = (page: Page, ms: number) =>
  page.evaluate((difference) => {
    const opening = indexedDB.open('workbox-expiration');
    return new Promise<void>((done) => {
      opening.onsuccess = () => {
        const change = opening.result.transaction('cache-entries', 'readwrite');
        change.objectStore('cache-entries').openCursor().onsuccess = ({ target }) => {
          const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result;
          if (!cursor) return;
          const { timestamp } = cursor.value as { timestamp: number };
          cursor.update({ ...cursor.value, timestamp: timestamp + difference });
          cursor.continue();
        };
        change.oncomplete = () => done();
      };
    });
  }, ms);
