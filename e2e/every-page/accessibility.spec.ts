import type { Page } from '@playwright/test';

import { heroSlides } from '@/content/hero';
import { labels } from '@/content/labels';

import { expectNoFaults } from '../support/axe';
import { expectLegible } from '../support/contrast';
import { nextOf, SLIDE } from '../support/controls';
import { startAllIslands } from '../support/island';
import { hasLoaded } from '../support/present';
import { readyCarousel } from '../support/rotation';
import { addRules, EVERYTHING_LAID_OUT, ONLY_TWO_HOTELS } from '../support/style';
import { expect, routes, test } from '../support/test';
import {
  allowUnknownAddress,
  movePointerAway,
  reducedMotion,
  scrollPageTo,
  UNKNOWN_ADDRESS,
  visit,
} from '../support/visit';

test.use({ ...reducedMotion, ...allowUnknownAddress });
// They take and compare a few dozen screenshots.
test.describe.configure({ timeout: 120_000 });

/**
 * The lists that VoiceOver in Safari does not announce as lists: those without markers, which are the items with
 * `list-style: none` or without `display: list-item`. Lists in a navigation, and those with a role, always count.
 * https://github.com/WebKit/WebKit/blob/main/Source/WebCore/accessibility/AccessibilityList.cpp
 */
const lostLists = (page: Page) =>
  page.locator('ul:not([role=list], nav *), ol:not([role=list], nav *)').evaluateAll((lists) =>
    lists
      .filter((list) =>
        [...list.children].every((item) => {
          const { display, listStyleType } = getComputedStyle(item);
          return display !== 'list-item' || listStyleType === 'none';
        }),
      )
      .map((list) => list.outerHTML.slice(0, 150)),
  );

/**
 * The texts over pictures, gradients and transparent backgrounds that have to be measured: each over a picture, and one
 * of each other kind. The letters on the drawn houses are part of a drawing that means nothing by itself (WCAG 1.4.3,
 * "incidental"). Header and footer are the same on every page.
 */
const textsToMeasure = (page: Page, selectors: string[], path: string) =>
  page.evaluate(
    ([all, part]) => {
      const boxOf = (element: Element) => element.getBoundingClientRect();
      const pictures = [...document.querySelectorAll('picture img')].map(boxOf);
      const kinds = new Set<string>();
      return all.filter((selector) => {
        const element = document.querySelector(selector);
        if (!element?.closest(part) || element.closest('.drawing')) return false;
        const box = boxOf(element);
        const isOver = pictures.some(
          ({ left, right, top, bottom }) =>
            left < box.right && right > box.left && top < box.bottom && bottom > box.top,
        );
        const kind = [element, element.closest('section')].map((each) => each?.className).join();
        if (!isOver && kinds.has(kind)) return false;
        kinds.add(kind);
        return true;
      });
    },
    [[...new Set([...selectors, 'main h1'])], path === '/' ? 'body' : 'main'] as const,
  );

for (const path of [...routes, UNKNOWN_ADDRESS])
  test(`1.4.3 ${path} as it opens: axe finds no fault, and all texts can be read`, async ({ sharedPage }) => {
    // In a wide window, the others are like About.
    const isWide = ['/', '/about', '/contact', '/gallery'].includes(path);
    for (const width of isWide ? [320, 1440] : [320]) {
      const page = await sharedPage(path, { width, height: 800 });
      // Each hotel's name lies on its own picture in the gallery.
      await addRules(page, EVERYTHING_LAID_OUT + (path === '/gallery' ? '' : ONLY_TWO_HOTELS));
      // A carousel that starts in between would move its texts.
      if (width === 320) await startAllIslands(page);
      await scrollPageTo(page, 0);
      const unread = await expectNoFaults(page, { hasNewWidth: width > 320 });
      await expectLegible(page, await textsToMeasure(page, unread, path), { least: 1 });
      if (width === 320) expect(await lostLists(page), 'no lists in Safari').toEqual([]);
    }
  });

test('1.4.3 1.4.11 the text and icons over each hero picture', async ({ page }) => {
  await visit(page, '/');
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const carousel = await readyCarousel(page, labels.heroName);
    for (const slide of heroSlides) {
      const index = heroSlides.indexOf(slide);
      const shown = carousel.locator(SLIDE).nth(index);
      await expect(shown).toHaveCSS('opacity', '1');
      const picture = shown.getByRole('img');
      await expect.poll(() => hasLoaded(picture)).toBe(true);
      const captions = slide.isMain
        ? []
        : [1, 2].map((n) => `.hero .carousel-slide:nth-child(${index + 1}) .hero-caption > :nth-child(${n})`);
      const icons = ['> button', 'div > :first-child', 'div > :last-child'].map(
        (icon) => `.hero .carousel-controls ${icon}`,
      );
      await expectLegible(page, ['main h1', ...captions, ...icons], { least: 4 });
      await nextOf(carousel).click();
      await movePointerAway(page);
    }
  }
});
