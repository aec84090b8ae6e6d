/**
 * The schema of the content: one for each JSON file. The types are inferred from it, the form of `npm run edit` is made
 * from it, and the check refuses what does not fit. It defines what can be checked in one field: kind, length, pattern,
 * choices. The messages are in content/check/schema-messages.ts, and rules that compare fields in content/check/rules/.
 */
import { z } from 'zod';

import { contact, privacy, questions } from './contact-schema';
import { explore, facilities } from './facilities-schema';
import { fieldForEach } from './field-kinds';
import type { hotel } from './hotel-schema';
import { offers } from './offers-schema';
import { about, counters, heading, hero, notFound, offline, page } from './pages-schema';
import { bookDirect, rooms } from './rooms-schema';
import { site, towns } from './site-schema';
import { label, malayalamWords, siteAccessibility } from './texts-schema';

/**
 * What each JSON file of content/ holds, in the order in which mistakes are listed: one `schema`, or entries of one
 * kind under keys that the pages name (`keyed`).
 */
export const files = {
  site: { title: 'The group', schema: site },
  towns: { title: 'Towns', schema: towns },
  pages: { title: 'Pages', keyed: page },
  headings: { title: 'Titles of sections', keyed: heading },
  hero: { title: 'First screen', schema: hero },
  offers: { title: 'Offers', schema: offers },
  'book-direct': { title: 'Why book direct', schema: bookDirect },
  rooms: { title: 'Rooms and prices', schema: rooms },
  facilities: { title: 'Facilities', schema: facilities },
  explore: { title: 'Explore Hotels', schema: explore },
  counters: { title: 'Figures', schema: counters },
  about: { title: 'About page', schema: about },
  contact: { title: 'Contact page', schema: contact },
  questions: { title: 'Questions and answers', schema: questions },
  privacy: { title: 'Privacy notice', schema: privacy },
  'site-accessibility': { title: 'Accessibility of the site', schema: siteAccessibility },
  malayalam: { title: 'Words in Malayalam', schema: malayalamWords },
  labels: { title: 'Buttons and short words', keyed: label },
  'not-found': { title: 'Page not found', schema: notFound },
  offline: { title: 'Offline page', schema: offline },
} as const;

/** The schema of a file; `keys` are those that a keyed file has. */
export function schemaOf(name: FileName, keys: readonly string[]): z.ZodType {
  const file = files[name];
  return 'schema' in file ? file.schema : z.strictObject(fieldForEach(keys, () => file.keyed));
}

export type FileName = keyof typeof files;

/** What a file holds: as it is written there (`input`), or as pages use it (`output`), by the keys that it has. */
type In<Schema> = Schema extends z.ZodType ? z.input<Schema> : never;
type Out<Schema> = Schema extends z.ZodType ? z.output<Schema> : never;
type FileContent<Name extends FileName> = (typeof files)[Name] extends { keyed: infer Entry }
  ? Record<string, In<Entry>>
  : (typeof files)[Name] extends { schema: infer Schema }
    ? In<Schema>
    : never;
/** A file as its schema returns it. Types that pages use are made from it: Hotel in content/hotels.ts, and so on. */
export type Parsed<Name extends FileName, Keys = Record<string, unknown>> = (typeof files)[Name] extends {
  keyed: infer Entry;
}
  ? Record<keyof Keys, Out<Entry>>
  : (typeof files)[Name] extends { schema: infer Schema }
    ? Out<Schema>
    : never;

/** A hotel as its file has it, for the check and the form; and as its schema returns it, for content/. */
export type HotelFile = z.input<typeof hotel>;
export type ParsedHotelFile = z.output<typeof hotel>;

/** Everything that the hotels say, as it is in the files; hotels by the name of their file. */
export type Content = { [Name in FileName]: FileContent<Name> } & { hotels: Record<string, HotelFile> };

/** Content of which files may be missing: some could not be read, or a published version did not have them yet. */
export type PartialContent = Partial<Content> & Pick<Content, 'hotels'>;

/** Whether some content has every file. */
export const isWhole = (content: PartialContent): content is Content =>
  Object.keys(files).every((name) => name in content);
