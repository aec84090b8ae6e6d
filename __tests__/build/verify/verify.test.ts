import path from 'node:path';

import { postprocess } from '@/build/postprocess/postprocess';
import { verifyExport } from '@/build/verify/verify';

import { runBuildStep, replaceInFile, scripts, writeExport } from '../../support/export-fixture';
import { temporaryFolder } from '../../support/temporary-folder';

// The worker needs complete pages. make-service-worker.test.ts tests it.
jest.mock('@/build/postprocess/make-service-worker', () => ({ makeServiceWorker: () => '' }));

jest.setTimeout(60_000);

const folder = temporaryFolder();
let out: string;
beforeEach(() => (out = path.join(folder.path, 'out')));

const at = (name: string) => path.join(out, name);
const check = (basePath = '') => runBuildStep(() => verifyExport({ outFolder: out, basePath }));

async function finished(basePath = '') {
  writeExport(out, basePath);
  await runBuildStep(() =>
    postprocess({
      outFolder: out,
      hostsFolder: path.join(folder.path, 'hosts'),
      basePath,
      build: 'b1',
      scripts,
    }),
  );
}

/** Puts a mistake into a page. */
const plant = (from: string | RegExp, to: string) => replaceInFile(at('about.html'), from, to);

test.each(['', '/site'])('a correct export at "%s" passes', async (basePath) => {
  await finished(basePath);
  expect(await check(basePath)).toMatchObject({
    status: 0,
    output: expect.stringMatching(/^verify: 4 pages/),
  });
});

test.each([
  [
    '</main>',
    '<p><div></div></p></main>',
    /about\.html:\d+:\d+ .*\((element-permitted-content|close-order|no-implicit-close)\)/,
  ],
  ['/Facilities"', '/nowhere"', /about\.html:8:\d+ <a> points to \/nowhere, which does not exist/],
  ['"/Facilities"', '"/FACILITIES"', /points to \/FACILITIES, which does not exist/],
  ['#top-of-page', '#elsewhere', /points to \/about#elsewhere, but about\.html has no such id/],
  ['src="/pictures/a.jpg', 'src="/pictures/b.jpg', /<img> points to \/pictures\/b\.jpg/],
  ['a.jpg 360w', 'b.jpg 360w', /<img> points to \/pictures\/b\.jpg/],
  ['self.early=1', 'go("/_next/static/gone.js")', /<script> points to \/_next\/static\/gone\.js/],
  [/(\/site)?\/pictures\/a\.jpg\)/, '/pictures/gone.jpg)', /<style> points to \/pictures\/gone\.jpg/],
  ['--color-ink:#000', '--color-ink:theme(color.ink)', /<style> has theme\( in a style, which no browser/],
  ['--color-ink:', '@apply flex;--color-ink:', /<style> has @apply in a style/],
  ['<main>', '<main class="nobody-styles-this">', /class "nobody-styles-this", which no style sheet/],
  [/<meta http-equiv="Content-Security-Policy"[^>]*>/, '', /has 0 security policies/],
  ['<h1 ', '<h1 style="color:red" ', /Inline style is not allowed/],
  ['</main>', '<h1>Again</h1></main>', /has 2 h1 headings/],
  [/<link rel="canonical"[^>]*>/, '', /has 0 canonical links/],
  ['hotel.example/about"', 'hotel.example/abuot"', /names .*abuot as its canonical address/],
  ['</main>', '<a href="http://a.example/">a</a></main>', /without encryption/],
  ['</main>', '<p>All {n} rooms</p></main>', /<html> shows the placeholder \{n\}: fill it/],
  ['alt="', 'alt="{name}, ', /<html> shows the placeholder \{name\}/],
  ['<title>About</title>', '', /<head> element must have <title> as content/],
])('%s become %j: reported with page and line', async (from, to, message) => {
  await finished();
  plant(from, to);

  const { status, output } = await check();

  expect(status).toBe(1);
  expect(output).toMatch(message);
  expect(output).toMatch(/\nabout\.html:\d+:\d+ /);
});

test.each([['manifest.webmanifest', 'pictures/a.jpg', 'pictures/i.png', /manifest\.webmanifest points to/]])(
  '%s with %s as %j is reported',
  async (name, from, to, message) => {
    await finished();
    replaceInFile(at(name), from, to);
    expect(await check()).toMatchObject({ status: 1, output: expect.stringMatching(message) });
  },
);

test('links to other sites and the map pass', async () => {
  await finished();
  plant(
    '</main>',
    '<a href="https://a.example/">a</a><iframe src="https://www.openstreetmap.org/a" title="A map"></iframe></main>',
  );
  expect(await check()).toMatchObject({ status: 0 });
});

test('a link without the base path fails', async () => {
  await finished('/site');
  plant('"/site/Facilities"', '"/Facilities"');
  expect(await check('/site')).toMatchObject({
    status: 1,
    output: expect.stringContaining('outside the sub-path /site'),
  });
});
