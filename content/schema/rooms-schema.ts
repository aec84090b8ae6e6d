/** The schemas of what guests book: rooms and their prices, and why to book at the hotel. */
import { z } from 'zod';

import { entries, list, number, text, title, wholeNumber } from './field-kinds';
import { hotelRef, id, ownId, picture, rupees } from './shared-fields';

/** Why guests should book at the hotel. */
export const bookDirect = z.strictObject({
  title: text(60, 'Title | Above the reasons.'),
  reasons: list(
    'Reasons | Up to three, beside the booking links. Each must be true of every hotel. If there are none, the site shows nothing.',
    [0, 3],
    text(120, 'Reason | One sentence.'),
  ),
});

/** The rooms with their prices, and the row of rooms that moves. */
export const rooms = z.strictObject({
  rooms: entries('The cards with prices.', [1, 24], {
    id: ownId,
    title: title(30),
    price: rupees('Rupees per night, such as 1950 or 1,950.'),
    oldPrice: rupees(
      'Price before the discount | The site then writes "20% off". Leave it empty without a discount.',
    ).optional(),
    rating: number('Stars from 1 to 5, such as 4.5.', 1, 5),
    reviews: wholeNumber('Number of reviews | How many guests gave these stars.', 1),
    bed: text(60, 'The number and kind of beds, such as "1 queen bed".'),
    squareMetres: wholeNumber(
      'Size | In square metres, such as 24. If empty, the site does not show it.',
      5,
      300,
    ).optional(),
    sleeps: wholeNumber(
      'Guests | How many people can sleep in the room. If empty, the site does not show it.',
      1,
      12,
    ).optional(),
    view: text(
      60,
      'View | Such as "View: garden or hills, depending on the hotel". If empty, the site does not show it.',
    ).optional(),
    includes: list(
      'Included | What the price includes in every hotel with this room. If empty, the site does not show it.',
      [0, 6],
      text(24, 'One thing, such as "Breakfast".'),
    ).optional(),
    ...picture('the whole bed and the window'),
  }),
  carousel: entries('Room carousel | The row of rooms that moves, on three pages.', [1, 12], {
    id,
    title: title(30),
    subtitle: text(80, 'One line that says what is special about this room.'),
    ...picture('the whole bed and the window'),
    hotel: hotelRef,
  }),
});
