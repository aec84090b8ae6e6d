import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, linkSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { postprocess } from '@/build/postprocess/postprocess';
import { contentHash } from '@/build/postprocess/security-policy';
import { writeAtomically } from '@/lib/node/project';

import { runBuildStep, replaceInFile, scripts, writeExport } from '../../support/export-fixture';
import { temporaryFolder } from '../../support/temporary-folder';

// The worker needs complete pages. make-service-worker.test.ts tests it.
jest.mock('@/build/postprocess/make-service-worker', () => ({ makeServiceWorker: () => '' }));
// The export lists no sources of an island: these are examples.
jest.mock('@/build/scripts/island-sources', () => ({
  ...jest.requireActual('@/build/scripts/island-sources'),
  sourceText: () => 'class="in-island"',
}));

const folder = temporaryFolder();
const at = (name: string) => path.join(folder.path, name);
const read = (name: string) => readFileSync(at(name), 'utf8');
const digest = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const policyOf = (html: string) =>
  /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';

/** Finishes an export after a change. */
function finish(basePath = '', before = () => {}) {
  writeExport(at('out'), basePath);
  before();
  return runBuildStep(() =>
    postprocess({ outFolder: at('out'), hostsFolder: at('hosts'), basePath, build: 'b1', scripts }),
  );
}

test('/about/ is the same page as /about, and unused files and empty folders are removed', async () => {
  expect(await finish('', () => mkdirSync(at('out/_next/b1/b1'), { recursive: true }))).toMatchObject({
    status: 0,
  });
  for (const name of ['_next/static/chunks', '_next/b1']) expect(existsSync(at(`out/${name}`))).toBe(false);
  expect(read('out/about/index.html')).toBe(read('out/about.html'));
  const gone = ['about.txt', 'index.txt', 'about/__next._full.txt', '__next._tree.txt', '_not-found.html'];
  for (const name of [...gone, '404/index.html']) expect(existsSync(at(`out/${name}`))).toBe(false);
  for (const name of ['licences.txt', '.nojekyll']) expect(existsSync(at(`out/${name}`))).toBe(true);
});

test('every page has the comments that stop Cloudflare from changing mail addresses', async () => {
  await finish();
  for (const name of ['index.html', 'about.html', 'Facilities/index.html'])
    expect(read(`out/${name}`)).toMatch(/<body[^>]*><!--email_off-->[^]*<!--\/email_off-->/);
});

test.each(['', '/site'])('/facilities is a copy of %s/Facilities, without a redirect', async (basePath) => {
  await finish(basePath);
  const page = read('out/Facilities.html');
  expect(read('out/facilities.html')).toBe(page);
  expect(read('out/facilities/index.html')).toBe(page);
  expect(page).toContain(`<link rel="canonical" href="https://www.hotel.example${basePath}/Facilities"/>`);
  expect(page).not.toContain('http-equiv="refresh"');
});

test('every page with capitals in its address has such a copy', async () => {
  await finish('', () => copyFileSync(at('out/Facilities.html'), at('out/Rooms.html')));
  for (const name of ['rooms.html', 'rooms/index.html'])
    expect(read(`out/${name}`)).toBe(read('out/Rooms.html'));
});

test('a disk that ignores case gets no copy for /facilities', async () => {
  // On such a disk, every spelling is the same file.
  const { status } = await finish('', () => linkSync(at('out/Facilities.html'), at('out/FACILITIES.HTML')));
  expect(status).toBe(0);
  expect(existsSync(at('out/facilities.html'))).toBe(false);
  expect(existsSync(at('out/facilities'))).toBe(false);
  expect(read('out/Facilities.html')).toContain('self.page="Facilities"');
  expect(read('out/Facilities/index.html')).toBe(read('out/Facilities.html'));
});

describe('the content security policy', () => {
  test('comes directly after the charset, lists the inline scripts of its page, and allows nothing unsafe', async () => {
    await finish();
    const html = read('out/about.html');
    expect(html).toMatch(/<meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy"/);
    const policy = policyOf(html);
    for (const own of ['self.shared=1', 'self.page="About"']) expect(policy).toContain(digest(own));
    for (const other of ['self.page="Home"', '{"@type":"Hotel"}'])
      expect(policy).not.toContain(digest(other));
    expect(policy).not.toContain('unsafe');
    for (const part of ["default-src 'none'", "base-uri 'none'", "form-action 'self'"])
      expect(policy).toContain(part);
    expect(policy).toContain('frame-src https://www.openstreetmap.org');
    // Browsers log an error for it in a <meta>.
    expect(policy).not.toContain('frame-ancestors');
  });
});

test('only marked scripts stay, without the mark; the script that starts the islands follows the first', async () => {
  await finish();
  const html = read('out/about.html');
  expect(html).toContain(
    '<script>self.first=1</script><script>self.early=1</script><meta name="build" content="b1"/>',
  );
  expect(html).toContain('<script type="application/ld+json">');
  for (const gone of ['__next_f', 'chunks/a', 'data-own', 'rel="preload"']) expect(html).not.toContain(gone);
  expect(policyOf(html)).toContain(digest('self.early=1'));
  expect(existsSync(at('out/_next/static/chunks/a.js'))).toBe(false);
});

test('inline scripts are compiled for the oldest browsers, and minified; data stays as it is', async () => {
  const script = '(function run(word) { /* Safari 15.4 */ class Own { static { self.word = word } } })("a")';
  await finish('', () => replaceInFile(at('out/about.html'), 'self.shared=1', script));
  const html = read('out/about.html');
  const [own = ''] = /(?<=<script>)[^<]*self\.word[^<]*/.exec(html) ?? [];
  expect(own).toBe('self.word="a"');
  expect(policyOf(html)).toContain(digest(own));
  expect(html).toContain('<script type="application/ld+json">{"@type":"Hotel"}</script>');
});

describe('the style sheets of a page', () => {
  test.each(['', '/site'])('are at the end of its head (%s)', async (basePath) => {
    const css = `body{--color-ink:#000;background:url(${basePath}/pictures/a.jpg)}`;
    await finish(basePath);
    expect(read('out/about.html')).not.toContain('data-precedence');
    expect(read('out/about.html')).toContain(`<style>${css}</style></head>`);
    expect(policyOf(read('out/about.html'))).toContain(digest(css));
  });

  test('have no rule whose classes are neither in the page nor in its scripts', async () => {
    const kept = [
      '.in-page',
      '.in-island',
      '.in-script',
      '.max-lg\\:in-page',
      '.in-page:not(.elsewhere)',
      ':is(.elsewhere,.in-page) p',
      ':is(.\\*\\:in-page > *)',
      'p',
    ];
    const removed = [
      '.elsewhere',
      '.in-page .elsewhere',
      '.in-page:has(.elsewhere)',
      ':is(.\\*\\:elsewhere > *)',
    ];
    const rules = (selectors: string[]) => selectors.map((one) => `${one}{top:0}`).join('');
    const layers = (inside: string) =>
      ['components', 'utilities'].map((name) => `@layer ${name}{${inside}}`).join('');
    await finish('', () => {
      writeAtomically(at(`out/${scripts.page}`), 'status.className = "in-script"');
      const all = `${rules([...kept, ...removed])}.in-page,.elsewhere{left:0}@media print{.elsewhere{top:0}}`;
      const css = `$1.elsewhere{top:0}${layers(all)}</style>`;
      replaceInFile(at('out/about.html'), /(<style data-precedence[^>]*>)[^<]*<\/style>/, css);
      replaceInFile(
        at('out/about.html'),
        '<main>',
        '<main class="max-lg:in-page in-page *:in-page"><page-island data-name="tabs"></page-island>',
      );
    });
    expect(read('out/about.html')).toContain(
      `<style>.elsewhere{top:0}${layers(`${rules(kept)}.in-page{left:0}`)}</style>`,
    );
  });

  test.each([
    ['a head without an end tag', () => replaceInFile(at('out/about.html'), '</head>', '')],
    ['a page without our own script', () => replaceInFile(at('out/about.html'), / data-own=""/g, '')],
    ['a page without styles', () => replaceInFile(at('out/about.html'), ' data-precedence="next"', '')],
    [
      'a page with a link to styles',
      () =>
        replaceInFile(
          at('out/about.html'),
          '<style ',
          '<link rel="stylesheet" data-precedence="next" href="/a.css"/><style ',
        ),
    ],
  ])('%s stops the build', async (_, before) => {
    expect((await finish('', before)).output).toMatch(/\.html: .*does not support/);
  });
});

test('line ends of every kind give the hash that browsers compute', () => {
  expect(contentHash('a\r\nb\rc')).toBe(`'${digest('a\nb\nc')}'`);
});
