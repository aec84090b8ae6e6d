/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { verifyExport } from '../../build/verify/verify.mjs';
import { finishExport } from '../../build/export/finish.mjs';
import { attempt, change, writeExport } from './export-fixture.mjs';

jest.setTimeout(60_000);

let folder;
let out;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'check-'));
  out = path.join(folder, 'out');
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const at = (name) => path.join(out, name);
const check = (basePath = '') => attempt(() => verifyExport({ outFolder: out, basePath }));

function finished(basePath = '') {
  writeExport(out, basePath);
  attempt(() => finishExport({ outFolder: out, hostsFolder: path.join(folder, 'hosts'), basePath }));
}

/** Plants a fault in a page and in its copy, as a fault of the site would be. */
function plant(from, to) {
  change(at('about.html'), from, to);
  change(at('about/index.html'), from, to);
}

test.each(['', '/site'])('a sound export at "%s" passes', (basePath) => {
  finished(basePath);
  expect(check(basePath)).toMatchObject({
    status: 0,
    output: expect.stringMatching(/^verify: 5 pages/),
  });
});

test.each([
  [
    'invalid HTML',
    '</main>',
    '<p><div></div></p></main>',
    /about\.html:\d+:\d+ .*\(element-permitted|close-order|no-implicit-close/,
  ],
  [
    'a link to no page',
    '/Facilities"',
    '/nowhere"',
    /about\.html:8:\d+ <a> points to \/nowhere, which does not exist/,
  ],
  [
    'a link that forgets the capital',
    '"/Facilities"',
    '"/FACILITIES"',
    /points to \/FACILITIES, which does not exist/,
  ],
  [
    'a fragment that is nowhere',
    '#top-of-page',
    '#elsewhere',
    /points to \/about#elsewhere, but about\.html has no such id/,
  ],
  ['a missing picture', 'src="/pictures/a.jpg', 'src="/pictures/b.jpg', /<img> points to \/pictures\/b\.jpg/],
  ['a missing picture of a set', 'a.jpg 360w', 'b.jpg 360w', /<img> points to \/pictures\/b\.jpg/],
  [
    'a missing script',
    '"/_next/static/chunks/a.js"',
    '"/_next/static/gone.js"',
    /<script> points to \/_next\/static\/gone\.js/,
  ],
  [
    'an inline script the policy lacks',
    'self.page="About"',
    'self.page="other"',
    /<script> is an inline script that the security policy does not list/,
  ],
  ['no policy', /<meta http-equiv="Content-Security-Policy"[^>]*>/, '', /has 0 security policies/],
  ['an unsafe policy', "script-src 'self'", "script-src 'self' 'unsafe-inline'", /allows unsafe scripts/],
  [
    'a script ahead of the policy',
    '<meta charSet',
    '<script>1</script><meta charSet',
    /is a script ahead of the security policy/,
  ],
  ['a style attribute', '<h1 ', '<h1 style="color:red" ', /<h1> has a style attribute/],
  [
    'an inline style sheet',
    '</head>',
    '<style>p{color:red}</style></head>',
    /<style> is an inline style sheet/,
  ],
  ['an event attribute', '<h1 ', '<h1 onclick="go()" ', /<h1> has onclick/],
  ['two headings', '</main>', '<h1>Again</h1></main>', /has 2 h1 headings/],
  ['no canonical link', /<link rel="canonical"[^>]*>/, '', /has 0 canonical links/],
  [
    'a canonical link to another page',
    'hotel.example/about"',
    'hotel.example/abuot"',
    /names .*abuot as its canonical address/,
  ],
  ['an unencrypted link', '</main>', '<a href="http://a.example/">a</a></main>', /without encryption/],
  [
    'a new tab that keeps its opener',
    '</main>',
    '<a target="_blank" href="https://a.example/">a</a></main>',
    /without rel="noopener"/,
  ],
  [
    'a frame the policy refuses',
    '</main>',
    '<iframe title="m" src="https://a.example/m"></iframe></main>',
    /<iframe> shows https:\/\/a\.example\/m/,
  ],
  ['no title', '<title>About</title>', '', /has no title/],
  [
    'the title of another page',
    '<title>About',
    '<title>Facilities',
    /has the same title as Facilities\.html/,
  ],
  ['no description', /<meta name="description"[^>]*>/, '', /has no description/],
  ['no language', ' lang="en"', '', /does not say its language/],
  ['no picture to share', /<meta property="og:image" [^>]*>/, '', /has no og:image/],
  ['a shared picture of another size', 'content="630"', 'content="600"', /of 1200 × 600, not 1200 × 630/],
  [
    'a shared address that is not the canonical one',
    /(og:url" content="[^"]*)"/,
    '$1/"',
    /shares .*about\/, but its canonical address is .*about$/m,
  ],
  ['broken structured data', '"name":"Hotel"', '"name":', /structured data that is no JSON/],
  ['no structured data', 'ld+json', 'json', /has no structured data/],
  [
    'structured data that refers to nothing',
    '"name":"Hotel"',
    '"parentOrganization":{"@id":"https://a.example/#x"}',
    /refers to https:\/\/a\.example\/#x, which no page describes/,
  ],
  ['a script address', '"/Facilities"', '"javascript:go()"', /runs a script from its address/],
])('%s fails with page and line', (_, from, to, message) => {
  finished();
  plant(from, to);

  const { status, output } = check();

  expect(status).toBe(1);
  expect(output).toMatch(message);
  expect(output).toMatch(/\n(about\.html|sitemap\.xml):\d+:\d+ /);
});

test.each([
  ['a page the sitemap lacks', 'sitemap.xml', /<url>.*about.*\n/, '', /sitemap\.xml:1:1 lacks .*\/about/],
  [
    'a sitemap entry that is no page',
    'sitemap.xml',
    '/about',
    '/offers',
    /sitemap\.xml:2:1 lists .*\/offers/,
  ],
  [
    'a sitemap that dates after the pictures',
    'sitemap.xml',
    '</loc>',
    '</loc><image:image><image:loc>https://www.hotel.example/pictures/a.jpg</image:loc></image:image><lastmod>2026-01-01</lastmod>',
    /sitemap\.xml:1:1 has an entry whose parts are out of order/,
  ],
  [
    'a sitemap with a date that is none',
    'sitemap.xml',
    '</loc>',
    '</loc><lastmod>yesterday</lastmod>',
    /sitemap\.xml:1:1 dates an entry yesterday/,
  ],
  [
    'a sitemap with a date to come',
    'sitemap.xml',
    '</loc>',
    '</loc><lastmod>2999-01-01</lastmod>',
    /sitemap\.xml:1:1 dates an entry 2999-01-01/,
  ],
  [
    'a robots.txt that shuts crawlers out',
    'robots.txt',
    'Allow: /',
    'Disallow: /about',
    /robots\.txt:1:1 keeps crawlers from .*\/about/,
  ],
  [
    'a robots.txt without the sitemap',
    'robots.txt',
    'sitemap.xml',
    'map.xml',
    /robots\.txt:1:1 does not name .*\/sitemap\.xml/,
  ],
  [
    'an icon of the manifest',
    'manifest.webmanifest',
    'pictures/a.jpg',
    'pictures/i.png',
    /manifest\.webmanifest:1:1 points to/,
  ],
  [
    'a picture of a style sheet',
    '_next/static/chunks/a.css',
    'a.jpg',
    'b.jpg',
    /a\.css:1:1 points to .*b\.jpg/,
  ],
  [
    'a picture inside a style sheet',
    '_next/static/chunks/a.css',
    /url\(.*?\)/,
    'url(data:image/png;base64,AA)',
    /a\.css:1:1 holds a picture/,
  ],
])('%s fails', (_, name, from, to, message) => {
  finished();
  change(at(name), from, to);
  expect(check()).toMatchObject({ status: 1, output: expect.stringMatching(message) });
});

test('a link that forgets the sub-path fails', () => {
  finished('/site');
  plant('"/site/Facilities"', '"/Facilities"');
  expect(check('/site')).toMatchObject({
    status: 1,
    output: expect.stringContaining('outside the sub-path /site'),
  });
});

test('a fault in a copy alone is found too', () => {
  finished();
  change(at('about/index.html'), '<h1 ', '<h1 style="color:red" ');
  expect(check()).toMatchObject({ status: 1, output: expect.stringContaining('about/index.html:') });
});

test('an empty folder is no sound export', () => {
  writeFileSync(path.join(folder, 'out'), '');
  expect(check()).toMatchObject({ status: 1, output: expect.stringContaining('npm run build') });
});
