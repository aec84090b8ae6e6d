/** Finds the pages that show a change, and the section on each. */
import type { Content } from '../../content/schema/schema';

import type { Change } from './compare';

/** A section of a page. */
interface Section {
  /** The key in content/pages.json; undefined for a section on every page or on none. */
  page?: string;
  /** The heading above the section, as in content/headings.json; undefined if there is none. */
  heading?: string;
  /** In words: 'Facilities, Rooms and Prices'. */
  words: string;
}

/** Fields of the content, and where each is shown: 'page heading', or 'page: words' for a section without a heading. */
const sections: [schemaPath: RegExp, shows: string[]][] = [
  [/^rooms rooms price|^hotels rooms/, ['facilities rooms', 'home hotelList']],
  [/^rooms rooms/, ['facilities rooms']],
  [/^rooms carousel/, ['home roomCarousel', 'about roomCarousel', 'facilities roomCarousel']],
  [/^direct/, ['home hotelList', 'facilities rooms']],
  [/^offers/, ['home specialOffers']],
  [/^hero/, ['home: the first screen']],
  [/^explore/, ['home exploreHotels', 'facilities exploreHotels']],
  [/^facilities cards hours/, ['facilities facilityCards', 'home exploreHotels']],
  [/^facilities/, ['facilities facilityCards']],
  [/^counters/, ['home counters']],
  [/^about hero/, ['about: the top']],
  [/^about story/, ['about ourStory']],
  [/^about quote/, ['home: the large quotation']],
  [/^about why/, ['about whyChooseUs']],
  [/^about features/, ['about features']],
  [/^about progress/, ['about progress']],
  [/^contact (hero|map)/, ['contact: the top']],
  [/^contact enquiries/, ['contact: the messages that links begin']],
  [/^contact|^privacy/, ['contact contactForm']],
  [/^questions/, ['contact questions']],
  [/^hotels rows/, ['home featuredHotels']],
  [/^hotels gallery/, ['gallery: the pictures of the hotel']],
  [/^hotels (stay|access|malayalam|reviews)|^malayalam/, ['contact stay']],
  [/^hotels (coordinates|town)/, ['home hotelGrid', 'home hotelList']],
  [
    /^hotels (name|isFeatured|order)|^hotels$/,
    ['home hotelList', 'home featuredHotels', 'home: the search', 'gallery: the list of hotels'],
  ],
  [/^hotels/, ['home hotelList']],
  [/^towns/, ['home hotelGrid']],
  [/^site (places|phone|email|name|shortName)/, [': every page, at the top and in the footer']],
  [/^(site|access-note)/, [': every page, in the footer']],
  [/^labels/, [': several pages']],
  [/^not-found/, [': the page for a wrong address']],
  [/^offline/, [': the page without a connection']],
];

/** Which page has the section of a heading. */
const pageOf = (heading: string) =>
  sections
    .flatMap(([, shows]) => shows)
    .find((each) => each.endsWith(` ${heading}`))
    ?.split(' ')[0];

/** Where a change is shown. The page that shows most of it comes first. */
export function whereItShows(
  { schemaPath }: Pick<Change, 'schemaPath'>,
  { pages, headings }: Content,
): Section[] {
  const [file, key = ''] = schemaPath.split(' ');
  const titleOf = (page: string) => pages[page]?.title ?? page;
  if (file === 'pages') return [{ page: key, words: `${titleOf(key)}, in the menu and in search engines` }];
  const shows =
    file === 'headings'
      ? [pageOf(key) ? `${pageOf(key)} ${key}` : ': the title of a section']
      : (sections.find(([pattern]) => pattern.test(schemaPath))?.[1] ?? []);
  return shows.map((each) => {
    const [, page = '', words] = /^(\w*): (.*)$/.exec(each) ?? [];
    if (words) return page ? { page, words: `${titleOf(page)}, ${words}` } : { words };
    const [name = '', heading = ''] = each.split(' ');
    const title = headings[heading]?.title.replace(/\{.*?\} ?/g, '');
    return { page: name, heading: title, words: [titleOf(name), title].filter(Boolean).join(', ') };
  });
}
