/**
 * Checks everything that the hotels say: each file against its schema, then what only shows when all of it is seen
 * together. Reads the files itself, so that it also speaks when the pages cannot load them.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { picturesIn, pictureName, slug } from './derive';
import { hotelRules } from './rules/hotels';
import { filesOf, firstOfEach, formatProblem, noteIn, textsOf, type Problem } from './rules/problem';
import { repeatRules } from './rules/repeats';
import { sentence } from './rules/sentences';
import { siteRules } from './rules/site';
import { textRules } from './rules/texts';
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
  const position = Number(/position (\d+)/.exec(message)?.[1] ?? text.length);
  const line = text.slice(0, position).split('\n').length;
  return `line ${line} cannot be read: a comma, a bracket or a quotation mark is missing or too many, here or on the line above`;
}

/** The files below content/pictures: 'rooms/standard.jpg'. */
export function pictureFiles(folder = process.cwd()): string[] {
  return readdirSync(path.join(folder, 'content/pictures'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /\.\w+$/.test(file) && !path.posix.basename(file).startsWith('.'));
}

/** The first mistake and the first question about each field. What does not fit its schema cannot be compared. */
function review(content: Content, pictures: readonly string[], today = new Date()) {
  const mistakes = filesOf(content).flatMap(([file, data]) => schemaProblems(file, data));
  const questions: Problem[] = [];
  if (mistakes.length === 0 && Object.keys(files).every((name) => name in content)) {
    const [refuse, ask] = [noteIn(mistakes), noteIn(questions)];
    const check = { content, texts: textsOf(content), refuse, ask, pictures, today };
    for (const text of check.texts) for (const rule of textRules) rule(text, check);
    for (const rule of [...siteRules, ...hotelRules, ...repeatRules]) rule(check);
  }
  return { mistakes: firstOfEach(mistakes), questions: firstOfEach(questions) };
}

/**
 * Every mistake that stops a build, one sentence for each field.
 *
 * @param pictures from `pictureFiles`
 */
export const contentProblems = (content: Content, pictures: readonly string[]) =>
  review(content, pictures).mistakes;

/**
 * What somebody should look at, though it may be meant: words that no longer fit the facts. No build stops.
 *
 * @param today for what ends on a day
 */
export const contentWarnings = (content: Content, today?: Date) => review(content, [], today).questions;

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
  return (all.length > 0 ? all : lostPages(folder, content)).map(formatProblem);
}

/** Pages without a folder in app/, and folders without a page; a capital is another name, whatever this computer says. */
function lostPages(folder: string, { pages }: Content): Problem[] {
  const known = Object.values(pages).map((page) => page.path);
  const folders = readdirSync(path.join(folder, 'app')).filter(
    (name) => name !== 'offline' && existsSync(path.join(folder, 'app', name, 'page.tsx')),
  );
  const routes = ['', ...folders].map((name) => `/${name}`);
  const extra = known.find((page) => !routes.includes(page));
  const lost = routes.find((route) => !known.includes(route));
  const problems: Problem[] = [];
  const say = noteIn(problems);
  say('pages', extra && `there is no folder app${extra}; name one of app/`);
  say('pages', lost && `has no page '${lost}', and there is app${lost}; take it back from the history`);
  return firstOfEach(problems);
}

/** Every question about it, as sentences; none while there are mistakes. */
export function checkWarnings(folder = process.cwd()): string[] {
  const { content, problems } = readContent(folder);
  const pictures = pictureFiles(folder);
  const { mistakes, questions } = review(content, pictures);
  if (problems.length > 0 || mistakes.length > 0) return [];
  return [...questions.map(formatProblem), ...unusedPictures(content, pictures)];
}

/** Pictures that nothing shows. */
function unusedPictures(content: Content, pictures: readonly string[]): string[] {
  const shown = picturesIn(content).map(([name]) => pictureName(name));
  return pictures
    .filter((file) => !shown.includes(pictureName(file.replace(/\.phone(?=\.)/, ''))))
    .map((file) => `content/pictures/${file}: is shown nowhere; choose it where it belongs, or delete it`);
}
