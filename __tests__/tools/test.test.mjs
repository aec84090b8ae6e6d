/** @jest-environment node */
import { countOf } from '../../tools/test.mjs';

test.each([
  ['a program that went well', 0, undefined, [1, 0, 0]],
  ['a program that failed', 2, undefined, [0, 1, 0]],
  ['Jest: passed, skipped', 0, { numPassedTests: 5, numPendingTests: 1, numTodoTests: 1 }, [5, 0, 2]],
  ['Jest: a failed test', 1, { numPassedTests: 5, numFailedTests: 1 }, [5, 1, 0]],
  ['Jest: a file that cannot run', 1, { numPassedTests: 5, numRuntimeErrorTestSuites: 1 }, [5, 1, 0]],
  ['Jest: only skipped tests', 0, { numPendingTests: 3 }, [0, 1, 3]],
  ['Jest: a bad end with good tests', 1, { numPassedTests: 5 }, [5, 1, 0]],
  ['Playwright: passed, skipped', 0, { stats: { expected: 9, skipped: 2 }, errors: [] }, [9, 0, 2]],
  ['Playwright: a failed test', 1, { stats: { expected: 9, unexpected: 1 } }, [9, 1, 0]],
  ['Playwright: passed on the second try', 0, { stats: { expected: 9, flaky: 1 } }, [9, 1, 0]],
  ['Playwright: errors outside of tests', 1, { stats: { expected: 9 }, errors: [{}, {}] }, [9, 2, 0]],
  ['no report', 0, {}, [0, 1, 0]],
])('%s', (_, code, report, [passed, failed, skipped]) => {
  expect(countOf(code, report)).toEqual({ passed, failed, skipped });
});
