/** @jest-environment node */
import { judge, table, totals } from '../../scripts/lib/budget/judge.mjs';

const file = (kind, path, kilobytes) => ({ kind, path, bytes: kilobytes * 1000 });
const page = (changes = {}) => ({
  route: '/about',
  files: [
    file('html', '/about', 13),
    file('js', '/_next/static/chunks/0a1b2c3d4e5f.js', 90),
    file('js', '/_next/static/chunks/f5e4d3c2b1a0.js', 45),
    file('css', '/_next/static/chunks/aa.css', 12),
    file('fonts', '/_next/static/media/figtree.0123456789ab.woff2', 20),
    file('other', '/pictures/lobby-480.0123456789.avif', 30),
  ],
  foreign: [],
  missing: [],
  ...changes,
});
const withFile = (added) => page({ files: [...page().files, added] });
const limits = { html: 14, js: 135, css: 12, fonts: 60, requests: 22, all: 290 };
const limitsDown = { ...limits, scrolled: 1500 };

test('a page exactly at its limits is good', () => {
  expect(totals(page())).toMatchObject({
    html: 13_000,
    js: 135_000,
    css: 12_000,
    fonts: 20_000,
    requests: 6,
    all: 210_000,
  });
  expect(judge(page(), limits)).toEqual([]);
});

test.each([
  ['html', file('html', '/x', 1.001), /HTML 14\.0 is over 14 KB; largest: \/about 13\.0 KB/],
  [
    'js',
    file('js', '/_next/new.js', 0.1),
    /JavaScript 135\.1 is over 135 KB; largest: \S+0a1b2c3d4e5f\.js 90\.0 KB/,
  ],
  ['css', file('css', '/b.css', 0.5), /CSS 12\.5 is over 12 KB/],
  ['fonts', file('fonts', '/b.woff2', 41), /fonts 61\.0 is over 60 KB; largest: \/b\.woff2 41\.0 KB/],
  ['all', file('other', '/pictures/big.avif', 90), /all 300\.0 is over 290 KB/],
])('too much %s names the page, the limit and the largest file', (_, added, message) => {
  const problems = judge(withFile(added), limits);
  expect(problems).toEqual([expect.stringMatching(/^\/about: /)]);
  expect(problems[0]).toMatch(message);
});

test('too many requests are told as a number', () => {
  const files = [
    ...page().files,
    ...Array.from({ length: 17 }, (_, index) => file('other', `/p${index}.svg`, 0.1)),
  ];
  expect(judge(page({ files }), limits)).toEqual([
    expect.stringContaining('/about: requests 23 is over 22;'),
  ]);
});

test('names what is new and what has grown since the limits were last kept, whatever its hash is now', () => {
  const files = [
    ...page().files.filter(({ kind }) => kind !== 'fonts'),
    file('fonts', '/_next/static/media/figtree.fedcba987654.woff2', 50),
    file('fonts', '/_next/static/media/same.0123456789ab.woff2', 1),
    file('fonts', '/_next/static/media/serif.fedcba987654.woff2', 15),
  ];
  const before = withFile(file('fonts', '/_next/static/media/same.ba9876543210.woff2', 1));
  const [problem, ...more] = judge(page({ files }), limits, before);
  expect(more).toEqual([]);
  expect(problem.split('; ').at(-1)).toBe(
    'grown since the limits were last kept: /_next/static/media/figtree.fedcba987654.woff2 was 20.0 KB, ' +
      '/_next/static/media/serif.fedcba987654.woff2 is new',
  );
});

test('another site that is asked for, and a file that is not there, each count as a fault', () => {
  const faults = page({ foreign: ['https://maps.example/embed'], missing: ['/gone.svg'] });
  expect(judge(faults, limits)).toEqual([
    expect.stringContaining('https://maps.example/embed'),
    expect.stringContaining('/gone.svg'),
  ]);
});

test('a page of which nothing was measured fails', () => {
  expect(judge(page({ files: [] }), limits)).toEqual(['/about: nothing was measured']);
});

test('pages with a limit for the whole way down must have been scrolled', () => {
  const home = page({ route: '/' });
  expect(judge(home, limitsDown)).toEqual(['/: scrolled was not measured']);
  expect(judge({ ...home, later: [file('other', '/a.avif', 1200)] }, limitsDown)).toEqual([]);
  expect(judge({ ...home, later: [file('other', '/a.avif', 1300)] }, limitsDown)).toEqual([
    expect.stringMatching(/scrolled 1510\.0 is over 1500 KB; largest: \/a\.avif/),
  ]);
});

test('the table shows what was measured beside the limit', () => {
  const [head, line] = table([page()], () => limits);
  expect(head).toMatch(/HTML +JavaScript +CSS +fonts +requests +all/);
  expect(line).toMatch(
    /^\/about +13\.0 \/ 14 +135\.0 \/ 135 +12\.0 \/ 12 +20\.0 \/ 60 +6 \/ 22 +210\.0 \/ 290$/,
  );
});
