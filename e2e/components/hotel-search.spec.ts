import type { Page } from '@playwright/test';

import { featuredHotels } from '@/content/hotels';
import { labels } from '@/content/labels';

import { openWithHeldScripts } from '../support/held-requests';
import { waitUntilFirstViewReady } from '../support/island';
import { boxOf, entry, last } from '../support/present';
import { readyCarousel, shownSlide, stopClock } from '../support/rotation';
import { expect, test } from '../support/test';
import { bringIntoView, followMenuLink, pagePath, reducedMotion, titleOf, visit } from '../support/visit';

test.use({ hasOtherSites: true, section: '.hero' });

const search = (page: Page) => page.getByRole('search');
const hotelOf = (page: Page) => search(page).getByLabel(labels.hotel, { exact: true });
const checkInOf = (page: Page) => search(page).getByLabel(labels.checkIn);
const roomOf = (page: Page) => search(page).getByLabel(labels.room, { exact: true });

test.describe('in the earliest time zone', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test('the search offers the featured hotels, the visitor’s date twice and one room; the pictures stop for it', async ({
    page,
  }) => {
    await page.clock.install({ time: new Date('2026-03-09T20:00:00Z') });
    await visit(page, '/');
    await expect(hotelOf(page).getByRole('option')).toHaveText([
      labels.selectHotel,
      ...featuredHotels.map(({ name, town }) => `${name}, ${town}`),
    ]);
    await expect(checkInOf(page)).toHaveValue('2026-03-10');
    await expect(search(page).getByLabel(labels.checkOut)).toHaveValue('2026-03-10');
    await expect(roomOf(page)).toHaveValue('1');
    await expect(roomOf(page)).toHaveAttribute('min', '1');

    const carousel = await readyCarousel(page, labels.heroName);
    await stopClock(page);
    await hotelOf(page).hover();
    const before = await shownSlide(carousel);
    await page.clock.runFor(7000);
    expect(await shownSlide(carousel)).toBe(before);
    await roomOf(page).focus();
    await page.mouse.move(1, 1);
    await page.clock.runFor(7000);
    expect(await shownSlide(carousel)).toBe(before);
  });
});

test.describe('without movement', () => {
  test.use(reducedMotion);

  test('the search opens the hotel’s link in a new tab for all dates and rooms, and keeps its values after Back', async ({
    page,
    context,
  }) => {
    const hotel = entry(featuredHotels, 1, 'featured hotel');
    // Without the header that separates tabs, because not every host sends it.
    await page.route(pagePath('/'), async (route) => {
      const response = await route.fetch();
      const { 'cross-origin-opener-policy': _, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    });
    await visit(page, '/');
    // It does nothing while no hotel is chosen, or when the choice is cleared.
    const submit = search(page).getByRole('button', { name: labels.checkAvailability });
    await submit.click();
    await hotelOf(page).selectOption({ index: 1 });
    await hotelOf(page).selectOption({ index: 0 });
    await submit.click();
    await expect(search(page).locator('[role="status"]')).toBeEmpty();
    await hotelOf(page).selectOption(`${hotel.name}, ${hotel.town}`);
    await checkInOf(page).fill('2001-01-01');
    await search(page).getByLabel(labels.checkOut).fill('2000-01-01');
    await roomOf(page).fill('0');
    const opened = context.waitForEvent('page');
    await submit.click();
    const tab = await opened;
    await expect(tab).toHaveURL(hotel.link.url);
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    expect(context.pages()).toHaveLength(2);
    await tab.close();

    await checkInOf(page).fill('2099-12-24');
    await roomOf(page).fill('4');
    await followMenuLink(page, '/about');
    await page.goBack();
    await expect(page).toHaveTitle(titleOf('/'));
    await waitUntilFirstViewReady(page);
    await expect(hotelOf(page)).toHaveValue(hotel.link.url);
    await expect(checkInOf(page)).toHaveValue('2099-12-24');
    await expect(roomOf(page)).toHaveValue('4');
  });

  test.describe('with a touch screen', () => {
    test.use({ hasTouch: true });

    test('two presses in one place open one tab and move nothing, and the whole hint is shown', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        const opened: string[] = [];
        window.recorded = { ...window.recorded, opened };
        Object.assign(window, { open: (url: string) => opened.push(url) });
        document.addEventListener('click', ({ target }) => {
          if (target instanceof HTMLAnchorElement) opened.push(target.href);
        });
        // A slow device is busy between the two.
        document.addEventListener('submit', () => {
          const end = performance.now() + Number(document.body.dataset.busyMs);
          while (performance.now() < end);
        });
      });
      // It needs no script that loads.
      await openWithHeldScripts(page, '/');
      const button = search(page).getByRole('button');
      const hint = search(page).locator('[role="status"]');
      const byLength = [...featuredHotels].sort((one, other) => one.name.length - other.name.length);
      const longest = last(byLength, 'featured hotel');
      // Another hotel each time: one that was just opened is not opened again.
      for (const [width, height, busyMs, hotel] of [
        [1280, 720, 0, longest],
        [360, 560, 0, byLength[0]!],
        [320, 664, 1100, longest],
      ] as const)
        await test.step(`${width} x ${height}`, async () => {
          await page.setViewportSize({ width, height });
          await page.evaluate((ms) => (document.body.dataset.busyMs = `${ms}`), busyMs);
          await hotelOf(page).selectOption({ index: 0 });
          await expect(hint).toBeEmpty();
          await hotelOf(page).selectOption(`${hotel.name}, ${hotel.town}`);
          await bringIntoView(button);
          const box = await boxOf(button);
          const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
          // Two taps without a wait between them, which a slow machine would make longer than a double tap.
          if (width > 991) await page.mouse.dblclick(x, y);
          else await Promise.all([page.touchscreen.tap(x, y), page.touchscreen.tap(x, y)]);
          await expect(hint).toContainText(hotel.name);
          const after = await boxOf(button);
          expect(Math.abs(after.y - box.y), 'the button stays under the finger').toBeLessThan(1);
          expect(after.x).toBe(box.x);
          const opened = await page.evaluate(() => window.recorded?.opened?.splice(0));
          expect(opened).toEqual([hotel.link.url]);
        });
      for (const width of [320, 412]) {
        await page.setViewportSize({ width, height: 664 });
        const { isCut, covered } = await hint.evaluate((element) => {
          const { top } = element.getBoundingClientRect();
          const others = [...document.querySelectorAll('.hero button:not(form *), h1')];
          return {
            isCut: element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight,
            covered: others
              .filter((other) => other.getBoundingClientRect().bottom > top + 1)
              .map((other) => other.outerHTML),
          };
        });
        expect(isCut, `${width} px`).toBe(false);
        expect(covered, `${width} px`).toEqual([]);
      }
    });
  });
});
