/**
 * Checks everything that the hotels say: each file against its schema, then what only shows when all of it is seen
 * together. Reads the files itself, so that it also speaks when the pages cannot load them.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { acrossRules } from './rules/across';
import { filesOf, formatProblem, type Problem } from './rules/problem';
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
  const read = (file: string): unknown => {
    const name = path.join(folder, 'content', `${file}.json`);
    if (!existsSync(name)) {
      problems.push({ file, path: [], message: 'is not there; take it back from the history' });
      return undefined;
    }
    const text = readFileSync(name, 'utf8').replace(/^\ufeff/, '');
    try {
      return JSON.parse(text) as unknown;
    } catch (error) {
      problems.push({ file, path: [], message: syntaxFault(text, error as Error) });
      return undefined;
    }
  };
  const names = readdirSync(path.join(folder, 'content/hotels'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -5))
    .sort();
  const entries = (list: string[], at = '') =>
    Object.fromEntries(
      list.flatMap((name) => [[name, read(at + name)]]).filter(([, data]) => data !== undefined),
    );
  const content = { ...entries(Object.keys(files)), hotels: entries(names, 'hotels/') } as Content;
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
  const problems = filesOf(content).flatMap(([file, data]) => {
    const id = file.startsWith('hotels/') ? file.slice(7) : '';
    if (id && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
      return [
        {
          file,
          path: [],
          message: 'has a name that is no id; rename the file with lower-case letters, digits and dashes',
        },
      ];
    const keys = Object.keys((data ?? {}) as object);
    const schema = id ? hotel : schemaOf(file as FileName, keys);
    const issues = schema.safeParse(data, { error: sentence }).error?.issues ?? [];
    return issues.flatMap((issue): Problem[] =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => ({ file, path: [...issue.path, key], message: issue.message }))
        : [{ file, path: issue.path, message: issue.message }],
    );
  });
  const isComplete = Object.keys(files).every((name) => name in content) && problems.length === 0;
  // What does not fit its schema cannot be compared.
  const all = isComplete
    ? acrossRules.flatMap((rule) => rule(content, { pictures, today: new Date() }))
    : problems;
  const places = all.map(({ file, path: steps }) => `${file} ${steps.join(' ')}`);
  return all.filter((_, index) => places.indexOf(places[index]!) === index);
}

/** Every mistake of the project's content, as sentences; none when it can be built. */
export function checkContent(folder = process.cwd()): string[] {
  const { content, problems } = readContent(folder);
  const all = [...problems, ...contentProblems(content, pictureFiles(folder))];
  return (all.length > 0 ? all : missingPages(folder, content)).map(formatProblem);
}

/** Pages without a folder in app/; a capital is another folder, whatever this computer says. */
function missingPages(folder: string, { pages }: Content): Problem[] {
  const folders = readdirSync(path.join(folder, 'app'));
  return Object.entries(pages).flatMap(([key, page]) =>
    page.path === '/' || folders.includes(page.path.slice(1))
      ? []
      : [
          {
            file: 'pages',
            path: [key, 'path'],
            message: `there is no folder app${page.path}; name one of app/`,
          },
        ],
  );
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
