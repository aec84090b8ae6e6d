/** @jest-environment node */
import { problemsOf } from '../../tools/lighthouse.mjs';

const perfect = { accessibility: { score: 1 }, 'best-practices': { score: 1 }, performance: { score: 0.4 } };
const audits = { 'link-name': { score: 0, title: 'Links do not have a name' } };

test.each([
  ['marks of 100, whatever the speed', { seo: { score: 1 } }, []],
  [
    'a lower mark, with the audits that cost it',
    { seo: { score: 0.9, auditRefs: [{ id: 'link-name', weight: 1 }] } },
    ['/about: seo 90 of 100; link-name (Links do not have a name)'],
  ],
  ['no mark', {}, ['/about: seo 0 of 100; ']],
])('%s', (_, categories, problems) => {
  expect(problemsOf('/about', { categories: { ...perfect, ...categories }, audits })).toEqual(problems);
});

test('no judgement is a problem as well', () => {
  const report = { runtimeError: { message: 'NO_FCP' } };
  expect(problemsOf('/', report)).toEqual(['/: could not be judged: NO_FCP']);
});
