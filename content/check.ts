/**
 * Checks everything that the hotels say before a build: each entry against its schema, then what only shows when all of
 * it is seen together.
 */
import type { z } from 'zod';

import { about } from './about';
import { contact } from './contact';
import { counters } from './counters';
import { exploreFacilities, serviceTiles } from './explore';
import { facilityCards } from './facilities';
import { heroSlides } from './hero';
import { featuredCount, hotels } from './hotels';
import { labels } from './labels';
import { notFound } from './not-found';
import { offline } from './offline';
import { offers } from './offers';
import { headings, pages } from './pages';
import { pictures } from './pictures';
import { roomCards, roomCarousel } from './rooms';
import { acrossRules } from './rules/across';
import { faultOfCount } from './rules/fields';
import { hotelFiles, masterNames, missingExports, missingWords, undrawnTowns } from './rules/files';
import { faultOfPicture, missingPictures, pictureFields } from './rules/pictures';
import { formatProblem, type ContentProblem, type Fault } from './rules/problem';
import { sampleFaults, samplesOf, type Samples } from './rules/samples';
import { warningRules, type Words } from './rules/warnings';
import * as schema from './schema';
import { site } from './site';

export { environmentProblems } from './rules/environment';
export { pictureFileProblems } from './rules/pictures';
export { formatProblem, type ContentProblem } from './rules/problem';

/** Everything that the site says, as the files of this folder export it. */
export const allContent = {
  about,
  contact,
  counters,
  exploreFacilities,
  facilityCards,
  featuredCount,
  headings,
  heroSlides,
  hotels,
  labels,
  notFound,
  offline,
  offers,
  pages,
  pictures,
  roomCards,
  roomCarousel,
  serviceTiles,
  site,
};

export type Content = typeof allContent;

/** A part of the content: where it stands, what its entries are called, and how each is to look. */
type Part = { part: keyof Content; file: string; noun: string } & (
  | { schema: z.ZodType; kind: 'single' | 'list' }
  | { schema: (key: string) => z.ZodType; kind: 'record'; field?: string }
);

/** The parts in the order in which their faults are told. A list that were empty would leave a hole in a page. */
const parts: Part[] = [
  { part: 'site', file: 'site', noun: 'site', kind: 'single', schema: schema.site },
  { part: 'pages', file: 'pages', noun: 'page', kind: 'record', schema: () => schema.page },
  { part: 'headings', file: 'pages', noun: 'heading', kind: 'record', schema: () => schema.heading },
  { part: 'labels', file: 'labels', noun: 'label', kind: 'record', schema: schema.label, field: 'text' },
  { part: 'hotels', file: 'hotels/index', noun: 'hotel', kind: 'list', schema: schema.hotel },
  { part: 'heroSlides', file: 'hero', noun: 'slide', kind: 'list', schema: schema.heroSlide },
  { part: 'exploreFacilities', file: 'explore', noun: 'tab', kind: 'list', schema: schema.exploreFacility },
  { part: 'serviceTiles', file: 'explore', noun: 'tile', kind: 'list', schema: schema.serviceTile },
  { part: 'facilityCards', file: 'facilities', noun: 'card', kind: 'list', schema: schema.facilityCard },
  { part: 'roomCards', file: 'rooms', noun: 'room', kind: 'list', schema: schema.roomCard },
  {
    part: 'roomCarousel',
    file: 'rooms',
    noun: 'carousel card',
    kind: 'list',
    schema: schema.roomCarouselCard,
  },
  { part: 'offers', file: 'offers', noun: 'offer', kind: 'list', schema: schema.offer },
  { part: 'counters', file: 'counters', noun: 'counter', kind: 'list', schema: schema.counter },
  { part: 'about', file: 'about', noun: 'about', kind: 'single', schema: schema.about },
  { part: 'contact', file: 'contact', noun: 'contact', kind: 'single', schema: schema.contact },
  { part: 'notFound', file: 'not-found', noun: 'page', kind: 'single', schema: schema.notFound },
  { part: 'offline', file: 'offline', noun: 'page', kind: 'single', schema: schema.offline },
  {
    part: 'pictures',
    file: 'pictures',
    noun: 'picture',
    kind: 'record',
    schema: () => schema.alt,
    field: 'alt',
  },
];

/** One entry with its place, so that every rule can say where it found a fault. */
interface Entry {
  file: string;
  item: string;
  value: unknown;
  schema: z.ZodType;
  /** The word before the entry's own fields, for entries that are a single text. */
  field?: string | undefined;
}

export interface CheckOptions {
  /** The names of the files in content/pictures ('rooms/standard'). */
  pictureNames: readonly string[];
  /** The file of each hotel, in the order of the list; without it, the file is named after the hotel's id. */
  hotelFiles?: readonly string[];
}

/**
 * Every fault of the site's own content, as the lines that are printed; an empty list when it can be built.
 *
 * @param folder the project
 */
export function checkContent(folder = process.cwd()): string[] {
  const { listed, unlisted } = hotelFiles(folder);
  const options = { pictureNames: masterNames(folder), hotelFiles: listed };
  const shown = missingWords(folder, {
    labels: { file: 'content/labels.ts', noun: 'label', known: labels ?? {} },
    headings: { file: 'content/pages.ts', noun: 'heading', known: headings ?? {} },
  });
  const all = [...contentProblems(allContent, options), ...shown, ...unlisted, ...missingExports(folder)];
  return [...new Set(all.map(formatProblem))];
}

/**
 * Every fault of some content, in the order of its files.
 *
 * @param content what to check
 */
export function contentProblems(content: Content, options: CheckOptions): ContentProblem[] {
  const gaps = missingParts(content);
  if (gaps.length > 0) return gaps;
  const entries = entriesOf(content, options.hotelFiles);
  const checked = entries.map((entry) => ({
    entry,
    issues: entry.schema.safeParse(entry.value).error?.issues ?? [],
  }));
  const problems = [
    ...emptyLists(content),
    ...checked.flatMap(({ entry, issues }) => issues.flatMap((issue) => schemaProblems(entry, issue))),
  ];
  // What is not there cannot be compared.
  if (checked.some(({ issues }) => issues.some(isGap))) return problems;
  const unknownPictures = entries.flatMap((entry) =>
    pictureFields(entry.value).flatMap(({ path, name }) => {
      const message = faultOfPicture(name, content, options.pictureNames);
      return message ? [{ file: entry.file, item: entry.item, field: fieldName(path), message }] : [];
    }),
  );
  // One sentence a mistake: a field that is wrong by itself needs no comparison.
  const isTold = ({ file, item, field }: ContentProblem) =>
    problems.some((told) => told.file === file && told.item === item && first(told.field) === first(field));
  return [
    ...problems,
    ...acrossRules.flatMap((rule) => located(rule(content), entries)).filter((found) => !isTold(found)),
    ...located(missingPictures(content, options.pictureNames), entries),
    ...unknownPictures,
  ];
}

/**
 * What somebody should look at before the site goes live, though it may be meant: words that no longer fit the facts.
 *
 * @param content sound content
 * @param today for what ends on a day
 */
export function contentWarnings(content: Content = allContent, today = new Date()): ContentProblem[] {
  const entries = entriesOf(content);
  const words = entries.flatMap(wordsOf);
  return warningRules.flatMap((rule) => located(rule({ content, words, today }), entries));
}

/**
 * What somebody should look at in the files beside the content.
 *
 * @param folder the project
 */
export function fileWarnings(folder = process.cwd(), content: Content = allContent): ContentProblem[] {
  return located(undrawnTowns(folder, content.hotels), entriesOf(content));
}

/**
 * What is still a sample, or cannot work in public.
 *
 * @param samples what the list of samples (art/samples.json) holds of the content
 * @param url NEXT_PUBLIC_SITE_URL, if it is set
 */
export function contentSamples(
  samples: Samples,
  url?: string,
  content: Content = allContent,
): ContentProblem[] {
  const entries = entriesOf(content);
  return located(sampleFaults(content, entries.flatMap(wordsOf), samples, url), entries);
}

/** What the list of samples is to hold of some content. */
export function recordedSamples(content: Content = allContent): Samples {
  return samplesOf(content, entriesOf(content).flatMap(wordsOf));
}

const fileOf = ({ file }: Part) => `content/${file}.ts`;

/** A file that exports under another name, or nothing. */
function missingParts(content: Content): ContentProblem[] {
  return parts
    .filter(({ part }) => typeof content[part] !== 'object' || content[part] === null)
    .map((part) => ({
      file: fileOf(part),
      item: part.part,
      field: 'itself',
      message: `is not there; the file must say \`export const ${part.part}\`, spelt just so`,
    }));
}

function emptyLists(content: Content): ContentProblem[] {
  return parts.flatMap((part) => {
    const value = content[part.part];
    const message = Array.isArray(value) && faultOfCount(value.length, `${part.noun}s`, 1);
    return message ? [{ file: fileOf(part), item: part.part, field: 'itself', message }] : [];
  });
}

function entriesOf(content: Content, files: CheckOptions['hotelFiles'] = []): Entry[] {
  return parts.flatMap((part): Entry[] => {
    const value = content[part.part] as object;
    const file = fileOf(part);
    if (part.kind === 'single') return [{ file, item: part.noun, value, schema: part.schema }];
    return Object.entries(value).map(([key, inner], index) => {
      if (part.kind === 'record')
        return {
          file,
          item: `${part.noun} ${key}`,
          value: inner,
          schema: part.schema(key),
          field: part.field,
        };
      const place =
        part.part === 'hotels' ? (files[index] ?? `content/hotels/${content.hotels[index]!.id}.ts`) : file;
      return { file: place, item: `${part.noun} ${index + 1}`, value: inner, schema: part.schema };
    });
  });
}

/** Every text of an entry. */
function wordsOf({ file, item, value, field }: Entry): Words[] {
  const at = { file, item };
  const below = (inner: unknown, path: PropertyKey[]): Words[] => {
    if (typeof inner === 'string')
      return [{ at, field: fieldName(path) || (field ?? 'itself'), value: inner }];
    if (typeof inner !== 'object' || inner === null) return [];
    return Object.entries(inner).flatMap(([key, part]) =>
      below(part, [...path, Array.isArray(inner) ? Number(key) : key]),
    );
  };
  return below(value, []);
}

/** Faults with the place of the entry that they were found at. */
function located(faults: Fault[], entries: Entry[]): ContentProblem[] {
  return faults.map(({ at, field, message }) => {
    const entry = entries.find(({ value }) => value === at) ?? at;
    const { file, item } = entry as Pick<Entry, 'file' | 'item'>;
    return { file, item, field, message };
  });
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

/** The field of an entry that a longer name begins with. */
const first = (field: string) => field.split(' ')[0];

/** ['rows', 1, 'text'] is 'rows 2 text': people count from one. */
function fieldName(path: readonly PropertyKey[]): string {
  return path.map((step) => (typeof step === 'number' ? step + 1 : String(step))).join(' ');
}
