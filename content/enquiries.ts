import { fillPlaceholders, nameWithTown } from '../lib/format';
import { enquiryFragment } from '../lib/fragments';

import { content } from './content';
import { hotelById, hotels, type Hotel } from './hotels';

/** A message that a link begins. */
export interface Enquiry {
  /** 'wedding' */
  name: string;
  /** Where the link leads on the Contact page. */
  id: string;
  /** The words of the link below the halls of the hotel, if it has one. */
  link?: string;
  title: string;
  /** The beginning of the message, with dots where guests fill in. */
  message: string;
  /** The hotel that it is about, if it is about one. */
  hotel?: Hotel;
  /** The halls that it may be about. */
  halls?: Hotel['halls'];
}

const { enquiries: file, roomEnquiry } = content.contact;

/** The messages about halls, tables, cars, laundry and menus. */
export const enquiries: Enquiry[] = Object.entries(file).map(([name, { link, title, hotel, message }]) => {
  const named = hotel ? hotelById(hotel) : undefined;
  return {
    name,
    id: enquiryFragment(name),
    link,
    title,
    message: named ? messageTo(named, message) : message,
    hotel: named,
    halls: named?.halls,
  };
});

/** A request for a room, for each hotel in the order of the hotels. */
export const roomEnquiries = hotels.map((hotel) => ({
  name: `room-${hotel.id}`,
  id: enquiryFragment(`room-${hotel.id}`),
  link: roomEnquiry.link,
  title: `${roomEnquiry.title}, ${hotel.name}`,
  message: messageTo(hotel, roomEnquiry.message),
  hotel,
})) satisfies Enquiry[];

/** The request for a room of a hotel. */
export const roomEnquiryOf = ({ id }: Pick<Hotel, 'id'>): Enquiry =>
  roomEnquiries.find(({ hotel }) => hotel.id === id)!;

function messageTo(hotel: Hotel, message: string): string {
  return fillPlaceholders(message, { hotel: nameWithTown(hotel) });
}

/**
 * The enquiry of this name.
 *
 * @throws {Error} when there is none; the content check finds it first
 */
export function enquiryByName(name: string): Enquiry {
  const enquiry = enquiries.find((each) => each.name === name);
  if (!enquiry) throw new Error(`There is no enquiry '${name}' in content/contact.json.`);
  return enquiry;
}
