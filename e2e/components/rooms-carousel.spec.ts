import { headings } from '@/content/headings';
import { hotelById } from '@/content/hotels';
import { roomCarousel } from '@/content/rooms';

import { expect, test } from '../support/test';
import { sectionOf } from '../support/visit';

// e2e/components/carousel.spec.ts tests where it is a carousel.
test('the row of rooms is on Home, About and Facilities, and each room leads to its hotel', async ({
  sharedPage,
}) => {
  for (const path of ['/', '/about', '/Facilities']) {
    const page = await sharedPage(path);
    const slides = sectionOf(page, headings.roomCarousel.title).getByRole('link');
    await expect(slides).toHaveCount(roomCarousel.length);
    for (const [index, { title, hotel }] of roomCarousel.entries()) {
      await expect(slides.nth(index)).toContainText(title);
      await expect(slides.nth(index)).toHaveAttribute('href', hotelById(hotel).link.url);
    }
  }
});
