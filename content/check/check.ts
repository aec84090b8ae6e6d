/**
 * Checks the whole content: each file against its schema, then the rules that compare fields and files. It reads the
 * files itself, so that it also reports a file that the pages cannot load.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { isShownIn } from '../picture-names';
import { filesOf, hotelIdOf, textsOf } from '../schema/fields';
import { isWhole, type Content, type PartialContent } from '../schema/schema';
import { slug } from '../slug';

import { drawingMistakes } from './drawings';
import { formatMistake, createReporter, type Mistake } from './mistake';
import { drawingFiles, pictureFiles, readContent } from './read';
import { duplicateValues } from './rules/duplicate-values';
import { hotelRules } from './rules/hotels';
import { describedPictures } from './rules/pictures';
import { references } from './rules/references';
import { tabHours, wrongOldPrices } from './rules/rooms-and-tabs';
import { wrongWords } from './rules/words';
import { messageFor } from './schema-messages';

/** Where the files do not fit their schemas: the first mistake in each field. */
function schemaMistakes(content: PartialContent): Mistake[] {
  const mistakes: Mistake[] = [];
  const report = createReporter(mistakes);
  for (const { file, data, schema } of filesOf(content)) {
    const id = hotelIdOf(file) ?? '';
    const fix = 'rename the file, with small letters, digits and dashes only';
    report({ file, path: [] }, slug(id) !== id && `has a file name that does not work in a link; ${fix}`);
    for (const issue of schema.safeParse(data, { error: messageFor }).error?.issues ?? [])
      for (const key of issue.code === 'unrecognized_keys' ? issue.keys : [[]])
        report({ file, path: issue.path.concat(key) }, issue.message);
  }
  return mistakes;
}

/**
 * The first mistake in each field. The rules compare files with each other, so they follow when all fit their schemas.
 *
 * @param pictures from `pictureFiles`
 */
export function findMistakes(content: Content, pictures: readonly string[]): Mistake[] {
  const mistakes = schemaMistakes(content);
  if (mistakes.length > 0) return mistakes;
  const check = { content, texts: textsOf(content), report: createReporter(mistakes), pictures };
  for (const text of check.texts) for (const rule of [wrongWords, references]) rule(text, check);
  // In this order, because only the first mistake of each field is reported.
  for (const rule of [...hotelRules, describedPictures, wrongOldPrices, tabHours, duplicateValues])
    rule(check);
  return mistakes;
}

/** Content without mistakes, or its mistakes, one sentence each. */
export type CheckedContent =
  { content: Content; mistakes: readonly [] } | { content?: undefined; mistakes: readonly string[] };

/** Checks the content of a folder. */
export function checkContent(folder = process.cwd()): CheckedContent {
  const { content, mistakes } = readContent(folder);
  const isRead = mistakes.length === 0 && isWhole(content);
  mistakes.push(...(isRead ? findMistakes(content, pictureFiles(folder)) : schemaMistakes(content)));
  mistakes.push(...drawingMistakes(folder));
  if (isRead && mistakes.length === 0) mistakes.push(...pageMistakes(folder, content));
  return isRead && mistakes.length === 0
    ? { content, mistakes: [] }
    : { mistakes: mistakes.map((mistake) => formatMistake(mistake, content)) };
}

/** Pages without a folder in app/, and folders without a page. Capitals count, on every file system. */
function pageMistakes(folder: string, { pages }: Content): Mistake[] {
  const known = Object.values(pages).map((page) => page.path);
  const isPage = (name: string) => existsSync(path.join(folder, 'app', name, 'page.tsx'));
  const folders = readdirSync(path.join(folder, 'app')).filter((name) => name !== 'offline' && isPage(name));
  const routes = ['', ...folders].map((name) => `/${name}`);
  const extra = known.find((page) => !routes.includes(page));
  const missing = routes.find((route) => !known.includes(route));
  const mistakes: Mistake[] = [];
  const report = createReporter(mistakes);
  report('pages', extra && `there is no app${extra}/page.tsx; make it, or correct the path`);
  report(
    'pages',
    missing &&
      `has no page '${missing}', but there is app${missing}; add it if it is new (docs/code.md), or restore it from the git history`,
  );
  return mistakes;
}

/** Pictures and drawings that nothing shows, one sentence each. */
export function unusedFiles(content: Content, folder = process.cwd()): string[] {
  const isShown = isShownIn(content);
  const pictures = pictureFiles(folder).filter((file) => !isShown(file));
  const drawings = drawingFiles(folder).filter((file) => !(path.parse(file).name in content.hotels));
  return [
    ...pictures.map(
      (file) =>
        `content/pictures/${file}: is not shown on any page; choose it where it belongs, or delete it`,
    ),
    ...drawings.map(
      (file) =>
        `content/drawings/${file}: is not shown on any page; rename it to the name of a file in content/hotels, or delete it`,
    ),
  ];
}
