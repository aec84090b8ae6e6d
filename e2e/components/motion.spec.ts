import { labels } from '@/content/labels';

import { featuredCarousel, openCarousel } from '../support/carousels';
import { expectStandstill, readyCarousel } from '../support/rotation';
import { expect, test } from '../support/test';
import { matchLabel, visit } from '../support/visit';

test('the switch in the footer stops everything that moves, on this page and the next', async ({ page }) => {
  const { carousel, shown } = await openCarousel(page, featuredCarousel);
  await page.getByRole('button', { name: labels.pauseMotion }).click();
  await expect(carousel.getByRole('button').first()).toHaveAccessibleName(matchLabel(labels.start));
  await readyCarousel(page, featuredCarousel.name);
  await expectStandstill(page, featuredCarousel.intervalMs, shown);
  await page.clock.resume();
  await visit(page, '/');
  await expect(page.getByRole('button', { name: labels.resumeMotion })).toBeAttached();
  const again = await readyCarousel(page, featuredCarousel.name);
  await expect(again.getByRole('button').first()).toHaveAccessibleName(matchLabel(labels.start));
  // Not shown if the system asks for reduced motion.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.getByRole('button', { name: labels.resumeMotion })).toBeHidden();
});

test('after "Pause all movement", the menu and the booking sheet open without a movement', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await visit(page, '/about');
  await page.getByRole('button', { name: labels.pauseMotion }).click();
  for (const name of [labels.bookARoom, labels.menu]) {
    await page.getByRole('banner').getByRole('button', { name, exact: true }).first().click();
    await expect(page.locator(':popover-open'), name).toHaveCSS('animation-name', 'none');
    await page.keyboard.press('Escape');
  }
});
