import type { Page } from '@playwright/test';

import { hotels } from '@/content/hotels';
import { labels } from '@/content/labels';

import { fillIn, message, typedValues } from '../support/contact';
import { last } from '../support/present';
import { controlClock, readyCarousel, shownSlide } from '../support/rotation';
import { origin } from '../support/settings';
import { expect, test } from '../support/test';
import {
  bringIntoView,
  matchLabel,
  menuLink,
  movePointerAway,
  pagePath,
  reducedMotion,
  scrollPageTo,
  scrollTop,
  visit,
} from '../support/visit';

/*
 * The back/forward cache keeps a page with its scripts paused, and restores it on Back. Playwright turns it off
 * (playwright.config.ts turns it on), and so does every intercepted request.
 */

/** A file of the same server under another host name, which makes it another site. */
const ELSEWHERE = `${origin.replace('localhost', '127.0.0.1')}${pagePath('/licences.txt')}`;

/** What a page reports about its restoration. */
interface Return {
  isSameDocument: boolean;
  persisted: boolean[];
  /** The browser's reasons for loading the page again. */
  reasons: string;
}

/** Opens another site and goes back, and checks that the page was restored and not loaded again. */
async function leaveAndComeBack(page: Page): Promise<void> {
  const address = page.url();
  await page.evaluate(() => {
    const returns: boolean[] = [];
    window.recorded = { ...window.recorded, returns };
    addEventListener('pageshow', ({ persisted }) => returns.push(persisted));
  });
  await page.evaluate((elsewhere) => location.assign(elsewhere), ELSEWHERE);
  await page.waitForURL(ELSEWHERE);
  // Not at once: this page must still exist when evaluate returns.
  await page.evaluate(() => void setTimeout(() => history.back()));
  // A restored page does not fire a load event.
  await page.waitForURL(address, { waitUntil: 'commit' });
  const found = () =>
    page.evaluate((): Return => {
      const { returns } = window.recorded ?? {};
      const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
        notRestoredReasons?: unknown;
      })[];
      return {
        isSameDocument: returns !== undefined,
        persisted: returns ?? [],
        reasons: JSON.stringify(entry?.notRestoredReasons ?? null),
      };
    });
  await expect.poll(found).toEqual({ isSameDocument: true, persisted: [true], reasons: 'null' });
}

// The pages have the same scripts.
test('Home is restored complete and working: at its top, with a paused carousel and a closed menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await controlClock(page);
  await visit(page, '/');
  const hero = await readyCarousel(page, labels.heroName);
  await hero.getByRole('button', { name: matchLabel(labels.pause) }).click();
  await movePointerAway(page);
  const before = await shownSlide(hero);
  await bringIntoView(page.getByRole('contentinfo'));
  expect(await scrollTop(page)).toBeGreaterThan(300);
  const menu = page.getByRole('button', { name: labels.menu });
  await menu.click();
  await leaveAndComeBack(page);
  expect(await scrollTop(page)).toBe(0);
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await page.clock.runFor(4000);
  expect(await shownSlide(hero)).toBe(before);
  await hero.getByRole('button', { name: matchLabel(labels.start) }).click();
  await movePointerAway(page);
  await page.clock.runFor(4000);
  expect(await shownSlide(hero)).not.toBe(before);

  await menu.click();
  await menuLink(page, '/about').click();
  await expect(page).toHaveURL(/about$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a browser that restores the position after the page, as Safari does, shows the top', async ({
  sharedPage,
}) => {
  const page = await sharedPage('/about');
  const position = await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    scrollTo({ top: 500, behavior: 'instant' });
    return new Promise((resolve) => requestAnimationFrame(() => resolve(scrollY)));
  });
  expect(position).toBe(0);
});

test.describe('with the service worker', () => {
  test.use({ ...reducedMotion, serviceWorkers: 'allow' });

  test('Contact is restored at the target of its fragment, with the typed text, which its form still validates', async ({
    page,
  }) => {
    const place = `stay-${last(hotels, 'hotel').id}`;
    await visit(page, '/about');
    // Wait until the worker controls the page, because that clears the back/forward cache.
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    await visit(page, `/contact#${place}`);
    await fillIn(page, { ...message, frommail: 'anna@' });
    await scrollPageTo(page, 0);
    await leaveAndComeBack(page);
    await expect(page.locator(`#${place}`)).toBeInViewport();
    expect(await typedValues(page)).toEqual({ ...message, frommail: 'anna@' });
    await page.getByRole('button', { name: labels.send }).click();
    await expect(page.locator('[name="frommail"]')).toBeFocused();
    expect(await page.locator('[name="frommail"]:user-invalid').count()).toBe(1);
  });
});
