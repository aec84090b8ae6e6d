/** @typedef {{ passed: number, failed: number, skipped: number, note?: string }} Count of one step */

/** The count of a step that is one test by itself. @param {number[]} codes how its programs ended @returns {Count} */
export function countPrograms(codes) {
  const isGood = codes.length > 0 && codes.every((code) => code === 0);
  return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0 };
}

/**
 * The count of a Jest run. A file that could not be run counts as a failed test, and so does a run without any test.
 *
 * @param {object | undefined} report what `--json` wrote; undefined when there is none
 * @param {number} code how Jest ended
 * @param {boolean} [mayBeEmpty] whether no test at all is fine
 * @returns {Count}
 */
export function countJest(report, code, mayBeEmpty = false) {
  if (!report && mayBeEmpty && code === 0)
    return { passed: 1, failed: 0, skipped: 0, note: 'nothing changed' };
  if (!report) return failedWith('Jest wrote no report');
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites } = report;
  const count = {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    skipped: numPendingTests + numTodoTests,
  };
  return settle(
    mayBeEmpty && code === 0 && numPassedTests === 0 ? { ...count, passed: 1 } : count,
    code,
    'Jest',
  );
}

/**
 * The count of a Playwright run; an error outside of any test counts as a failed one.
 *
 * @param {object | undefined} report what the json reporter wrote; undefined when there is none
 * @param {number} code how Playwright ended
 * @returns {Count}
 */
export function countPlaywright(report, code) {
  if (!report) return failedWith('Playwright wrote no report');
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = unexpected + flaky + report.errors.length;
  return settle({ passed: expected, failed, skipped }, code, 'Playwright');
}

const failedWith = (note) => ({ passed: 0, failed: 1, skipped: 0, note });

function settle(count, code, name) {
  if (count.passed + count.failed === 0) return { ...count, failed: 1, note: `${name} ran no test` };
  if (code !== 0 && count.failed === 0) return { ...count, failed: 1, note: `${name} ended with ${code}` };
  return count;
}

/** The line that ends a run. @param {Count[]} counts */
export function lastLine(counts) {
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
  const line = `${sum('passed')} passed, ${sum('failed')} failed`;
  return sum('skipped') > 0 ? `${line}, ${sum('skipped')} skipped` : line;
}

/** The steps and their counts in columns. @param {{ step: string, count: Count, seconds: number }[]} steps */
export function summary(steps) {
  return steps.map(({ step, count, seconds }) => {
    const verdict = count.failed > 0 ? 'FAILED' : 'ok';
    const note = count.note ? ` (${count.note})` : '';
    return `${step.padEnd(8)} ${verdict.padEnd(6)} ${seconds.toFixed(0).padStart(4)} s  ${lastLine([count])}${note}`;
  });
}
