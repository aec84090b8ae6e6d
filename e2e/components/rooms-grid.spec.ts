import { headings } from '@/content/headings';
import { labels } from '@/content/labels';
import { roomCards } from '@/content/rooms';
import { fillPlaceholders, formatRupees } from '@/lib/format';

import { expect, test } from '../support/test';
import { sectionOf } from '../support/visit';

test('every room has a card with its facts', async ({ sharedPage }) => {
  const page = await sharedPage('/Facilities');
  const cards = sectionOf(page, headings.rooms.title)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  await expect(cards).toHaveCount(roomCards.length);
  for (const [index, room] of roomCards.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading')).toHaveText(room.title);
    await expect(card).toContainText(formatRupees(room.price));
    await expect(card).toContainText(room.reviewText);
    await expect(card).toContainText(room.bed);
    for (const words of [room.size, room.view ?? '', ...room.includes])
      await expect(card).toContainText(words);
    await expect(
      card.getByRole('img', { name: fillPlaceholders(labels.rating, { rating: room.rating }) }),
    ).toHaveCount(1);
    await expect(card.locator('s')).toHaveCount(room.oldPrice === undefined ? 0 : 1);
    if (room.oldPrice !== undefined) await expect(card).toContainText(formatRupees(room.oldPrice));
    if (room.discount) await expect(card).toContainText(room.discount);
  }
});
