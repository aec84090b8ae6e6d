import type { Page } from '@playwright/test';

import { featuredHotels } from '@/content/hotels';
import { labels } from '@/content/labels';

import { waitUntilFirstViewReady } from '../support/island';
import { boxOf, entry } from '../support/present';
import { controlClock, readyCarousel, shownSlide, stopClock } from '../support/rotation';
import { expect, test } from '../support/test';
import { bringIntoView, followMenuLink, letTimePass, pagePath, titleOf, visit } from '../support/visit';

const search = (page: Page) => page.getByRole('search');

/** The horizontal edges of parts of a form control that the page's own scripts cannot reach. */
async function partsOf(page: Page, selector: string, parts: readonly string[]) {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { node } = await session.send('DOM.describeNode', { nodeId, depth: -1, pierce: true });
  type DomNode = typeof node;
  const all = (one: DomNode): DomNode[] => [
    one,
    ...[...(one.children ?? []), ...(one.shadowRoots ?? [])].flatMap(all),
  ];
  const boxes = parts.map(async (part) => {
    const { backendNodeId } = entry(
      all(node).filter(({ attributes = [] }) => attributes.includes(`-webkit-${part}`)),
      0,
      part,
    );
    const { model } = await session.send('DOM.getBoxModel', { backendNodeId });
    return { left: model.border[0]!, right: model.border[2]! };
  });
  const found = await Promise.all(boxes);
  await session.detach();
  return found;
}

test.describe('the search', () => {
  test.use({ hasOtherSites: true, section: '.hero' });
  test.describe('in the earliest time zone', () => {
    test.use({ timezoneId: 'Pacific/Kiritimati' });

    test('offers the featured hotels, the visitor’s date twice and one room', async ({ page }) => {
      await page.clock.install({ time: new Date('2026-03-09T20:00:00Z') });
      await visit(page, '/');
      const hotel = search(page).getByLabel(labels.hotel, { exact: true });
      await expect(hotel.getByRole('option')).toHaveText([
        labels.selectHotel,
        ...featuredHotels.map(({ name, town }) => `${name}, ${town}`),
      ]);
      await expect(search(page).getByLabel(labels.checkIn)).toHaveValue('2026-03-10');
      await expect(search(page).getByLabel(labels.checkOut)).toHaveValue('2026-03-10');
      await expect(search(page).getByLabel(labels.room, { exact: true })).toHaveValue('1');
      await expect(search(page).getByLabel(labels.room, { exact: true })).toHaveAttribute('min', '1');
    });
  });

  test('opens the hotel’s link in a new tab without access to this one, for all dates and rooms', async ({
    page,
  }) => {
    const hotel = entry(featuredHotels, 1, 'featured hotel');
    // Without the header that separates tabs, because not every host sends it.
    await page.route(pagePath('/'), async (route) => {
      const response = await route.fetch();
      const { 'cross-origin-opener-policy': _, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    });
    await visit(page, '/');
    await search(page).getByLabel(labels.hotel, { exact: true }).selectOption(`${hotel.name}, ${hotel.town}`);
    await search(page).getByLabel(labels.checkIn).fill('2001-01-01');
    await search(page).getByLabel(labels.checkOut).fill('2000-01-01');
    await search(page).getByLabel(labels.room, { exact: true }).fill('0');
    const opened = page.context().waitForEvent('page');
    await search(page).getByRole('button', { name: labels.checkAvailability }).click();
    const tab = await opened;
    await expect(tab).toHaveURL(hotel.link.url);
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await expect(page.getByRole('search')).toBeVisible();
  });

  test('shows the whole date in every window', async ({ page, browserName }) => {
    test.skip(browserName !== 'chromium', 'The parts of a date field can only be measured in Chromium.');
    await visit(page, '/');
    const field = search(page).getByLabel(labels.checkIn);
    // Wide digits.
    await field.fill('2028-08-30');
    for (const width of [280, 320, 390, 768, 992, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const [year, icon] = await partsOf(page, '[name=checkin]', [
        'datetime-edit-year-field',
        'calendar-picker-indicator',
      ]);
      expect(year!.right, `${width} px`).toBeLessThanOrEqual(icon!.left);
    }
  });

  test('shows the whole hint after a press, above the form, on every phone', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 664 });
    await visit(page, '/');
    await waitUntilFirstViewReady(page);
    const longest = [...featuredHotels].sort((one, other) => other.name.length - one.name.length)[0]!;
    await search(page)
      .getByLabel(labels.hotel, { exact: true })
      .selectOption(`${longest.name}, ${longest.town}`);
    await search(page).getByRole('button').click();
    const hint = search(page).locator('[role="status"]');
    await expect(hint).toContainText(longest.name);
    for (const width of [320, 360, 390, 412]) {
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

  test('does nothing while no hotel is chosen, or when the choice is cleared', async ({ page, context }) => {
    await visit(page, '/');
    const submit = search(page).getByRole('button', { name: labels.checkAvailability });
    const hotel = search(page).getByLabel(labels.hotel, { exact: true });
    await submit.click();
    await hotel.selectOption({ index: 1 });
    await hotel.selectOption({ index: 0 });
    await submit.click();
    await letTimePass(page, 300);
    expect(context.pages()).toHaveLength(1);
    await expect(search(page).locator('[role="status"]')).toBeEmpty();
  });

  test('keeps its values after another page and Back', async ({ page }) => {
    await visit(page, '/');
    const hotel = search(page).getByLabel(labels.hotel, { exact: true });
    await hotel.selectOption({ index: 1 });
    const url = await hotel.inputValue();
    await search(page).getByLabel(labels.checkIn).fill('2026-12-24');
    await search(page).getByLabel(labels.room, { exact: true }).fill('4');
    await followMenuLink(page, '/about');
    await page.goBack();
    await expect(page).toHaveTitle(titleOf('/'));
    await waitUntilFirstViewReady(page);
    await expect(hotel).toHaveValue(url);
    await expect(search(page).getByLabel(labels.checkIn)).toHaveValue('2026-12-24');
    await expect(search(page).getByLabel(labels.room, { exact: true })).toHaveValue('4');
  });

  test.describe('with a double tap or double click', () => {
    test.use({ hasTouch: true });
    const click = (page: Page, x: number, y: number) => page.mouse.dblclick(x, y);
    const tap = async (page: Page, x: number, y: number) => {
      // Without a wait between them, which a slow machine would make longer than a double tap.
      await Promise.all([page.touchscreen.tap(x, y), page.touchscreen.tap(x, y)]);
    };

    test('two clicks in one place open one tab and move nothing, in any window', async ({ page }) => {
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
      await visit(page, '/');
      const hotel = search(page).getByLabel(labels.hotel, { exact: true });
      const button = search(page).getByRole('button');
      const status = search(page).locator('[role="status"]');
      // Another hotel each time: one that was just opened is not opened again.
      for (const [width, height, press, busyMs, index] of [
        [320, 568, tap, 1100, 0],
        [360, 560, tap, 0, 1],
        [1280, 720, click, 1100, 0],
      ] as const)
        await test.step(`${width} x ${height}`, async () => {
          await page.setViewportSize({ width, height });
          await page.evaluate((ms) => (document.body.dataset.busyMs = `${ms}`), busyMs);
          await hotel.selectOption({ index: 0 });
          await expect(status).toBeEmpty();
          await hotel.selectOption({ index: index + 1 });
          await bringIntoView(button);
          const box = await boxOf(button);
          await press(page, box.x + box.width / 2, box.y + box.height / 2);
          await expect(status).not.toBeEmpty();
          const after = await boxOf(button);
          expect(Math.abs(after.y - box.y), 'the button stays under the finger').toBeLessThan(1);
          expect(after.x).toBe(box.x);
          const opened = await page.evaluate(() => window.recorded?.opened?.splice(0));
          expect(opened).toEqual([entry(featuredHotels, index, 'featured hotel').link.url]);
        });
    });
  });

  test('stops the pictures while it has hover or focus', async ({ page }) => {
    await controlClock(page);
    await visit(page, '/');
    const carousel = await readyCarousel(page, labels.heroName);
    await stopClock(page);
    await search(page).getByLabel(labels.hotel, { exact: true }).hover();
    const before = await shownSlide(carousel);
    await page.clock.runFor(7000);
    expect(await shownSlide(carousel)).toBe(before);
    await search(page).getByLabel(labels.room, { exact: true }).focus();
    await page.mouse.move(1, 1);
    await page.clock.runFor(7000);
    expect(await shownSlide(carousel)).toBe(before);
  });
});
