/** @jest-environment node */
import { countJest, countPlaywright, countPrograms, lastLine, summary } from '../../tools/test-results.mjs';

const jestReport = (numbers) => ({
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
  ...numbers,
});
const playwrightReport = (stats, errors = []) => ({
  stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats },
  errors,
});

test.each([
  ['all good', [0, 0], { passed: 1, failed: 0 }],
  ['one failed', [0, 2], { passed: 0, failed: 1 }],
  ['none ran', [], { passed: 0, failed: 1 }],
])('programs count as one test: %s', (_, codes, count) => {
  expect(countPrograms(codes)).toMatchObject(count);
});

test.each([
  [
    'passed and skipped',
    jestReport({ numPassedTests: 5, numPendingTests: 1, numTodoTests: 1 }),
    0,
    [5, 0, 2],
  ],
  ['a failed test', jestReport({ numPassedTests: 5, numFailedTests: 1 }), 1, [5, 1, 0]],
  [
    'a file that could not be run',
    jestReport({ numPassedTests: 5, numRuntimeErrorTestSuites: 1 }),
    1,
    [5, 1, 0],
  ],
  ['no test at all', jestReport({}), 0, [0, 1, 0]],
  ['only skipped tests', jestReport({ numPendingTests: 3 }), 0, [0, 1, 3]],
  ['a bad end with good tests', jestReport({ numPassedTests: 5 }), 1, [5, 1, 0]],
  ['no report', undefined, 1, [0, 1, 0]],
])('Jest: %s', (_, report, code, [passed, failed, skipped]) => {
  expect(countJest(report, code)).toMatchObject({ passed, failed, skipped });
});

test.each([
  ['passed and skipped', playwrightReport({ expected: 9, skipped: 2 }), 0, [9, 0, 2]],
  ['a failed test', playwrightReport({ expected: 9, unexpected: 1 }), 1, [9, 1, 0]],
  ['passed on the second try', playwrightReport({ expected: 9, flaky: 1 }), 0, [9, 1, 0]],
  ['an error outside of tests', playwrightReport({}, [{ message: 'syntax' }]), 1, [0, 1, 0]],
  ['errors outside of tests beside good ones', playwrightReport({ expected: 9 }, [{}, {}]), 1, [9, 2, 0]],
  ['no test at all', playwrightReport({}), 0, [0, 1, 0]],
  ['no report', undefined, 1, [0, 1, 0]],
])('Playwright: %s', (_, report, code, [passed, failed, skipped]) => {
  expect(countPlaywright(report, code)).toMatchObject({ passed, failed, skipped });
});

test('a run of what changed may be empty', () => {
  expect(countJest(undefined, 0, true)).toMatchObject({ passed: 1, failed: 0 });
  expect(countJest(undefined, 1, true)).toMatchObject({ passed: 0, failed: 1 });
});

test('the last line is the sum, and names skipped tests only when there are some', () => {
  const good = { passed: 3, failed: 0, skipped: 0 };
  expect(lastLine([good, good])).toBe('6 passed, 0 failed');
  expect(lastLine([good, { passed: 0, failed: 1, skipped: 2 }])).toBe('3 passed, 1 failed, 2 skipped');
});

test('the summary names a failing step and says why it was not run', () => {
  const lines = summary([
    { step: 'unit', count: { passed: 4, failed: 0, skipped: 0 }, seconds: 3.2 },
    {
      step: 'browser',
      count: { passed: 0, failed: 1, skipped: 0, note: 'not run, because build failed' },
      seconds: 0,
    },
  ]);
  expect(lines[0]).toMatch(/^unit +ok +3 s {2}4 passed, 0 failed$/);
  expect(lines[1]).toMatch(/^browser +FAILED +0 s {2}0 passed, 1 failed \(not run, because build failed\)$/);
});
