/**
 * Reads the files of content/ as they are, checked or not. Finds what no page would read: files with another ending, in
 * another folder or in another encoding, and duplicate keys.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { listFiles } from '../../lib/node/list-files';
import { UserError } from '../../lib/node/user-error';
import { readAmount } from '../schema/amount';
import { inputOf, schemaIn, stringOf } from '../schema/field-schema';
import { filesOf } from '../schema/fields';
import { files, isWhole, type Content, type FileName, type PartialContent } from '../schema/schema';

import { createReporter, formatMistake, type Mistake } from './mistake';
import { parseJson } from './parse-json';

const systemFile = /(^|\/)(\..*|Thumbs\.db|desktop\.ini|~\$.*)$/i;

/** The files below a folder, without those that operating systems and editors add. */
const contentFiles = (folder: string) => listFiles(folder).filter((name) => !systemFile.test(name));

/** The files below content/pictures: 'rooms/standard.jpg'. */
export const pictureFiles = (folder = process.cwd()) => contentFiles(path.join(folder, 'content/pictures'));

/** The files below content/drawings: 'kochi.svg'. */
export const drawingFiles = (folder = process.cwd()) => contentFiles(path.join(folder, 'content/drawings'));

/**
 * The content as it is in the files, checked or not.
 *
 * @param folder the project
 * @returns `mistakes` lists what cannot be read or would be ignored. `content` is without the files that are missing or
 *   cannot be read
 */
export function readContent(folder = process.cwd()): { content: PartialContent; mistakes: Mistake[] } {
  const root = path.join(folder, 'content');
  const mistakes: Mistake[] = [];
  const report = createReporter(mistakes);
  const read = (file: string): [name: string, data: unknown][] => {
    const parsed = parseJson(readFileSync(path.join(root, `${file}.json`)));
    report({ file, path: [] }, parsed.message);
    if (parsed.message !== undefined) return [];
    for (const keys of parsed.duplicates)
      report({ file, path: keys }, 'is there twice; delete the one that is wrong');
    return [[path.basename(file), parsed.data]];
  };

  const found = contentFiles(root).filter(
    (file) =>
      !/^(check|pictures|region|schema)\/|^[\w-]+\.ts$|^(logo|office-map)\.svg$|^drawings\/[^/]+\.svg$/.test(
        file,
      ),
  );
  const names = Object.keys(files) as FileName[];
  const ofHotels = found.filter((file) => /^hotels\/[^/]+\.json$/.test(file) && !isCopy(file));
  for (const file of found)
    if (!ofHotels.includes(file) && !names.some((name) => file === `${name}.json`))
      report({ file, ending: '', path: [] }, strayMessage(file, names));
  const content = Object.fromEntries([
    ...names.flatMap((name) => {
      if (found.includes(`${name}.json`)) return read(name);
      report(
        { file: name, path: [] },
        'is missing; make it if it is new, or restore it from the git history',
      );
      return [];
    }),
    ['hotels', Object.fromEntries(ofHotels.flatMap((file) => read(file.slice(0, -5))))],
  ]) as PartialContent;
  return { content: withCleanTexts(content), mistakes };
}

/**
 * The content of a folder, checked only so far that every file is there.
 *
 * @throws {UserError} with a sentence for each file that is missing or cannot be read
 */
export function readWholeContent(folder = process.cwd()): Content {
  const { content, mistakes } = readContent(folder);
  if (!isWhole(content))
    throw new UserError(mistakes.map((mistake) => formatMistake(mistake, content)).join('\n'));
  return content;
}

/**
 * A copy of some content in which each text is read as its field requires: cleaned (`cleanText` and `cleanCode`), or as
 * the number of an amount.
 */
export function withCleanTexts<Some extends PartialContent>(content: Some): Some {
  const read = (value: unknown, schema: unknown): unknown => {
    if (typeof value === 'string' && inputOf(schema) === 'amount') return readAmount(value) ?? value;
    if (typeof value === 'string') return stringOf(schema)?.safeParse(value).data ?? value;
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((entry) => read(entry, schemaIn(schema, 0)));
    const entries = Object.entries(value);
    return Object.fromEntries(entries.map(([key, inner]) => [key, read(inner, schemaIn(schema, key))]));
  };
  const all = filesOf(content).map(({ file, data, schema }) => ({ file, data: read(data, schema) }));
  const isOfHotel = ({ file }: { file: string }) => file.startsWith('hotels/');
  const named = (list: typeof all) =>
    Object.fromEntries(list.map(({ file, data }) => [path.basename(file), data]));
  return {
    ...named(all.filter((each) => !isOfHotel(each))),
    hotels: named(all.filter(isOfHotel)),
  } as Some;
}

/** 'offers (1).json', 'offers - Copy.json', 'Copy of offers.json' */
const isCopy = (file: string) => /[ _-]?\(\d+\)\.|- ?copy( \(\d+\))?\.|(^|\/)copy of /i.test(file);

/** Why nothing reads a file, and the fix. */
function strayMessage(file: string, names: readonly string[]): string {
  const name = path.posix.basename(file);
  const ending = /(\.json)?(\.[^.]+)?$/i;
  const stem = name.replace(ending, '');
  if (isCopy(file)) return 'is a copy, which no page reads; keep one of the two files under the old name';
  const isHotel = file.startsWith('hotels/');
  const readPath = isHotel ? `content/hotels/${stem}.json` : `content/${stem}.json`;
  if (/\.json/i.test(name) && (isHotel || names.includes(stem.toLowerCase())))
    return `is not read by any page, because of its name or its folder; rename it to ${readPath.toLowerCase()}`;
  return 'is not read by any page; delete it, or move it out of content/';
}
