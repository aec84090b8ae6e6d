/** The content for the pages: reads each file of content/ once, by its schema. Pages read no JSON file themselves. */
import { hotelFiles } from '../generated/hotels';
import { fillPlaceholders } from '../lib/format';
import { isJsonObject } from '../lib/json';

import about from './about.json';
import bookDirect from './book-direct.json';
import contact from './contact.json';
import counters from './counters.json';
import explore from './explore.json';
import facilities from './facilities.json';
import headings from './headings.json';
import hero from './hero.json';
import labels from './labels.json';
import malayalam from './malayalam.json';
import notFound from './not-found.json';
import offers from './offers.json';
import offline from './offline.json';
import pages from './pages.json';
import { commonValues } from './placeholders';
import privacy from './privacy.json';
import questions from './questions.json';
import rooms from './rooms.json';
import { hotel } from './schema/hotel-schema';
import { rooms as roomsSchema } from './schema/rooms-schema';
import { schemaOf, type FileName, type Parsed, type ParsedHotelFile } from './schema/schema';
import siteAccessibility from './site-accessibility.json';
import site from './site.json';
import towns from './towns.json';

const values = commonValues(
  Object.values(hotelFiles),
  roomsSchema.safeParse(rooms).data?.rooms.map(({ price }) => price) ?? [],
  site,
);

/** Some content with its placeholders filled in. Those that a component fills in stay. */
function withValues(content: unknown): unknown {
  if (typeof content === 'string') return fillPlaceholders(content, values);
  if (Array.isArray(content)) return content.map(withValues);
  if (!isJsonObject(content)) return content;
  return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, withValues(value)]));
}

/**
 * A file as pages use it: read by its schema, with its placeholders filled in. Data that does not fit the schema is
 * returned unchanged: the check reports it, and stops the build or shows the message in place of the page.
 */
const parse = <Name extends FileName, Data extends object>(name: Name, data: Data) =>
  withValues(schemaOf(name, Object.keys(data)).safeParse(data).data ?? data) as Parsed<Name, Data>;

/** Everything that the hotels say, as pages use it; hotels by the name of their file. */
export const content = {
  site: parse('site', site),
  towns: parse('towns', towns),
  pages: parse('pages', pages),
  headings: parse('headings', headings),
  hero: parse('hero', hero),
  offers: parse('offers', offers),
  'book-direct': parse('book-direct', bookDirect),
  rooms: parse('rooms', rooms),
  facilities: parse('facilities', facilities),
  explore: parse('explore', explore),
  counters: parse('counters', counters),
  about: parse('about', about),
  contact: parse('contact', contact),
  questions: parse('questions', questions),
  privacy: parse('privacy', privacy),
  'site-accessibility': parse('site-accessibility', siteAccessibility),
  malayalam: parse('malayalam', malayalam),
  labels: parse('labels', labels),
  'not-found': parse('not-found', notFound),
  offline: parse('offline', offline),
  hotels: Object.fromEntries(
    Object.entries(hotelFiles).map(([id, data]) => [
      id,
      withValues(hotel.safeParse(data).data ?? data) as ParsedHotelFile,
    ]),
  ),
} satisfies Record<FileName | 'hotels', unknown>;
