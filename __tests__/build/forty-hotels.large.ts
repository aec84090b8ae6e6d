/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { MEASURES_FILE, measuredPictures } from '@/build/prepare/measure-pictures';
import { sources } from '@/build/source-state';
import { readWholeContent } from '@/content/check/read';
import { pictureName } from '@/content/picture-names';
import type { Content } from '@/content/schema/schema';
import { projectRoot, writeAtomically } from '@/lib/node/project';

import { manyHotels } from '../support/many-hotels';

/** Inside the project, so that the packages are found. */
const folder = path.join(projectRoot, '.cache/forty-hotels');
/** What a build reads: the sources of the export, with the whole of their folders, and all configurations. */
const isSource = (name: string) =>
  sources.some((source) => source.split('/')[0] === name) || /\.(ts|mjs)$/.test(name);

const clear = () => rmSync(folder, { recursive: true, force: true });
afterAll(clear);

const next = path.join(projectRoot, 'node_modules/next/dist/bin/next');

/** The start of the names of an original's files. */
const flat = (original: string) => pictureName(original).replaceAll('/', '-');

/** The transferred size of a page in KB of 1000 bytes. */
const weight = (html: string) => brotliCompressSync(html).length / 1000;

/** KB of a page with the ten sample hotels, and what each further one adds. Of Home and Gallery, 11 KB are drawings. */
const weights = [
  ['index', 52.2, 0.2],
  ['gallery', 38.5, 0.11],
  ['contact', 33.1, 0.13],
] as const;
const MARGIN_FACTOR = 1.1;

/**
 * The measures of the photographs, without the thumbnails by which the check finds copies: the new hotels show copies.
 */
async function writeMeasures() {
  await measuredPictures(projectRoot);
  const measured = JSON.parse(readFileSync(path.join(projectRoot, MEASURES_FILE), 'utf8')) as object;
  const withoutThumbnails = JSON.stringify(measured, (key, value: unknown) =>
    key === 'thumbnail' ? undefined : value,
  );
  writeAtomically(path.join(folder, MEASURES_FILE), withoutThumbnails);
}

let content: Content;
beforeAll(async () => {
  clear();
  for (const name of [...readdirSync(projectRoot).filter(isSource), 'generated'])
    cpSync(path.join(projectRoot, name), path.join(folder, name), { recursive: true });
  await writeMeasures();
  const encoded = readdirSync(path.join(folder, 'public/pictures'));
  const group = manyHotels(readWholeContent(), 40);
  content = group.content;
  for (const [copy, original] of group.pictures) {
    const file = path.join(folder, 'content', copy);
    mkdirSync(path.dirname(file), { recursive: true });
    linkSync(path.join(folder, 'content', original), file);
    // Copies the encodings too, because they are the same as the original's.
    const [from, to] = [original, copy].map((name) => `${flat(name)}-`);
    for (const name of encoded.filter((each) => each.startsWith(from!)))
      linkSync(
        path.join(folder, 'public/pictures', name),
        path.join(folder, 'public/pictures', name.replace(from!, to!)),
      );
  }
  const write = (name: string, data: unknown) =>
    writeFileSync(path.join(folder, 'content', name), JSON.stringify(data));
  for (const [id, hotel] of Object.entries(content.hotels)) write(`hotels/${id}.json`, hotel);
  write('offers.json', content.offers);

  // No type check: the project's own build does it.
  writeFileSync(
    path.join(folder, 'tsconfig.build.json'),
    '{ "extends": "./tsconfig.json", "include": ["next-env.d.ts"] }',
  );
}, 180_000);

test('a group of forty hotels is built and verified, and its pages stay small', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [next, 'build'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  expect(status === 0 ? '' : stdout + stderr).toBe('');

  const page = (name: string) => readFileSync(path.join(folder, `out/${name}.html`), 'utf8');
  for (const { name } of Object.values(content.hotels)) expect(page('index')).toContain(`>${name}<`);
  // The hotels without a drawing have the plain house.
  const houses = page('index').match(/<svg viewBox[^>]*class="drawing /g);
  expect(houses).toHaveLength(40);
  const tooLarge = weights
    .map(([name, ten, perHotel]) => ({
      name,
      now: weight(page(name)),
      most: MARGIN_FACTOR * (ten + 30 * perHotel),
    }))
    .filter(({ now, most }) => now > most);
  expect(tooLarge).toEqual([]);
}, 600_000);
