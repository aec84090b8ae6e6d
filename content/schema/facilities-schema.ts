/** The schemas of the facilities: cards, tabs and tiles. */
import { z } from 'zod';

import { button, entries, fieldMeta, reference, text, title } from './field-kinds';
import { enquiryName, hotelRef, hours, icon, id, picture } from './shared-fields';

/** The cards of the Facilities page. */
export const facilities = z.strictObject({
  cards: entries('The cards with opening hours on the Facilities page.', [1, 12], {
    title: title(30),
    hours,
    description: text([40, 240], 'Two or three sentences.'),
    ...picture('the place as guests find it: laid tables, a made bed'),
    button,
    link: reference('page', 'Page | The page that the button opens.'),
    enquiry: enquiryName.optional(),
  }),
});

/** The tabs and the tiles below them. */
export const explore = z.strictObject({
  tabs: entries('The tabs on Home and Facilities.', [2, 10], {
    id,
    icon,
    title: title(20),
    description: text([40, 320], 'Two or three sentences.'),
    ...picture('the place as guests find it: laid tables, a made bed'),
    hotel: hotelRef,
    hours: hours
      .optional()
      .meta(fieldMeta('Hours | If empty, the hours of the Facilities card with the same title.')),
    button,
  }),
  tiles: entries('The tiles below the tabs.', [1, 12], {
    icon,
    title: title(30),
    description: text(80, 'One line.'),
  }),
});
