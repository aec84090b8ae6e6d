import data from './contact.json';
import { hotelById } from './hotels';
import type { FileContent } from './schema';

/** A message that a link begins. */
export interface Enquiry {
  /** 'wedding' */
  name: string;
  /** Where the link leads on the Contact page. */
  id: string;
  /** The words of the link. */
  link: string;
  title: string;
  /** The beginning of the message, with dots where guests fill in. */
  message: string;
}

const { enquiries: file } = data as FileContent<'contact'>;

export const enquiries: Enquiry[] = Object.entries(file).map(([name, { link, title, hotel, message }]) => {
  const named = hotel ? hotelById(hotel) : undefined;
  return {
    name,
    id: `ask-${name}`,
    link,
    title,
    message: named ? message.replace('{hotel}', `${named.name}, ${named.city}`) : message,
  };
});

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
