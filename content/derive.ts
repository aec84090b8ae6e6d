/** Values that are derived from the content. */
import type manifest from '@/generated/pictures.json';

/** A picture of content/pictures: 'rooms/standard'. */
export type PictureName = keyof typeof manifest;

/** Some content with the names of its pictures in place of their paths. */
type Named<T> = T extends readonly (infer Entry)[]
  ? Named<Entry>[]
  : T extends object
    ? { [Key in keyof T]: Key extends 'picture' ? PictureName : Named<T[Key]> }
    : T;

/** 'Travel Desk' is 'travel-desk'. */
export const slug = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** '/pictures/rooms/standard.jpg' is 'rooms/standard', the name that pages know a picture by. */
export const pictureName = (path: string) =>
  path.replace(/^\/pictures\//, '').replace(/\.\w+$/, '') as PictureName;

/** A copy of some content with the names of its pictures in place of their paths. */
export function withPictureNames<T>(content: T): Named<T> {
  return JSON.parse(
    JSON.stringify(content, (key, value: unknown) =>
      key === 'picture' && typeof value === 'string' ? pictureName(value) : value,
    ),
  ) as Named<T>;
}

/** A phone number for people ('+91 481 555 0100') and for machines ('+914815550100'). */
export interface PhoneNumber {
  display: string;
  e164: string;
}

export const phoneNumber = (display: string): PhoneNumber => ({ display, e164: display.replaceAll(' ', '') });

/** Each picture below some content with its words: ['/pictures/rooms/standard.jpg', 'A key …' or undefined]. */
export function picturesIn(value: unknown): [path: string, alt: string | undefined][] {
  if (typeof value !== 'object' || value === null) return [];
  const { picture, alt } = value as { picture?: unknown; alt?: string };
  const own: [string, string | undefined][] = typeof picture === 'string' ? [[picture, alt]] : [];
  return [...own, ...Object.values(value).flatMap(picturesIn)];
}

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** 12 is 'twelve', 45 'forty-five'; from a hundred on the digits stay. */
export function inWords(count: number): string {
  if (count < 20) return small[count]!;
  if (count > 99) return String(count);
  const unit = count % 10;
  return `${tens[Math.floor(count / 10) - 2]}${unit ? `-${small[unit]}` : ''}`;
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The values of the places in braces: counts of hotels and prices. */
export function countsOf(
  hotels: readonly { isFeatured: boolean }[],
  prices: readonly number[],
): Record<string, string> {
  const all = inWords(hotels.length);
  const featured = inWords(hotels.filter(({ isFeatured }) => isFeatured).length);
  const rupees = (price: number) => `₹${price.toLocaleString('en-IN')}`;
  return {
    hotels: all,
    Hotels: capital(all),
    featured,
    Featured: capital(featured),
    'lowest price': rupees(Math.min(...prices)),
    'highest price': rupees(Math.max(...prices)),
  };
}
