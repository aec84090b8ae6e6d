import { withCounts } from './counts';
import { slug, withPictureNames } from './derive';
import type { Hotel } from './hotels';
import { labels } from './labels';
import data from './rooms.json';
import type { FileContent } from './schema';

const { rooms, carousel } = withPictureNames(withCounts(data as FileContent<'rooms'>));

/** The cards of the rooms grid, in rupees a night; the discount follows from the two prices. */
export const roomCards = rooms.map(({ reviews, includes = [], ...room }) => {
  const percent = room.oldPrice && Math.round((1 - room.price / room.oldPrice) * 100);
  return {
    ...room,
    id: slug(room.title),
    includes,
    /** '24 m², sleeps 2', as far as it is known. */
    size: [
      room.squareMetres && labels.squareMetres.replace('{n}', String(room.squareMetres)),
      room.sleeps && labels.sleeps.replace('{n}', String(room.sleeps)),
    ]
      .filter(Boolean)
      .join(', '),
    discount: percent ? labels.discount.replace('{percent}', String(percent)) : undefined,
    reviewText: (reviews === 1 ? labels.review : labels.reviews).replace('{n}', String(reviews)),
  };
});
export type RoomCard = (typeof roomCards)[number];

/** The rooms that a hotel has, in the order of the rooms grid. */
export const roomsOf = ({ roomIds }: Pick<Hotel, 'roomIds'>): RoomCard[] =>
  roomCards.filter(({ id }) => roomIds.includes(id));

/** The cards of the rooms carousel; each leads to the booking page of the hotel that has the room. */
export const roomCarousel = carousel.map((card) => ({ ...card, id: card.id ?? slug(card.title) }));
export type RoomCarouselCard = (typeof roomCarousel)[number];
