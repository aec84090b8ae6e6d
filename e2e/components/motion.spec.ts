import { headings } from '@/content/headings';
import { labels } from '@/content/labels';

import { featuredCarousel, findCarousel, openStopped } from '../support/carousels';
import { pauseOf } from '../support/controls';
import { expectStandstill, readyCarousel } from '../support/rotation';
import { expect, test } from '../support/test';
import { matchLabel, visit } from '../support/visit';

test('the switch in the footer stops everything that moves, on this page and the next', async ({ page }) => {
  await openStopped(page, 390);
  const { carousel, shown } = await findCarousel(page, featuredCarousel.name);
  await page.getByRole('button', { name: labels.pauseMotion }).click();
  await expect(pauseOf(carousel)).toHaveAccessibleName(matchLabel(labels.start));
  await readyCarousel(page, featuredCarousel.name);
  await expectStandstill(page, featuredCarousel.intervalMs, shown);
  await page.clock.resume();
  await visit(page, '/about');
  await expect(page.getByRole('button', { name: labels.resumeMotion })).toBeAttached();
  const rooms = await readyCarousel(page, headings.roomCarousel.title);
  await expect(pauseOf(rooms)).toHaveAccessibleName(matchLabel(labels.start));
  // The menu and the booking sheet open without a movement.
  for (const name of [labels.bookARoom, labels.menu]) {
    await page.getByRole('banner').getByRole('button', { name, exact: true }).first().click();
    await expect(page.locator(':popover-open'), name).toHaveCSS('animation-name', 'none');
    await page.keyboard.press('Escape');
  }
  // Not shown if the system asks for reduced motion.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.getByRole('button', { name: labels.resumeMotion })).toBeHidden();
});
