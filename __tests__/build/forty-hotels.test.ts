/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readContent } from '@/content/check';
import { projectRoot } from '../../build/project';
import { manyHotels } from '../support/many-hotels';

/** Below the project, where the packages are found. */
const folder = path.join(projectRoot, '.cache/forty-hotels');
/** What the build of a site reads. */
const sources = /^(app|build|components|content|deploy|hooks|lib|public|styles)$|\.(ts|mjs|json)$/;

const clear = () => rmSync(folder, { recursive: true, force: true });
beforeAll(clear);
afterAll(clear);

/** What a page weighs on its way, in KB of 1000 bytes. */
const weight = (html: string) => brotliCompressSync(html).length / 1000;

test('a group of forty hotels is built and verified, and its pages stay light', () => {
  const names = readdirSync(projectRoot).filter((name) => sources.test(name) && name !== 'package-lock.json');
  for (const name of [...names, '.cache/pictures'])
    cpSync(path.join(projectRoot, name), path.join(folder, name), { recursive: true });
  const { content, pictures } = manyHotels(readContent().content, 40);
  for (const [copy, original] of pictures) {
    const file = path.join(folder, 'content', copy);
    mkdirSync(path.dirname(file), { recursive: true });
    linkSync(path.join(folder, 'content', original), file);
  }
  const write = (name: string, data: unknown) =>
    writeFileSync(path.join(folder, 'content', name), JSON.stringify(data));
  for (const [id, hotel] of Object.entries(content.hotels)) write(`hotels/${id}.json`, hotel);
  write('offers.json', content.offers);

  const next = path.join(projectRoot, 'node_modules/next/dist/bin/next');
  const build = spawnSync(process.execPath, [next, 'build'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  expect(build.status === 0 ? '' : build.stdout + build.stderr).toBe('');

  const page = (name: string) => readFileSync(path.join(folder, `out/${name}.html`), 'utf8');
  for (const { name } of Object.values(content.hotels)) expect(page('index')).toContain(`>${name}<`);
  // With ten hotels they weigh 34, 24 and 28 KB.
  expect(weight(page('index'))).toBeLessThan(45);
  expect(weight(page('gallery'))).toBeLessThan(32);
  expect(weight(page('contact'))).toBeLessThan(36);
}, 300_000);
