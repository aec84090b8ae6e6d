/** @jest-environment node */
import { middleOf, problemsOf, readReport, table } from '../../scripts/lib/lighthouse/marks.mjs';

const category = (score, ...ids) => ({ score, auditRefs: ids.map((id) => ({ id, weight: 7 })) });
const report = {
  categories: {
    accessibility: category(0.96, 'image-alt', 'label'),
    'best-practices': category(1),
    seo: category(null),
    performance: category(0.42),
  },
  audits: {
    'image-alt': {
      score: 0,
      title: 'Images lack words',
      details: { items: [{ node: { snippet: '<img>' } }, { url: 'x' }] },
    },
    label: { score: 1, title: 'Fields have labels' },
    'largest-contentful-paint': { displayValue: '1.2\u00a0s' },
  },
};

test('a lost mark is told with the page, the rule and the places', () => {
  const page = readReport('/about', report);
  expect(page.marks).toEqual({ accessibility: 96, 'best-practices': 100, seo: null, performance: 42 });
  expect(problemsOf(page)).toEqual([
    '/about: accessibility 96 of 100; image-alt (Images lack words) <img> x',
    '/about: seo was given no mark',
  ]);
});

test('speed costs nothing', () => {
  const page = {
    route: '/',
    marks: { accessibility: 100, 'best-practices': 100, seo: 100, performance: 1 },
    lost: [],
  };
  expect(problemsOf(page)).toEqual([]);
});

test('a page that could not be judged is a problem', () => {
  const page = readReport('/', { ...report, runtimeError: { message: 'NO_FCP' } });
  expect(problemsOf(page)).toEqual(['/: could not be judged: NO_FCP']);
});

test('the marks come as a table', () => {
  const lines = table([readReport('/about', report)]);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/^\/about +96 +100 +- +42 +1\.2 s/);
});

test('of several runs the middle one by speed counts, and every loss elsewhere', () => {
  const run = (performance, accessibility, audit) => ({
    route: '/',
    marks: { accessibility, 'best-practices': 100, seo: 100, performance },
    figures: { 'total-blocking-time': `${performance} ms` },
    lost: audit ? [{ category: 'accessibility', audit, title: audit, places: [] }] : [],
  });
  const page = middleOf([
    run(97, 100),
    run(100, 100),
    run(91, 96, 'label'),
    run(99, 100),
    run(98, 98, 'label'),
  ]);
  expect(page.marks).toEqual({ accessibility: 96, 'best-practices': 100, seo: 100, performance: 98 });
  expect(page.figures).toEqual({ 'total-blocking-time': '98 ms' });
  expect(problemsOf(page)).toEqual(['/: accessibility 96 of 100; label (label)']);
});

test('a run that could not be judged is not outvoted', () => {
  const good = { route: '/', marks: { performance: 100 }, lost: [] };
  expect(middleOf([good, { ...good, failure: 'NO_FCP' }, good]).failure).toBe('NO_FCP');
});
