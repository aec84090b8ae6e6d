/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { listFiles } from '@/lib/node/list-files';
import { projectRoot } from '@/lib/node/project';

const pages = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'art/README.md', '.github/pull_request_template.md'],
  ...['docs', 'deploy'].flatMap((folder) =>
    listFiles(path.join(projectRoot, folder)).map((name) => `${folder}/${name}`),
  ),
].filter((name) => name.endsWith('.md'));

/** A page without its blocks of code. */
const read = (file: string) =>
  readFileSync(path.join(projectRoot, file), 'utf8').replace(/^ *```[^]*?^ *```/gm, '');

/** The fragments of a page's headings, as GitHub makes them. */
const fragmentsOf = (file: string) =>
  [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

test.each(pages)('every link in %s leads to a file and a heading', (page) => {
  const links = [...read(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, address = '']) => address);
  const dead = links.filter((address) => {
    if (/^(https?|mailto):/.test(address)) return false;
    const [file = '', fragment] = address.split('#');
    const target = file ? path.posix.join(path.posix.dirname(page), file) : page;
    if (!existsSync(path.join(projectRoot, target))) return true;
    return fragment !== undefined && !fragmentsOf(target).includes(fragment);
  });
  expect(dead).toEqual([]);
});

/** A path of the project: it begins with a folder of it and ends like a file. `content/hotels/NAME.json` is none. */
const PATH =
  /^(?:\.github|__tests__|app|art|build|components|content|deploy|docs|e2e|editor|hooks|lib|lint|styles|system|tools)\/(?![A-Z/.\w-]*[A-Z]{3})[\w./-]+\.(?:css|json|md|mjs|sh|svg|tsx?|yml)$/;

/** Files that the reader of a guide makes, or that are in the deployed folder. */
const made = [
  'app/weddings/page.tsx',
  'components/price-tag/price-tag.tsx',
  'content/opening-hours.json',
  'editor/settings.json',
];

test.each(pages)('every path in %s exists', (page) => {
  const spans = [...read(page).matchAll(/`([^`\s]+)`/g)].map(([, span = '']) => span);
  const isDead = (span: string) => !made.includes(span) && !existsSync(path.join(projectRoot, span));
  expect(spans.filter((span) => PATH.test(span) && isDead(span))).toEqual([]);
});
