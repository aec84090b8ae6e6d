/** @jest-environment node */
import { problemsOf } from '../../tools/lighthouse.mjs';

const report = (changes) => ({
  categories: {
    accessibility: { score: 1, auditRefs: [] },
    'best-practices': { score: 1, auditRefs: [] },
    seo: { score: 1, auditRefs: [] },
    performance: { score: 0.4, auditRefs: [] },
  },
  audits: { 'link-name': { score: 0, title: 'Links do not have a name' } },
  ...changes,
});

test('marks of 100 are no problem, whatever the speed', () => {
  expect(problemsOf('/', report())).toEqual([]);
});

test('a lower mark names the audits that cost it', () => {
  const lost = report();
  lost.categories.seo = { score: 0.9, auditRefs: [{ id: 'link-name', weight: 1 }] };
  expect(problemsOf('/about', lost)).toEqual(['/about: seo 90 of 100; link-name (Links do not have a name)']);
});

test('no mark and no judgement are problems as well', () => {
  const { seo, ...others } = report().categories;
  expect(seo.score).toBe(1);
  expect(problemsOf('/', report({ categories: others }))).toEqual(['/: seo 0 of 100; ']);
  expect(problemsOf('/', report({ runtimeError: { message: 'NO_FCP' } }))).toEqual([
    '/: could not be judged: NO_FCP',
  ]);
});
