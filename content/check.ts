/**
 * Checks everything that the hotels say before a build: each entry against its schema, then what
 * only shows when all of it is seen together.
 */
import type { z } from 'zod';

import { about } from './about';
import { contact } from './contact';
import { counters } from './counters';
import { exploreFacilities, serviceTiles } from './explore';
import { facilityCards } from './facilities';
import { heroSlides } from './hero';
import { hotels } from './hotels';
import { labels } from './labels';
import { navigation } from './navigation';
import { notFound } from './not-found';
import { offers } from './offers';
import { headings, pages } from './pages';
import { pictures } from './pictures';
import { roomCards, roomCarousel } from './rooms';
import {
  aboutSchema,
  altSchema,
  contactSchema,
  counterSchema,
  exploreFacilitySchema,
  facilityCardSchema,
  headingSchema,
  heroSlideSchema,
  hotelSchema,
  labelSchema,
  navigationItemSchema,
  notFoundSchema,
  offerSchema,
  pageKeys,
  pageSchema,
  roomCardSchema,
  roomCarouselCardSchema,
  serviceTileSchema,
  siteSchema,
} from './schema';
import { site } from './site';

/** A fault of the content, told to whoever wrote it. */
export interface ContentProblem {
  /** Path below the project: 'content/offers.ts'. */
  file: string;
  /** Which entry of the file: 'offer 2'; entries count from one. */
  item: string;
  /** Which field of it: 'code', 'rows 2 text'. */
  field: string;
  /** What is wrong, and how to mend it. */
  message: string;
}

/** Everything that the site says, as the files of this folder export it. */
export const allContent = {
  about,
  contact,
  counters,
  exploreFacilities,
  facilityCards,
  headings,
  heroSlides,
  hotels,
  labels,
  navigation,
  notFound,
  offers,
  pages,
  pictures,
  roomCards,
  roomCarousel,
  serviceTiles,
  site,
};

export type Content = typeof allContent;

export interface CheckOptions {
  /** The names of the files in content/pictures ('rooms/standard'). */
  pictureNames: readonly string[];
  /** The file that each hotel was read from; without it, the file is named after the hotel's id. */
  files?: ReadonlyMap<object, string>;
  /** Pictures that are also made for shared links, where that is to be checked. */
  sharedPictures?: readonly string[];
}

/** One entry with its place, so that every check can say where it found a fault. */
interface Entry {
  file: string;
  item: string;
  value: unknown;
  schema: z.ZodType;
  /** The word before the entry's own fields, for entries that are a single text. */
  field?: string;
}

const FEATURED_COUNT = 9;
const ROW_COUNT = 3;
const GALLERY_MIN = 6;
const GALLERY_MAX = 12;

/**
 * Every fault of the content, in the order of its files; an empty list when it can be built.
 *
 * @param content what to check; the content of this folder unless told otherwise
 */
export function checkContent(content: Content, options: CheckOptions): ContentProblem[] {
  const entries = entriesOf(content, options.files);
  const checked = entries.map((entry) => ({
    entry,
    issues: entry.schema.safeParse(entry.value).error?.issues ?? [],
  }));
  const problems = checked.flatMap(({ entry, issues }) =>
    issues.flatMap((issue) => schemaProblems(entry, issue)),
  );
  // What is not there cannot be compared.
  if (checked.some(({ issues }) => issues.some(isGap))) return problems;
  return [
    ...problems,
    ...duplicateIds(content, entries),
    ...hotelProblems(content, entries),
    ...unlistedHotels(content, options.files),
    ...heroProblems(content, entries),
    ...hotelReferences(content, entries),
    ...pictureProblems(content, entries, options),
  ];
}

/** 'content/offers.ts, offer 2, field code: 'fest 40' has a space; use letters, digits and dashes' */
export function formatProblem({ file, item, field, message }: ContentProblem): string {
  return `${file}, ${item}, field ${field}: ${message}`;
}

function entriesOf(content: Content, files?: ReadonlyMap<object, string>): Entry[] {
  const list = (name: string, noun: string, values: readonly unknown[], schema: z.ZodType): Entry[] =>
    values.map((value, index) => ({
      file: `content/${name}.ts`,
      item: `${noun} ${index + 1}`,
      value,
      schema,
    }));
  const record = (name: string, noun: string, values: object, schema: z.ZodType, field?: string): Entry[] =>
    Object.entries(values).map(([key, value]) => ({
      file: `content/${name}.ts`,
      item: `${noun} ${key}`,
      value,
      schema,
      field,
    }));
  const single = (name: string, item: string, value: unknown, schema: z.ZodType): Entry => ({
    file: `content/${name}.ts`,
    item,
    value,
    schema,
  });

  return [
    single('site', 'site', content.site, siteSchema),
    ...list('navigation', 'entry', content.navigation, navigationItemSchema),
    ...pageKeys.map((key) => single('pages', `page ${key}`, content.pages[key], pageSchema)),
    ...record('pages', 'heading', content.headings, headingSchema),
    ...record('labels', 'label', content.labels, labelSchema, 'text'),
    ...content.hotels.map((hotel, index) => ({
      file: files?.get(hotel) ?? `content/hotels/${hotel.id}.ts`,
      item: `hotel ${index + 1}`,
      value: hotel,
      schema: hotelSchema,
    })),
    ...list('hero', 'slide', content.heroSlides, heroSlideSchema),
    ...list('explore', 'tab', content.exploreFacilities, exploreFacilitySchema),
    ...list('explore', 'tile', content.serviceTiles, serviceTileSchema),
    ...list('facilities', 'card', content.facilityCards, facilityCardSchema),
    ...list('rooms', 'room', content.roomCards, roomCardSchema),
    ...list('rooms', 'carousel card', content.roomCarousel, roomCarouselCardSchema),
    ...list('offers', 'offer', content.offers, offerSchema),
    ...list('counters', 'counter', content.counters, counterSchema),
    single('about', 'about', content.about, aboutSchema),
    single('contact', 'contact', content.contact, contactSchema),
    single('not-found', 'page', content.notFound, notFoundSchema),
    ...record('pictures', 'picture', content.pictures, altSchema, 'alt'),
  ];
}

type Issue = z.core.$ZodIssue;

function isGap({ code }: Issue): boolean {
  return code === 'invalid_type' || code === 'invalid_union';
}

function schemaProblems({ file, item, field }: Entry, issue: Issue): ContentProblem[] {
  if (issue.code === 'unrecognized_keys') {
    const message = 'is no field here; correct its spelling or remove it';
    return issue.keys.map((key) => ({ file, item, field: fieldName([...issue.path, key]), message }));
  }
  // Only a group of fields that is not there at all has no words of its own in the schema.
  const isMissingGroup = issue.code === 'invalid_type' && issue.expected === 'object';
  const message = isMissingGroup ? 'is missing; write it' : issue.message;
  return [{ file, item, field: fieldName(issue.path) || (field ?? 'itself'), message }];
}

/** ['rows', 1, 'text'] is 'rows 2 text': people count from one. */
function fieldName(path: readonly PropertyKey[]): string {
  return path.map((step) => (typeof step === 'number' ? step + 1 : String(step))).join(' ');
}

/** The problem of an entry that is known by its value. */
function problem(entries: Entry[], value: unknown, field: string, message: string): ContentProblem {
  const entry = entries.find((candidate) => candidate.value === value);
  return { file: entry?.file ?? 'content', item: entry?.item ?? 'all', field, message };
}

function duplicateIds(content: Content, entries: Entry[]): ContentProblem[] {
  const { hotels, heroSlides, exploreFacilities, facilityCards, roomCards, roomCarousel, offers, counters } =
    content;
  const lists: { id: string }[][] = [
    hotels,
    heroSlides,
    exploreFacilities,
    facilityCards,
    roomCards,
    roomCarousel,
    offers,
    counters,
  ];
  return [
    ...lists.flatMap((values) => duplicates(values, 'id', entries)),
    ...duplicates(offers, 'code', entries),
    ...duplicates(hotels, 'name', entries),
  ];
}

function duplicates<T extends object>(
  values: readonly T[],
  field: keyof T & string,
  entries: Entry[],
): ContentProblem[] {
  const first = new Map<unknown, T>();
  return values.flatMap((value) => {
    const earlier = first.get(value[field]);
    if (!earlier) {
      first.set(value[field], value);
      return [];
    }
    const where = entries.find((entry) => entry.value === earlier)?.item;
    return [
      problem(
        entries,
        value,
        field,
        `'${value[field]}' is already the ${field} of ${where}; give each its own`,
      ),
    ];
  });
}

function hotelProblems({ hotels }: Content, entries: Entry[]): ContentProblem[] {
  const all = { file: 'content/hotels/index.ts', item: 'all hotels' };
  const problems: ContentProblem[] = [];

  const featured = hotels.filter((hotel) => hotel.isFeatured).length;
  if (featured !== FEATURED_COUNT) {
    const mend =
      featured > FEATURED_COUNT
        ? `set it to false in ${featured - FEATURED_COUNT} of them`
        : `set it to true in ${FEATURED_COUNT - featured} more`;
    problems.push({
      ...all,
      field: 'isFeatured',
      message: `is true in ${featured} hotels, not ${FEATURED_COUNT}; ${mend}`,
    });
  }
  const marketplaces = hotels.filter((hotel) => hotel.link.kind === 'marketplace').length;
  if (marketplaces !== 1) {
    const message = `is 'marketplace' in ${marketplaces} hotels; exactly one is sold through a marketplace`;
    problems.push({ ...all, field: 'link kind', message });
  }

  for (const hotel of hotels) {
    const { rows, gallery } = hotel;
    const say = (field: string, message: string) => problems.push(problem(entries, hotel, field, message));
    if (!hotel.isFeatured) {
      if (rows.length > 0) say('rows', `has ${rows.length} rows though isFeatured is false; write []`);
      if (gallery.length > 0)
        say('gallery', `has ${gallery.length} pictures though isFeatured is false; write []`);
      continue;
    }
    if (rows.length < ROW_COUNT)
      say('rows', `has ${rows.length} rows; a featured hotel shows exactly ${ROW_COUNT}`);
    if (gallery.length < GALLERY_MIN) {
      say('gallery', `has ${gallery.length} pictures; a gallery shows ${GALLERY_MIN} to ${GALLERY_MAX}`);
    }
    rows.forEach((row, index) => {
      if (rows.findIndex((other) => other.picture === row.picture) === index) return;
      say(`rows ${index + 1} picture`, `'${row.picture}' stands in two rows; choose another for one of them`);
    });
  }
  return [...problems, ...repeatedGalleryPictures(hotels, entries)];
}

/** A file that the list of hotels leaves out would be shown nowhere, and nobody would know why. */
function unlistedHotels({ hotels }: Content, files: CheckOptions['files'] = new Map()): ContentProblem[] {
  return [...files]
    .filter(([hotel]) => !hotels.some((listed) => listed === hotel))
    .map(([, file]) => ({
      file,
      item: 'the hotel',
      field: 'itself',
      message: 'is not in the list of content/hotels/index.ts; add it there, or delete the file',
    }));
}

function repeatedGalleryPictures(hotels: Content['hotels'], entries: Entry[]): ContentProblem[] {
  const shownBy = new Map<string, string>();
  return hotels.flatMap((hotel) =>
    hotel.gallery.flatMap(({ picture }, index) => {
      const earlier = shownBy.get(picture);
      shownBy.set(picture, hotel.name);
      if (!earlier) return [];
      const message = `'${picture}' is already in the gallery of ${earlier}; show each picture once`;
      return [problem(entries, hotel, `gallery ${index + 1} picture`, message)];
    }),
  );
}

function heroProblems({ heroSlides }: Content, entries: Entry[]): ContentProblem[] {
  const misplaced = heroSlides.filter((slide, index) => slide.isMain && index > 0);
  if (misplaced.length > 0) {
    const message =
      'is true; only the first slide is the main picture, so move it to the front or set it to false';
    return misplaced.map((slide) => problem(entries, slide, 'isMain', message));
  }
  const [first] = heroSlides;
  if (!first || first.isMain) return [];
  return [problem(entries, first, 'isMain', 'is false; the first slide is the main picture, without words')];
}

function hotelReferences(
  { hotels, heroSlides, exploreFacilities }: Content,
  entries: Entry[],
): ContentProblem[] {
  const known = hotels.map((hotel) => hotel.id);
  return [...heroSlides, ...exploreFacilities].flatMap((value) => {
    if (!('hotel' in value) || known.includes(value.hotel)) return [];
    return [
      problem(
        entries,
        value,
        'hotel',
        `'${value.hotel}' is the id of no hotel; use one of ${known.join(', ')}`,
      ),
    ];
  });
}

function pictureProblems(
  { pictures, pages }: Content,
  entries: Entry[],
  { pictureNames, sharedPictures }: CheckOptions,
): ContentProblem[] {
  const file = 'content/pictures.ts';
  const mendOfName = (name: string) => {
    if (pictureNames.includes(name))
      return `has no words for those who cannot see it; describe it in ${file}`;
    const near = Object.keys(pictures).find(
      (other) => other === name.replace(/\.\w+$/, '') || lastPart(other) === lastPart(name),
    );
    return `is the name of no picture; ${near ? `write '${near}'` : `use a name from ${file}`}`;
  };
  const absent = Object.keys(pictures)
    .filter((name) => !pictureNames.includes(name))
    .map((name) => {
      const elsewhere = pictureNames.find(
        (other) => lastPart(other) === lastPart(name) && !(other in pictures),
      );
      const mend = elsewhere
        ? `move the file here from content/pictures/${elsewhere}`
        : 'put the file there or correct the name';
      const message = `there is no content/pictures/${name}.jpg (or .png, .webp, .avif); ${mend}`;
      return { file, item: `picture ${name}`, field: 'file', message };
    });

  const unknown = entries.flatMap((entry) =>
    pictureFields(entry.value).flatMap(({ path, name }) => {
      if (Object.hasOwn(pictures, name)) return [];
      const mend = mendOfName(name);
      return [{ file: entry.file, item: entry.item, field: fieldName(path), message: `'${name}' ${mend}` }];
    }),
  );

  const unshared = Object.values(pages).flatMap((page) => {
    if (!sharedPictures || sharedPictures.includes(page.picture)) return [];
    const message = `'${page.picture}' is not made for shared links; add it to build/prepare/pictures/social.mjs`;
    return [problem(entries, page, 'picture', message)];
  });
  return [...absent, ...unknown, ...unshared];
}

/** 'rooms/standard' is 'standard'. */
function lastPart(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

/** Every field named 'picture' below a value, with its path; an empty one is the schema's business. */
function pictureFields(value: unknown, path: PropertyKey[] = []): { path: PropertyKey[]; name: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const step = Array.isArray(value) ? Number(key) : key;
    if (key === 'picture' && typeof inner === 'string')
      return inner ? [{ path: [...path, step], name: inner }] : [];
    return pictureFields(inner, [...path, step]);
  });
}
