/** @jest-environment node */
import { judge } from '../../tools/budget.mjs';

const file = (path, kind, kilobytes) => ({ path, kind, bytes: kilobytes * 1000 });
const page = (changes) => ({
  route: '/about',
  files: [
    file('/about', 'html', 10),
    file('/a.js', 'js', 100),
    file('/b.js', 'js', 20),
    file('/p.avif', 'other', 40),
  ],
  later: [file('/q.avif', 'other', 5)],
  strays: [],
  ...changes,
});

test('a page within its limits has no problem, and is printed beside them', () => {
  const { line, problems } = judge(page(), { html: 11.5, js: 125, requests: 22, all: 265 });
  expect(problems).toEqual([]);
  expect(line).toMatch(/^\/about +html 10\/11.5 {2}js 120\/125 {2}requests 4\/22 {2}all 170\/265$/);
});

test.each([
  [
    'too much of a kind',
    {},
    { js: 100 },
    '/about: js 120 is over 100; largest: /a.js 100.0 KB, /b.js 20.0 KB',
  ],
  [
    'too much in all',
    {},
    { all: 100 },
    '/about: all 170 is over 100; largest: /a.js 100.0 KB, /p.avif 40.0 KB',
  ],
  ['too many requests', {}, { requests: 3 }, '/about: requests 4 is over 3; largest: /a.js'],
  ['too much after scrolling', {}, { scrolled: 174 }, '/about: scrolled 175 is over 174'],
  ['nothing measured', { files: [] }, {}, '/about: nothing was measured'],
  ['another site', { strays: ['https://a.example/x.js'] }, {}, 'asks for https://a.example/x.js'],
])('names %s', (_, changes, limits, problem) => {
  expect(judge(page(changes), limits).problems).toEqual([expect.stringContaining(problem)]);
});
