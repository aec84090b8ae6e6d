import { hotels } from '@/content/hotels';
import { labels } from '@/content/labels';
import { withoutLineBreaks, malayalam, timeInMalayalam } from '@/content/malayalam';

import { expect, test } from './support/test';
import { pagePath, bringIntoView, noJavaScript, visit, reducedMotion } from './support/visit';

test.use(reducedMotion);

test.describe('on a phone without JavaScript', () => {
  test.use({ ...noJavaScript, viewport: { width: 390, height: 664 } });

  test('every hotel has a description with lang="ml", linked from its entry on Home', async ({ page }) => {
    const described = hotels.filter((hotel) => hotel.malayalam);
    const addressOf = (id: string) => pagePath(`/contact#ml-${id}`);
    await page.goto(pagePath('/'));
    for (const { id } of described) {
      const entry = page.locator(`#hotel-${id}`);
      await entry.getByText(labels.aboutTheHotel).click();
      const link = entry.getByRole('link', { name: malayalam.summary });
      await expect(link).toHaveAttribute('href', addressOf(id));
    }
    for (const hotel of described) {
      const { name, address, road } = hotel.malayalam!;
      await page.goto(addressOf(hotel.id));
      const description = page.locator('details[lang="ml"]').filter({ has: page.locator(`#ml-${hotel.id}`) });
      for (const text of [address, road!])
        await expect(description.getByText(withoutLineBreaks(text), { exact: true })).toBeVisible();
      await expect(description).toContainText(timeInMalayalam(hotel.stay.checkIn));
      const gap = await description.locator('summary [lang="en"]').evaluate((english) => {
        const before = document.createRange();
        before.setStart(english.closest('summary')!, 0);
        before.setEndBefore(english);
        return english.getBoundingClientRect().left - before.getBoundingClientRect().right;
      });
      expect(gap, 'the two languages are side by side').toBeLessThan(12);
      await expect(description.getByRole('link')).toHaveAttribute('href', `tel:${hotel.phone.e164}`);
      await expect(page.locator('summary [lang="ml"]').filter({ hasText: name })).toBeVisible();
    }
  });
});

test('the Malayalam font loads with the first scroll, and not before', async ({ page }) => {
  await visit(page, '/');
  const state = () =>
    page.evaluate(() => [...document.fonts].find(({ family }) => /Malayalam/.test(family))?.status);
  await page.evaluate(() => document.fonts.ready);
  expect(await state()).toBe('unloaded');
  await bringIntoView(page.getByRole('group', { name: labels.mapOfKerala }));
  await expect.poll(state).toBe('loaded');
});

test('a page printed before it was scrolled has the Malayalam font', async ({ page }) => {
  await visit(page, '/contact');
  const closed = page.locator('details [lang="ml"]:not(.font-malayalam)').first();
  await expect(closed).not.toHaveCSS('font-family', /Malayalam/);
  await page.emulateMedia({ media: 'print' });
  await expect(closed).toHaveCSS('font-family', /Malayalam/);
});
