/** @jest-environment node */
import { judge, limitsFor, line, totals } from '../../tools/budget/judge.mjs';

const file = (path, kind, kilobytes) => ({ path, kind, bytes: kilobytes * 1000 });
const page = (changes) => ({
  route: '/about',
  files: [
    file('/about', 'html', 10),
    file('/a.js', 'js', 100),
    file('/b.js', 'js', 20),
    file('/p.avif', 'other', 40),
  ],
  foreign: [],
  missing: [],
  ...changes,
});

test('sums a page up by kind, with and without what scrolling fetched', () => {
  expect(totals(page())).toEqual({ html: 10_000, js: 120_000, css: 0, fonts: 0, requests: 4, all: 170_000 });
  expect(totals(page({ later: [file('/q.avif', 'other', 5)] })).scrolled).toBe(175_000);
});

test('a page within its limits has no problem', () => {
  expect(judge(page(), limitsFor('/about'))).toEqual([]);
});

test.each([
  [
    'too much of a kind, with the largest files',
    {},
    { js: 100 },
    '/about: js 120.0 is over 100; largest: /a.js 100.0 KB, /b.js 20.0 KB',
  ],
  [
    'too much in all',
    {},
    { all: 100 },
    '/about: all 170.0 is over 100; largest: /a.js 100.0 KB, /p.avif 40.0 KB, /b.js 20.0 KB',
  ],
  ['too many requests', {}, { requests: 3 }, '/about: requests 4 is over 3; largest: /a.js'],
  ['a column that was not measured', {}, { scrolled: 900 }, '/about: scrolled was not measured'],
  ['nothing measured', { files: [] }, {}, '/about: nothing was measured'],
  [
    'another site',
    { foreign: ['https://a.example/x.js'] },
    {},
    'asks another site for https://a.example/x.js',
  ],
  [
    'a file that is not there',
    { missing: ['/gone.js'] },
    {},
    'asks for /gone.js, which is not in the export',
  ],
])('names %s', (_, changes, limits, problem) => {
  expect(judge(page(changes), limits)).toEqual([expect.stringContaining(problem)]);
});

test('prints what was measured beside its limits', () => {
  expect(line(page())).toMatch(/^\/about +html 10\.0\/31 {2}js 120\.0\/135 .* requests 4\/22/);
});
