/** The ids of elements that links lead to: '/contact#stay-kochi'. The link and the element both take it from here. */

/** The list of hotels on Home. */
export const HOTEL_LIST = 'hotels';

/** A hotel in that list. */
export const hotelFragment = (hotelId: string) => `hotel-${hotelId}`;

/** A hotel in the street on Home. */
export const streetFragment = (hotelId: string) => `place-${hotelId}`;

/** The pictures of a hotel on the Gallery page. */
export const galleryFragment = (hotelId: string) => `gallery-${hotelId}`;

/** What to know before a stay, for all hotels, on the Contact page. */
export const BEFORE_YOU_COME = 'before-you-come';

/** What to know before a stay in a hotel, on the Contact page. */
export const stayFragment = (hotelId: string) => `stay-${hotelId}`;

/** The description of a hotel in Malayalam, on the Contact page. */
export const malayalamFragment = (hotelId: string) => `ml-${hotelId}`;

/** A prepared message on the Contact page: 'wedding', or 'room-kochi'. */
export const enquiryFragment = (name: string) => `ask-${name}`;
