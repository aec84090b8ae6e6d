/**
 * Checks everything that the hotels say: each file against its schema, then what only shows when all of it is seen
 * together. Reads the files itself, so that it also speaks when the pages cannot load them.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { slug } from './derive';
import { acrossRules } from './rules/across';
import { filesOf, formatProblem, inFile, type Problem, type Row } from './rules/problem';
import { sentence } from './rules/sentences';
import { fileWarnings, warningRules } from './rules/warnings';
import { files, hotel, schemaOf, type Content, type FileName } from './schema';

export { formatProblem, type Problem } from './rules/problem';

/**
 * The content as it is in the files, checked or not.
 *
 * @param folder the project
 * @returns `problems` has those files that are no JSON; they are left out of `content`
 */
export function readContent(folder = process.cwd()): { content: Content; problems: Problem[] } {
  const problems: Problem[] = [];
  const read = (file: string): [name: string, data: unknown][] => {
    const name = path.join(folder, 'content', `${file}.json`);
    const text = existsSync(name) ? readFileSync(name, 'utf8').replace(/^\ufeff/, '') : undefined;
    try {
      if (text !== undefined) return [[path.basename(file), JSON.parse(text)]];
      problems.push({ file, path: [], message: 'is not there; take it back from the history' });
    } catch (error) {
      problems.push({ file, path: [], message: syntaxFault(text!, error as Error) });
    }
    return [];
  };
  const hotels = readdirSync(path.join(folder, 'content/hotels')).filter((file) => file.endsWith('.json'));
  const ids = hotels.map((file) => file.slice(0, -5)).sort();
  const content = {
    ...Object.fromEntries(Object.keys(files).flatMap(read)),
    hotels: Object.fromEntries(ids.flatMap((id) => read(`hotels/${id}`))),
  } as Content;
  return { content, problems };
}

function syntaxFault(text: string, { message }: Error): string {
  if (text.includes('\0'))
    return 'is saved as UTF-16; save it again as UTF-8 (in Notepad: Save as, Encoding)';
  const [mark] = /^(<{7}|={7}|>{7}).*$/m.exec(text) ?? [];
  const position = mark ? text.indexOf(mark) : Number(/position (\d+)/.exec(message)?.[1] ?? text.length);
  const line = text.slice(0, position).split('\n').length;
  if (mark) return `line ${line} is a mark of two versions that were not merged; keep one of them`;
  return `line ${line} cannot be read: a comma, a bracket or a quotation mark is missing or too many, here or on the line above`;
}

/** The files below content/pictures: 'rooms/standard.jpg'. */
export function pictureFiles(folder = process.cwd()): string[] {
  return readdirSync(path.join(folder, 'content/pictures'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /\.\w+$/.test(file) && !path.posix.basename(file).startsWith('.'));
}

/**
 * Every mistake that stops a build, one sentence for each field.
 *
 * @param pictures from `pictureFiles`
 */
export function contentProblems(content: Content, pictures: readonly string[]): Problem[] {
  const problems = filesOf(content).flatMap(([file, data]) => schemaProblems(file, data));
  const isComplete = Object.keys(files).every((name) => name in content) && problems.length === 0;
  // What does not fit its schema cannot be compared.
  const all = isComplete
    ? acrossRules.flatMap((rule) => rule(content, { pictures, today: new Date() }))
    : problems;
  const places = all.map(({ file, path: steps }) => `${file} ${steps.join(' ')}`);
  return all.filter((_, index) => places.indexOf(places[index]!) === index);
}

function schemaProblems(file: string, data: object): Problem[] {
  const [, id] = file.split('/');
  if (id && slug(id) !== id) {
    const message = 'has a name that is no id; rename the file with lower-case letters, digits and dashes';
    return [{ file, path: [], message }];
  }
  const schema = id ? hotel : schemaOf(file as FileName, Object.keys(data ?? {}));
  const issues = schema.safeParse(data, { error: sentence }).error?.issues ?? [];
  return issues.flatMap((issue) => {
    const paths =
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    return paths.map((steps) => ({ file, path: steps, message: issue.message }));
  });
}

/** Every mistake of the project's content, as sentences; none when it can be built. */
export function checkContent(folder = process.cwd()): string[] {
  const { content, problems } = readContent(folder);
  const all = [...problems, ...contentProblems(content, pictureFiles(folder))];
  return (all.length > 0 ? all : missingPages(folder, content)).map(formatProblem);
}

/** Pages without a folder in app/; a capital is another folder, whatever this computer says. */
function missingPages(folder: string, { pages }: Content): Problem[] {
  const folders = ['', ...readdirSync(path.join(folder, 'app'))];
  const rows = Object.entries(pages).map(([key, { path: address }]): Row => {
    const isMissing = !folders.includes(address.slice(1));
    return [`${key} path`, isMissing && `there is no folder app${address}; name one of app/`];
  });
  return inFile('pages', rows);
}

/**
 * What somebody should look at, though it may be meant: words that no longer fit the facts. No build stops.
 *
 * @param content content without mistakes
 * @param today for what ends on a day
 */
export function contentWarnings(content: Content, today = new Date()): Problem[] {
  return warningRules.flatMap((rule) => rule(content, { pictures: [], today }));
}

/** The same for the project's files, as sentences; none while there are mistakes. */
export function checkWarnings(folder = process.cwd()): string[] {
  const { content, problems } = readContent(folder);
  const pictures = pictureFiles(folder);
  if (problems.length > 0 || contentProblems(content, pictures).length > 0) return [];
  return [...contentWarnings(content).map(formatProblem), ...fileWarnings(folder, content, pictures)];
}
