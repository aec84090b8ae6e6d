/** What the check reads from the folders of the content. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { townId } from '../../lib/kerala';

import type { Hotel } from '../schema';

import type { ContentProblem, Fault } from './problem';

/** The names of the pictures in content/pictures: 'rooms/standard'. */
export function masterNames(folder: string): string[] {
  return readdirSync(path.join(folder, 'content/pictures'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(jpe?g|png|webp|avif)$/i.test(file))
    .map((file) => file.replaceAll(path.sep, '/').replace(/(\.phone)?\.\w+$/, ''));
}

/** The words that pages and parts ask for by name and that are not there: a label's line deleted, or renamed. */
export function missingWords(
  folder: string,
  words: Record<string, { file: string; noun: string; known: object }>,
) {
  const sources = ['app', 'components'].flatMap((place) => sourcesOf(path.join(folder, place)));
  const found = sources.flatMap((source) => [...source.matchAll(/\b(labels|headings)\.(\w+)/g)]);
  return [...new Map(found.map((match) => [match[0], match])).values()].flatMap(
    ([, part = '', name = '']) => {
      const { file, noun, known } = words[part]!;
      if (Object.hasOwn(known, name)) return [];
      return [
        {
          file,
          item: `${noun} ${name}`,
          field: 'itself',
          message: 'is missing, and a page shows it; write it',
        },
      ];
    },
  );
}

/** What pages and parts take from a file of the content that does not have it: renamed there, and there alone. */
export function missingExports(folder: string): ContentProblem[] {
  const sources = ['app', 'components', 'lib'].flatMap((place) => sourcesOf(path.join(folder, place)));
  const imports = sources.flatMap((source) => [
    ...source.matchAll(/import \{([^}]*)\} from '@\/content\/([\w/-]+)'/g),
  ]);
  const wanted = imports.flatMap(([, names = '', from = '']) =>
    names.split(',').map((name) => `${from} ${name.trim().split(' as ')[0]}`),
  );
  return [...new Set(wanted)].flatMap((each) => {
    const [from = '', name = ''] = each.split(' ');
    const file = [`content/${from}.ts`, `content/${from}/index.ts`].find((one) =>
      existsSync(path.join(folder, one)),
    );
    const text = file ? readFileSync(path.join(folder, file), 'utf8') : '';
    if (!file || name === '' || name === 'type' || new RegExp(`export .*\\b${name}\\b`).test(text)) return [];
    const message = `is not there; the file must say \`export const ${name}\`, spelt just so`;
    return [{ file, item: name, field: 'itself', message }];
  });
}

/** Towns whose names in Malayalam nobody has drawn for the map yet. */
export function undrawnTowns(folder: string, hotels: readonly Hotel[]): Fault[] {
  const file = path.join(folder, 'public/brand/town-names.svg');
  const drawn = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return hotels
    .filter(({ town }) => !drawn.includes(`id="${townId(town)}"`))
    .map((at) => ({
      at,
      field: 'townInMalayalam',
      message: `of ${at.town} is not drawn yet, so that the map shows it as each device can; have it drawn as "Letters" in art/README.md says`,
    }));
}

function sourcesOf(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
}

/**
 * The file of each hotel in the order of content/hotels/index.ts, whatever the hotel calls itself; and the files that
 * the list leaves out, which would be shown nowhere, and nobody would know why.
 */
export function hotelFiles(folder: string): { listed: string[]; unlisted: ContentProblem[] } {
  const hotels = path.join(folder, 'content/hotels');
  const index = readFileSync(path.join(hotels, 'index.ts'), 'utf8');
  const imported = new Map(
    [...index.matchAll(/import \{ (\w+) \} from '\.\/([\w-]+)'/g)].map(([, name, file]) => [name, file]),
  );
  const names = /const hotels\b[^=]*= \[([^\]]*)\]/.exec(index)?.[1]?.match(/\w+/g) ?? [];
  const listed = names.map((name) => `content/hotels/${imported.get(name) ?? name}.ts`);
  const unlisted = readdirSync(hotels)
    .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
    .map((file) => `content/hotels/${file}`)
    .filter((file) => !listed.includes(file))
    .map((file) => ({
      file,
      item: 'the hotel',
      field: 'itself',
      message: 'is not in the list of content/hotels/index.ts; add it there, or delete the file',
    }));
  return { listed, unlisted };
}
