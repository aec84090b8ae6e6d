/** Finds the pages that show a change, and the section on each. */
import { commonValues } from '../../content/placeholders';
import { isIn } from '../../content/schema/fields';
import type { Content, FileName } from '../../content/schema/schema';
import type { FieldKey, SchemaPath } from '../../content/schema/schema-path';
import { enquiryNames } from '../../content/schema/vocabulary';
import { fillPlaceholders } from '../../lib/format';

import type { Change } from './compare';

/** A section of a page. */
interface Section {
  /** The key in content/pages.json; undefined for a section on every page or on none. */
  page?: string;
  /** The title above the section, with its placeholders filled in; undefined if there is none. */
  heading?: string;
  /** In words: 'Facilities, Rooms and Prices'. */
  words: string;
}

/** For what is at so many places that a reader needs only the main ones. */
const others = ': other places';
const top = ': every page, at the top';
const footer = ': every page, in the footer';

/** The same field of every prepared message. */
const ofEnquiries = (field: 'link' | 'hotel') =>
  enquiryNames.map((name) => `contact enquiries ${name} ${field}` as const);

/**
 * Where the content is shown: 'page heading', or 'page: words' for a section without a heading. The first row that has
 * the field or a group around it counts.
 */
const sections: [places: SchemaPath[], shows: string[]][] = [
  [['rooms rooms price'], ['facilities rooms', 'home hotelList', others]],
  [
    ['rooms rooms title', 'rooms rooms squareMetres', 'rooms rooms sleeps'],
    ['facilities rooms', 'home hotelList'],
  ],
  [['rooms rooms'], ['facilities rooms']],
  [['rooms carousel'], ['home roomCarousel', 'about roomCarousel', 'facilities roomCarousel']],
  [['book-direct'], ['home hotelList', 'facilities rooms']],
  [['offers'], ['home specialOffers']],
  [['hero'], ['home: the first screen']],
  [['explore tabs button'], ['home exploreHotels']],
  [['explore'], ['home exploreHotels', 'facilities: the tabs and tiles']],
  [['facilities cards hours'], ['facilities facilityCards', ': the tabs with these hours']],
  [['facilities'], ['facilities facilityCards']],
  [['counters'], ['home counters']],
  [['about hero'], ['about: the top']],
  [['about story'], ['about ourStory']],
  [['about quote'], ['home: the large quotation']],
  [['about why'], ['about whyChooseUs']],
  [['about features'], ['about features']],
  [['about progress'], ['about progress']],
  [['contact hero', 'contact map'], ['contact: the top']],
  [['contact intro'], ['contact contactDetails']],
  [['contact roomEnquiry link'], ['home hotelList', 'contact stay']],
  [ofEnquiries('link'), [': the links that begin this message']],
  [ofEnquiries('hotel'), ['contact: the messages that links begin', 'facilities halls']],
  [['contact'], ['contact: the messages that links begin']],
  [['privacy'], ['contact contactForm']],
  [['questions'], ['contact questions']],
  [['hotels rows'], ['home featuredHotels']],
  [['hotels gallery', 'hotels tagline'], ['gallery: the pictures of the hotel']],
  [['hotels halls'], ['facilities halls', 'contact stay']],
  [['hotels malayalam name'], ['contact stay', 'home hotelList']],
  [['hotels stay', 'hotels access', 'hotels malayalam', 'hotels nearby'], ['contact stay']],
  [['hotels address'], ['home hotelList', 'contact stay', 'gallery: the pictures of the hotel']],
  [
    ['hotels amenities', 'hotels rooms', 'hotels roomCount'],
    ['home hotelList', 'contact stay'],
  ],
  [
    ['hotels description', 'hotels picture', 'hotels alt', 'hotels focus', 'hotels reviews'],
    ['home hotelList'],
  ],
  [
    ['hotels coordinates', 'hotels town'],
    ['home hotelGrid', 'home hotelList', 'contact stay', others],
  ],
  [
    ['hotels phone', 'hotels link'],
    ['home hotelList', others],
  ],
  [
    ['hotels name', 'hotels isFeatured', 'hotels order'],
    ['home hotelList', 'home featuredHotels', 'home: the search', 'gallery: the list of hotels', others],
  ],
  [['malayalam summary'], ['contact stay', 'home hotelList']],
  [['malayalam'], ['contact stay']],
  [['towns towns district'], [': the results of search engines']],
  [['towns'], ['home hotelGrid', 'contact stay']],
  [
    ['site phone', 'site email', 'site name', 'site shortName'],
    [': every page, at the top and in the footer', others],
  ],
  [['site topBarTowns'], [top]],
  [['site tagline'], ['home: the first screen', ': the results of search engines']],
  [
    ['site legalName', 'site address', 'site officialChannels'],
    ['contact contactDetails', footer],
  ],
  [['site coordinates'], ['contact contactDetails', 'contact: the top']],
  [['site whatsAppText'], [': every page, in the links to the chat']],
  [['site url', 'site language'], [': every page, for search engines and screen readers']],
  [['site', 'site-accessibility', 'headings usefulLinks', 'headings footerContact'], [footer]],
  [['labels'], [': all places with these words']],
  [['not-found'], [': the page for a wrong address']],
  [['offline'], [': the page without a connection']],
];

/** Where the title of a section is: on each page with that section, or at the top of the page of that name. */
function placesOfHeading(heading: string, pages: Content['pages']): string[] {
  if (heading in pages) return [`${heading}: the top`];
  const ofSections = sections.flatMap(([, shows]) => shows);
  return [...new Set(ofSections)].filter((each) => /^[\w-]+ (\w+)$/.exec(each)?.[1] === heading);
}

/**
 * Where a page's own entry in content/pages.json is shown. Its title, description and picture are at the top of the
 * page, except where a heading replaces the two texts, or a content file of the page all three.
 */
function placeOfPage(page: string, field: FieldKey | undefined, headings: Content['headings']): string {
  if (field === undefined) return `${page}: in the menu and in search engines`;
  if (field === 'menu') return ': the menu of every page';
  const tops = [`${page}: the top`, `${page}: the first screen`];
  const hasOwnTop = sections.some(([, shows]) => shows.some((each) => tops.includes(each)));
  const isOnPage =
    page in headings ? field === 'picture' || field === 'alt' || field === 'focus' : !hasOwnTop;
  return `${page}: ${isOnPage ? 'at the top and ' : ''}in search engines and shared links`;
}

/** Where a change is shown. The page that shows most of it comes first. */
export function whereItShows(
  { schemaPath }: Pick<Change, 'schemaPath'>,
  { pages, headings, hotels, rooms, site }: Content,
): Section[] {
  const [file, key = '', field] = schemaPath.split(' ') as [FileName, string?, FieldKey?];
  // A whole hotel is where its name is.
  const place = { schemaPath: schemaPath === 'hotels' ? 'hotels name' : schemaPath } as const;
  const row = () => sections.find(([places]) => isIn(place, ...places))?.[1] ?? [];
  const ofHeading = file === 'headings' ? placesOfHeading(key, pages) : [];
  const shows =
    file === 'pages' ? [placeOfPage(key, field, headings)] : ofHeading.length > 0 ? ofHeading : row();
  const prices = rooms.rooms.map(({ price }) => price);
  const values = commonValues(Object.values(hotels), prices, site);
  const titleOf = (page: string) => pages[page]?.title ?? page;
  return shows.map((each) => {
    const [, page = '', words] = /^([\w-]*): (.*)$/.exec(each) ?? [];
    if (words) return page ? { page, words: `${titleOf(page)}, ${words}` } : { words };
    const [name = '', heading = ''] = each.split(' ');
    const title = headings[heading] && fillPlaceholders(headings[heading].title, values);
    return { page: name, heading: title, words: [titleOf(name), title].filter(Boolean).join(', ') };
  });
}

/** Content without mistakes, for the names of pages and behind ids; undefined if there is none. */
export interface Names {
  before?: Content;
  after?: Content;
}

/** The pages and sections that show some fields, in words. A title that changes is the published one. */
export function placesOf(fields: readonly Pick<Change, 'schemaPath'>[], { before, after }: Names): string[] {
  const content = before ?? after;
  if (!content) return [];
  // Only a new page or section has no published title.
  const pages = { ...after?.pages, ...content.pages };
  const headings = { ...after?.headings, ...content.headings };
  const sections = fields.flatMap((field) => whereItShows(field, { ...content, pages, headings }));
  return [...new Set(sections.map(({ words }) => words))];
}
