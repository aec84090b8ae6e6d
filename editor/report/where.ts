/** Says on which pages, and in which sections, a change shows. */
import { commonValues } from '../../content/placeholders';
import { isIn } from '../../content/schema/fields';
import type { Content } from '../../content/schema/schema';
import type { SchemaPath } from '../../content/schema/schema-path';
import { fillPlaceholders } from '../../lib/format';

import type { Change } from './compare';

const everyPage = ': every page';
const others = ': other places';
const stay = 'contact stay';

/**
 * Where the content is shown: 'page', 'page heading' with the keys of content/pages.json and content/headings.json, or
 * ': words'. The first row that has the field or a group around it counts.
 */
export const sections: [fields: SchemaPath[], shows: string[]][] = [
  [['rooms carousel'], ['home roomCarousel', 'about roomCarousel', 'facilities roomCarousel']],
  [['rooms'], ['facilities rooms', 'home hotelList', others]],
  [['book-direct'], ['home hotelList', 'facilities rooms']],
  [['offers'], ['home specialOffers']],
  [['hero', 'about quote'], ['home']],
  [['site tagline'], ['home', ': the results of search engines']],
  [['explore'], ['home exploreHotels', 'facilities']],
  [['facilities cards hours'], ['facilities facilityCards', 'home exploreHotels']],
  [['facilities'], ['facilities facilityCards']],
  [['counters'], ['home counters']],
  [['about'], ['about']],
  [['questions'], ['contact questions']],
  [
    ['contact', 'privacy'],
    ['contact', ': the links that begin a message'],
  ],
  [['hotels rows'], ['home featuredHotels']],
  [['hotels gallery', 'hotels tagline'], ['gallery']],
  [['hotels halls'], ['facilities halls', stay]],
  [
    ['hotels stay', 'hotels access', 'hotels malayalam', 'hotels nearby', 'hotels reviews', 'malayalam'],
    [stay],
  ],
  [
    ['hotels address', 'hotels amenities', 'hotels rooms', 'hotels roomCount'],
    ['home hotelList', stay],
  ],
  [
    ['hotels coordinates', 'hotels town', 'towns'],
    ['home hotelGrid', stay, others],
  ],
  [['hotels description', 'hotels picture', 'hotels alt', 'hotels focus'], ['home hotelList']],
  [['hotels'], ['home hotelList', others]],
  [['site', 'site-accessibility'], [everyPage]],
  [['labels'], [': all places with these words']],
  [['not-found'], [': the page for a wrong address']],
  [['offline'], [': the page without a connection']],
];

/** Content without mistakes, for the names of pages and behind ids; undefined if there is none. */
export interface Names {
  before?: Content;
  after?: Content;
}

function keysOf({ schemaPath }: Pick<Change, 'schemaPath'>): string[] {
  const [file, key = ''] = schemaPath.split(' ');
  if (file === 'pages') return [key, ': the menu, search engines and shared links'];
  const ofSections = sections.flatMap(([, shows]) => shows);
  // The title of a section, or of the top of a page.
  if (file === 'headings') return ofSections.filter((each) => each === key || each.endsWith(` ${key}`));
  return sections.find(([fields]) => isIn({ schemaPath }, ...fields))?.[1] ?? [];
}

/** The pages and sections that show some fields: 'Facilities, Rooms and Prices'. A title that changes is the published one. */
export function placesOf(fields: readonly Pick<Change, 'schemaPath'>[], { before, after }: Names): string[] {
  const content = before ?? after;
  if (!content) return [];
  // Only a new page or section has no published title.
  const pages = { ...after?.pages, ...content.pages };
  const headings = { ...after?.headings, ...content.headings };
  const prices = content.rooms.rooms.map(({ price }) => price);
  const values = commonValues(Object.values(content.hotels), prices, content.site);
  const places = fields.flatMap(keysOf).flatMap((each) => {
    if (each.startsWith(': ')) return each.slice(2);
    const [page = '', heading = ''] = each.split(' ');
    const titles = [pages[page]?.title ?? page, headings[heading]?.title].filter(Boolean);
    return fillPlaceholders(titles.join(', '), values);
  });
  return [...new Set(places)];
}
