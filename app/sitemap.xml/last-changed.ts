import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { pages, type PageId } from '@/content/pages';

/** What every page wears, and what shows nothing by itself. */
const worn = /^(app\/_seo|components\/(layout|ui)|hooks|lib|generated|content\/(types|labels|pictures)\.ts$)/;

/**
 * The files whose changes show on a page: what its file imports, step by step, without what every page wears; and the
 * masters of the pictures that are named in them.
 *
 * @param folder the project
 * @returns paths below the project, those of pictures with a star for the ending
 * @throws {Error} when the page has no file
 */
export function pageSources(page: PageId, folder = process.cwd()): string[] {
  const file = path.posix.join('app', pages[page].path, 'page.tsx');
  if (!existsSync(path.join(folder, file)))
    throw new Error(
      `content/pages.ts, page ${page}, field path: there is no ${file}; write it or correct the path`,
    );
  const sources = new Map<string, string>();
  const follow = (name: string) => {
    if (worn.test(name) || sources.has(name)) return;
    const text = readFileSync(path.join(folder, name), 'utf8');
    sources.set(name, text);
    for (const [, wanted = ''] of text.matchAll(/^(?:import|export) (?!type\b)[^;]*?'([^']+)';/gms)) {
      const target = resolve(folder, name, wanted);
      if (target) follow(target);
    }
  };
  follow(file);
  const named = [...sources.values()].flatMap((text) => [...text.matchAll(/\bpicture: '([^']+)'/g)]);
  return [...sources.keys(), ...new Set(named.map(([, name]) => `content/pictures/${name}.*`))];
}

/** The file of the project behind the words of an import; undefined for a package. */
function resolve(folder: string, importer: string, wanted: string): string | undefined {
  if (!/^(@\/|\.)/.test(wanted)) return undefined;
  const place = wanted.startsWith('@/')
    ? wanted.slice(2)
    : path.posix.join(path.posix.dirname(importer), wanted);
  return ['.ts', '.tsx', '/index.ts']
    .map((end) => place + end)
    .find((file) => existsSync(path.join(folder, file)));
}

/**
 * The time of the last commit that touched a page's sources, as ISO 8601; undefined where the history is not there to
 * ask (an unpacked archive) or is cut short, since a made-up date would mislead crawlers: in a clone of one commit,
 * that commit seems to have written everything.
 *
 * @param folder the project
 */
export function lastChanged(page: PageId, folder = process.cwd()): string | undefined {
  const sources = pageSources(page, folder);
  try {
    if (git(folder, 'rev-parse', '--is-shallow-repository') === 'true') return undefined;
    return git(folder, 'log', '-1', '--format=%cI', '--', ...sources) || undefined;
  } catch {
    return undefined;
  }
}

function git(folder: string, ...words: string[]): string {
  return execFileSync('git', words, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}
