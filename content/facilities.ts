import type { FacilityCard } from './types';

/** Of the restaurant, which 'Explore Hotels' shows too. */
export const restaurantHours = '7:30 AM to 10:00 PM';

/**
 * The four cards of the Facilities page. Hours as shown to guests ('7:30 AM to 10:00 PM' or '24/7');
 * the button leads to a page of this site. Title: at most 30 characters; description: at most 240;
 * button: at most 24.
 */
export const facilityCards: FacilityCard[] = [
  {
    id: 'restaurant',
    title: 'Restaurant',
    hours: restaurantHours,
    description:
      'Puttu and kadala, appam and stew for breakfast; a leaf meal at noon; fish from the day’s boats at night. Tell us what you cannot eat and the kitchen will cook around it.',
    picture: 'facilities/restaurant',
    button: 'Reserve a Table',
    link: '/contact',
  },
  {
    id: 'travel-assistance',
    title: 'Travel Assistance',
    hours: '24/7',
    description:
      'A car at the station for the 4:00 AM train, a driver who knows the Munnar road, a tailor who sews overnight, a ferry timetable. The fare is agreed before you get in.',
    picture: 'facilities/travel-assistance',
    button: 'Ask for a Car',
    link: '/contact',
  },
  {
    id: 'laundry',
    title: 'Laundry',
    hours: '10:00 AM to 9:00 PM',
    description:
      'Given by noon, back by nine the same evening, folded or on hangers. Mundus and set-saris are starched by hand, and there is an iron in the house if you would sooner do it yourself.',
    picture: 'facilities/laundry',
    button: 'Ask for a Price List',
    link: '/contact',
  },
  {
    id: 'room-service',
    title: 'Room Service',
    hours: '24/7',
    description:
      'The full menu until ten at night. After that toast, omelettes, kanji with pickle, tea and filter coffee, brought up by whoever keeps the night.',
    picture: 'facilities/room-service',
    button: 'Ask for the Menu',
    link: '/contact',
  },
];
