import type { Page } from '@playwright/test';

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
  const list = tabs.getByRole('tab');
  return {
    tabs,
    list,
    selected: () =>
      list.evaluateAll((all) =>
        all.flatMap((tab, index) => (tab.getAttribute('aria-selected') === 'true' ? [index] : [])),
      ),
    button: page.getByRole('button', { name: matchLabel([labels.pause, labels.start], tabsName) }),
  };
}

test.describe('with movement and a touch screen', () => {
  test.use({ hasTouch: true });

  test('T5 C6 C7 C9 the tabs change every 4000 ms, on a click and on a tap; the pause button comes first', async ({
    page,
  }) => {
    const { tabs, list, selected, button } = await open(page);
    await expectInterval(page, INTERVAL_MS, tabs);
    expect(await fillMs(tabs.getByRole('tab', { selected: true }))).toBe(INTERVAL_MS);
    await expect(button).toHaveAccessibleName(pause);
    await expect(button).not.toHaveAttribute('aria-pressed');

    await test.step('the old text is gone before the new one comes', async () => {
      const [old, next] = await page.locator('.tab-panel').evaluateAll((panels) =>
        ['.tab-panel:not(.is-selected)', '.tab-panel.is-selected'].map((kind) => {
          const text = panels.find((panel) => panel.matches(kind))!.querySelector('picture ~ *')!;
          const { transitionDelay, transitionDuration } = getComputedStyle(text);
          return { delay: parseFloat(transitionDelay), lasts: parseFloat(transitionDuration) };
        }),
      );
      expect(old!.lasts).toBeGreaterThan(0);
      expect(next!.delay).toBeGreaterThanOrEqual(old!.delay + old!.lasts);
    });
    await list.last().click();
    expect(await selected()).toEqual([last]);
    await list.nth(1).tap();
    expect(await selected()).toEqual([1]);
    await expect(button).toHaveAccessibleName(pause);
    await movePointerAway(page);
    await expectInterval(page, INTERVAL_MS, tabs);
    await button.focus();
    await page.keyboard.press('Tab');
    await expect(list.nth((await selected())[0]!)).toBeFocused();
    await button.click();
    await movePointerAway(page);
    await expectInterval(page, INTERVAL_MS, tabs);
  });
});

test('T1 T2 T5 C10 C11 under reduced motion a key selects a tab, and they do not rotate until Start is pressed', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { tabs, list, selected, button } = await open(page);
  await expect(button).toHaveAccessibleName(start);
  await list.first().focus();
  // __tests__/components/tabs/tab-keys.test.ts has all keys.
  await page.keyboard.press('ArrowLeft');
  await expect(list.last()).toBeFocused();
  expect(await selected()).toEqual([last]);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel')).toBeFocused();
  const controlled = await list.evaluateAll((all) =>
    all.map((tab) => document.getElementById(tab.getAttribute('aria-controls')!)?.getAttribute('role')),
  );
  expect(new Set(controlled)).toEqual(new Set(['tabpanel']));
  await expectStandstill(page, INTERVAL_MS, async () => (await selected())[0]!);
  await button.click();
  await tabs.hover();
  await expectInterval(page, INTERVAL_MS, tabs);
});
