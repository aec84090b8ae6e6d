import type { Offer } from './types';

/**
 * The special offers, three across on a wide screen. A code has letters, digits and dashes only:
 * guests type it on the booking page. The label is what is printed large and must say the same
 * figure as percent (1 to 99). Title: at most 40 characters; description: at most 160.
 */
export const offers: Offer[] = [
  {
    id: 'discount',
    percent: 15,
    label: '15% OFF',
    code: 'STAY15',
    title: 'Book Direct',
    description: 'Two nights or more in any room, booked with the hotel itself. Not on 24 and 31 December.',
  },
  {
    id: 'festival',
    percent: 40,
    label: '40% OFF',
    code: 'UTSAV40',
    title: 'Festival Week',
    description:
      'Off the third night when you come for Onam, Vishu or Pooram and stay three. Breakfast included.',
  },
  {
    id: 'bundle',
    percent: 25,
    label: '25% OFF',
    code: 'TOGETHER25',
    title: 'Rooms Together',
    description: 'Three rooms or more on one bill, for wedding parties, pilgrim groups and teams.',
  },
];
