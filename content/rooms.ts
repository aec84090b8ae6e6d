import { fillPlaceholders } from '../lib/format';

import { content } from './content';
import type { Hotel } from './hotels';
import { labels } from './labels';
import type { Parsed } from './schema/schema';
import { slug } from './slug';

type InFile = Parsed<'rooms'>;

/** A card of the rooms grid, with its prices in rupees a night. */
export interface RoomCard extends Omit<InFile['rooms'][number], 'reviews'> {
  includes: string[];
  /** '24 m², sleeps 2', as far as it is known. */
  size: string;
  /** '20% off', from the two prices. */
  discount?: string;
  /** '1 Review' */
  reviewText: string;
}

/** A card of the rooms carousel; it leads to the booking page of the hotel that has the room. */
interface RoomCarouselCard extends Omit<InFile['carousel'][number], 'id'> {
  id: string;
}

const { rooms, carousel } = content.rooms;

export const roomCards: RoomCard[] = rooms.map(({ reviews, includes = [], ...room }) => {
  const percent = room.oldPrice && Math.round((1 - room.price / room.oldPrice) * 100);
  return {
    ...room,
    includes,
    size: [
      room.squareMetres && fillPlaceholders(labels.squareMetres, { n: room.squareMetres }),
      room.sleeps && fillPlaceholders(labels.sleeps, { n: room.sleeps }),
    ]
      .filter(Boolean)
      .join(', '),
    discount: percent ? fillPlaceholders(labels.discount, { percent }) : undefined,
    reviewText: fillPlaceholders(reviews === 1 ? labels.review : labels.reviews, { n: reviews }),
  };
});

/** The rooms that a hotel has, in the order of the rooms grid. */
export const roomsOf = ({ roomIds }: Pick<Hotel, 'roomIds'>): RoomCard[] =>
  roomCards.filter(({ id }) => roomIds.includes(id));

export const roomCarousel: RoomCarouselCard[] = carousel.map((card) => ({
  ...card,
  id: card.id ?? slug(card.title),
}));
