/** The words in braces that the site fills in: `{hotels}`, `{phone}`, `{n}`. */
import { formatRupees } from '../lib/format';

/** Placeholders that every text can have. */
export const commonPlaceholders = [
  'hotels',
  'Hotels',
  'featured',
  'Featured',
  'lowest price',
  'highest price',
  'phone',
  'email',
] as const;

/** Placeholders of single labels, which the components fill in. A new placeholder must be added here. */
export const labelPlaceholders: Record<string, readonly string[]> = {
  accessDoorWidth: ['n'],
  bookFrom: ['price'],
  copyright: ['year', 'name'],
  credit: ['name'],
  discount: ['percent'],
  fromPrice: ['price'],
  goToSlide: ['n', 'total', 'name'],
  kilometres: ['n'],
  mailSubject: ['title'],
  metres: ['n'],
  minutesOnFoot: ['n'],
  nextHotel: ['name'],
  nextSlide: ['name'],
  offerLabel: ['percent'],
  offerUntil: ['date'],
  offlineNotice: ['day'],
  pause: ['name'],
  pictureOf: ['n', 'total'],
  previousSlide: ['name'],
  rating: ['rating'],
  review: ['n'],
  reviews: ['n'],
  roomCount: ['n'],
  seated: ['n'],
  sleeps: ['n'],
  slideOf: ['n', 'total'],
  squareMetres: ['n'],
  standing: ['n'],
  start: ['name'],
  stayFromUntil: ['in', 'out'],
  throttled: ['seconds'],
  timesFromUntil: ['in', 'out'],
};

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** 12 is 'twelve', 45 'forty-five'; from a hundred on the digits stay. */
function numberToWords(count: number): string {
  if (count < 20) return small[count]!;
  if (count > 99) return String(count);
  const unit = count % 10;
  return `${tens[Math.floor(count / 10) - 2]}${unit ? `-${small[unit]}` : ''}`;
}

/** The values of the common placeholders: numbers of hotels, prices, and how the group is reached. */
export function commonValues(
  hotels: readonly { isFeatured: boolean }[],
  prices: readonly number[],
  { phone, email }: { phone: string; email: string },
): Record<(typeof commonPlaceholders)[number], string> {
  const all = numberToWords(hotels.length);
  const featured = numberToWords(hotels.filter(({ isFeatured }) => isFeatured).length);
  return {
    hotels: all,
    Hotels: capital(all),
    featured,
    Featured: capital(featured),
    'lowest price': formatRupees(Math.min(...prices)),
    'highest price': formatRupees(Math.max(...prices)),
    phone,
    email,
  };
}
