/** A whole number in Indian notation: 16800 becomes '16,800', 120000 becomes '1,20,000'. */
export function formatNumber(value: number): string {
  return value.toLocaleString('en-IN', { maximumFractionDigits: 0 });
}

/** A price in rupees: 5000 becomes '₹5,000'. */
export function formatRupees(amount: number): string {
  return `₹${formatNumber(amount)}`;
}

/** The lowest and the highest price of something, in rupees. */
export interface PriceRange {
  from: number;
  to: number;
}

/** Prices per night from the lowest to the highest: '₹1,800 – ₹5,000', or one price when all rooms cost the same. */
export function formatPriceRange({ from, to }: PriceRange): string {
  return from === to ? formatRupees(from) : `${formatRupees(from)} – ${formatRupees(to)}`;
}

/**
 * A date in the format of `<input type="date">`: '2026-03-09'. In local time, never UTC. The search's inline script
 * contains its text, so it uses nothing outside itself.
 */
export function toDateInputValue(date: Date): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/**
 * The day in India, in the same format. India has one time zone and no summer time. The inline script of the offers
 * contains its text, so it uses nothing outside itself.
 */
export function dayInIndia(now: Date): string {
  const aheadOfUtcMs = 19_800_000;
  return new Date(now.getTime() + aheadOfUtcMs).toISOString().slice(0, 10);
}

/** A day in words: '2027-03-31' becomes '31 March 2027'. */
export function formatDay(day: string): string {
  return new Date(day).toLocaleDateString('en-IN', { dateStyle: 'long', timeZone: 'UTC' });
}

/** A time of day in the site's notation: '14:00' becomes '2:00 PM', '00:30' becomes '12:30 AM'. */
export function formatTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}

/**
 * Fills in the `{name}` placeholders of a label.
 *
 * @example fillPlaceholders('Slide {n} of {total}', { n: 1, total: 4 }) // 'Slide 1 of 4'
 */
export function fillPlaceholders(label: string, values: Record<string, string | number>): string {
  return label.replace(/\{([\w ]+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** A hotel, or the group, with its town: 'Rubber House, Kottayam'. */
export function nameWithTown({ name, town }: { name: string; town: string }): string {
  return `${name}, ${town}`;
}

/** An Indian postal address. */
export interface PostalAddress {
  /** House and street. */
  lines: readonly string[];
  /** The town, as in a letter's address: 'Kochi', or 'Kakkanad, Kochi'. */
  locality: string;
  district: string;
  state: string;
  country: string;
  /** Six digits. */
  pin: string;
}

/** The last line of an Indian address: 'Kottayam 686004'. */
export function townLine({ locality, pin }: Pick<PostalAddress, 'locality' | 'pin'>): string {
  return `${locality} ${pin}`;
}

/** Below it: 'Ernakulam, Kerala, India'. A district with the name of the town is not repeated. */
export function regionLine({ locality, district, state, country }: PostalAddress): string {
  return [...(district === locality ? [] : [district]), state, country].join(', ');
}

/** An Indian postal address on one line: 'Mattancherry Road, Fort Kochi, Kochi 682001'. */
export function addressLine(address: PostalAddress): string {
  return [...address.lines, townLine(address)].join(', ');
}
