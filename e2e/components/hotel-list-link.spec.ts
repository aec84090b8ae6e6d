import { hotels } from '@/content/hotels';
import { labels } from '@/content/labels';
import { roomCards } from '@/content/rooms';

import { first } from '../support/present';
import { expect, test } from '../support/test';
import { noJavaScript, pagePath, reducedMotion } from '../support/visit';

test.use(reducedMotion);

test.describe('on a phone without JavaScript', () => {
  test.use({ ...noJavaScript, viewport: { width: 390, height: 664 } });

  test('About, Contact and Facilities lead to the list of hotels', async ({ page }) => {
    const links = page.getByRole('main').getByRole('link', { name: labels.chooseHotel });
    for (const path of ['/about', '/contact', '/Facilities']) {
      await page.goto(pagePath(path));
      // On Facilities, the price of each room is one, too.
      await expect(links).toHaveCount(path === '/Facilities' ? roomCards.length + 1 : 1);
      for (const link of await links.all()) await expect(link).toHaveAttribute('href', pagePath('/#hotels'));
    }
    await links.first().click();
    await expect(page).toHaveURL(new RegExp(`${pagePath('/')}#hotels$`));
    await expect(
      page.locator(`#hotel-${first(hotels, 'hotel').id}`).getByRole('heading', { level: 3 }),
    ).toBeInViewport();
  });
});
