import type { Locator, Page } from '@playwright/test';

import { exploreFacilities } from '@/content/explore';
import { labels } from '@/content/labels';

import { controlClock, expectInterval, expectStandstill, fillMs, stopClock } from '../support/rotation';
import { expect, test } from '../support/test';
import { bringIntoView, matchLabel, movePointerAway, visit } from '../support/visit';

const INTERVAL_MS = 4000;
const tabsName = { name: labels.exploreName };
const pause = matchLabel(labels.pause, tabsName);
const start = matchLabel(labels.start, tabsName);
const last = exploreFacilities.length - 1;

/** Opens a page with a stopped clock, and scrolls to its tabs. */
async function open(page: Page) {
  await controlClock(page);
  await visit(page, '/Facilities');
  const tabs = page.getByRole('tablist', tabsName);
  await bringIntoView(tabs);
  await movePointerAway(page);
  await stopClock(page);
  return {
    tabs,
    selected: () => selectedTab(tabs),
    button: page.getByRole('button', { name: matchLabel([labels.pause, labels.start], tabsName) }),
  };
}

async function selectedTab(tabs: Locator): Promise<number> {
  const states = await tabs
    .getByRole('tab')
    .evaluateAll((list) => list.map((tab) => tab.getAttribute('aria-selected')));
  expect(states.filter((state) => state === 'true')).toHaveLength(1);
  return states.indexOf('true');
}

test('the tabs change every 4000 ms and on a click', async ({ page }) => {
  const { tabs, selected } = await open(page);
  await expectInterval(page, INTERVAL_MS, tabs);
  expect(await fillMs(tabs.getByRole('tab', { selected: true }))).toBe(INTERVAL_MS);
  // The line of a tab fills in the time that the part around it sets.
  await tabs.evaluate((list) => list.parentElement!.style.setProperty('--interval', '6s'));
  await expect.poll(() => fillMs(tabs.getByRole('tab', { selected: true }))).toBe(6000);
  await tabs.getByRole('tab').last().click();
  expect(await selected()).toBe(last);
});

test('the old text is gone before the new one comes', async ({ page }) => {
  const { tabs } = await open(page);
  // Recorded when they begin: on a busy machine, the shortest is over before the test could look.
  await page.evaluate(() => {
    const times: Record<string, [number, number]> = {};
    window.recorded = { ...window.recorded, times };
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      const text = (target as Element).closest('.tab-panel picture ~ *');
      const run = text
        ?.getAnimations()
        .find((each) => each instanceof CSSTransition && each.transitionProperty === 'opacity');
      if (propertyName !== 'opacity' || !run) return;
      const { delay = 0, endTime } = run.effect!.getComputedTiming();
      times[text!.closest('.is-selected') ? 'new' : 'old'] = [delay, Number(endTime)];
    });
  });
  await tabs.getByRole('tab').nth(1).click();
  const times = () => page.evaluate(() => window.recorded?.times ?? {});
  await expect.poll(async () => Object.keys(await times()).sort()).toEqual(['new', 'old']);
  const { new: [begin] = [0], old: [, end] = [0, Infinity] } = await times();
  expect(begin).toBeGreaterThanOrEqual(end);
});

test('T5 C6 C7 C9 the pause button comes first; hover pauses only while it lasts', async ({ page }) => {
  const { tabs, selected, button } = await open(page);
  await expect(button).toHaveAccessibleName(pause);
  await expect(button).not.toHaveAttribute('aria-pressed');
  await button.focus();
  await page.keyboard.press('Tab');
  await expect(tabs.getByRole('tab').nth(await selected())).toBeFocused();
  await button.click();
  await movePointerAway(page);
  await expectInterval(page, INTERVAL_MS, tabs);
});

test('T1 T2 T5 C10 C11 under reduced motion a key selects a tab, and they do not rotate until Start is pressed', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { tabs, selected, button } = await open(page);
  await expect(button).toHaveAccessibleName(start);
  const list = tabs.getByRole('tab');
  await list.first().focus();
  // __tests__/components/tabs/tab-keys.test.ts has all keys.
  await page.keyboard.press('ArrowLeft');
  await expect(list.last()).toBeFocused();
  expect(await selected()).toBe(last);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel')).toBeFocused();
  const controlled = await list.evaluateAll((all) =>
    all.map((tab) => document.getElementById(tab.getAttribute('aria-controls')!)?.getAttribute('role')),
  );
  expect(new Set(controlled)).toEqual(new Set(['tabpanel']));
  await expectStandstill(page, INTERVAL_MS, selected);
  await button.click();
  await tabs.hover();
  await expectInterval(page, INTERVAL_MS, tabs);
});

test.describe('with a touch screen', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true });

  test('a tapped tab is shown, and the rotation continues', async ({ page }) => {
    await controlClock(page);
    await visit(page, '/Facilities');
    const tabs = page.getByRole('tablist', { name: labels.exploreName }).getByRole('tab');
    await bringIntoView(tabs.first());
    await stopClock(page);
    const shown = () =>
      tabs.evaluateAll((list) => list.findIndex((tab) => tab.getAttribute('aria-selected') === 'true'));
    await tabs.nth(1).tap();
    expect(await shown()).toBe(1);
    const button = page.getByRole('button', { name: matchLabel(labels.pause, { name: labels.exploreName }) });
    await expect(button).toBeVisible();
    await expectInterval(page, 4000, page.getByRole('tablist', { name: labels.exploreName }));
  });
});
