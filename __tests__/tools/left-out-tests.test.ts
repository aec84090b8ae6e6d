import { leftOutLine, OTHER_CONTENT, type Suite } from '@/tools/left-out-tests';

const skipped = (description: string) => ({ tests: [{ annotations: [{ type: 'skip', description }] }] });
const report = (reason: string): Suite[] => [
  {
    file: 'heights.spec.ts',
    specs: [{ tests: [{ annotations: [] }] }, skipped(reason), skipped('Only Chromium makes PDF files.')],
    suites: [{ file: 'heights.spec.ts', specs: [skipped(reason)] }],
  },
  { file: 'print.spec.ts', specs: [skipped(reason)] },
];

test('tests of limits for another content are named in one line, by their files', () =>
  expect(leftOutLine(report(OTHER_CONTENT))).toBe(
    'Left out: 3 tests in heights.spec.ts, print.spec.ts. Their limits were measured on the sample content, and this content is another (docs/tests.md).',
  ));

test('with the sample content, no line is printed', () =>
  expect(leftOutLine(report('Only Chromium opens local files.'))).toBe(''));
