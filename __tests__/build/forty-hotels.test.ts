/** @jest-environment node */
import { spawn, spawnSync } from 'node:child_process';
import { on, once } from 'node:events';
import { cpSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readContent } from '@/content/read';
import { pictureName } from '@/content/picture-names';
import type { Content } from '@/content/schema';
import { projectRoot } from '../../build/project';
import { manyHotels } from '../support/many-hotels';

/** Inside the project, so that the packages are found. */
const folder = path.join(projectRoot, '.cache/forty-hotels');
/** The files that a build reads. */
const sources = /^(app|build|components|content|deploy|hooks|lib|public|styles)$|\.(ts|mjs|json)$/;

const clear = () => rmSync(folder, { recursive: true, force: true });
afterAll(clear);

const next = path.join(projectRoot, 'node_modules/next/dist/bin/next');

/** The start of the names of an original's files. */
const flat = (original: string) => pictureName(original).replaceAll('/', '-');

/** The transferred size of a page in KB of 1000 bytes. */
const weight = (html: string) => brotliCompressSync(html).length / 1000;

let content: Content;
beforeAll(() => {
  clear();
  const names = readdirSync(projectRoot).filter((name) => sources.test(name) && name !== 'package-lock.json');
  for (const name of [...names, 'generated'])
    cpSync(path.join(projectRoot, name), path.join(folder, name), { recursive: true });
  const encoded = readdirSync(path.join(folder, 'public/pictures'));
  const group = manyHotels(readContent().content, 40);
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
}, 60_000);

// Skipped: its limits and its copies of photographs must be measured again since the drawings and the picture check.
test.skip('a group of forty hotels is built and verified, and its pages stay small', () => {
  const build = spawnSync(process.execPath, [next, 'build'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', SITE_PICTURE_CHECK: 'off' },
  });
  expect(build.status === 0 ? '' : build.stdout + build.stderr).toBe('');

  const page = (name: string) => readFileSync(path.join(folder, `out/${name}.html`), 'utf8');
  for (const { name } of Object.values(content.hotels)) expect(page('index')).toContain(`>${name}<`);
  // The hotels without a drawing have the plain house.
  const houses = page('index').match(/<svg[^>]*class="elevation"/g);
  expect(houses).toHaveLength(40);
  // With ten hotels these pages have 50, 38 and 31 KB. The drawings of the houses are 11 KB of the first two.
  expect(weight(page('index'))).toBeLessThan(62);
  expect(weight(page('gallery'))).toBeLessThan(46);
  expect(weight(page('contact'))).toBeLessThan(41);
}, 300_000);

test('`next dev` shows every page of it', async () => {
  const env = { ...process.env, NODE_ENV: 'development' } as const;
  const server = spawn(process.execPath, [next, 'dev', '--port', '0'], { cwd: folder, env });
  let address: string | undefined;
  for await (const [text] of on(server.stdout, 'data'))
    if ((address = /http:\S+/.exec(String(text))?.[0])) break;
  try {
    for (const route of ['/', '/about', '/contact', '/gallery', '/Facilities', '/parts'])
      expect([route, (await fetch(address + route)).status]).toEqual([route, 200]);
  } finally {
    server.kill();
    await once(server, 'exit');
  }
}, 120_000);
