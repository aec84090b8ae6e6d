/** Finds the browser tests that were left out because the content is not the sample content. */

/** Why a test is skipped whose limit was measured on the sample content. */
export const OTHER_CONTENT = 'The limit was measured on the sample content, and this content is another.';

/** A file or a group of tests in a JSON report of Playwright. */
export interface Suite {
  file: string;
  specs: { tests: { annotations: { type: string; description?: string }[] }[] }[];
  suites?: Suite[];
}

/** The file of each test that was left out. A file is repeated for each of its tests. */
const filesLeftOut = (suites: readonly Suite[]): string[] =>
  suites.flatMap(({ file, specs, suites: inner = [] }) => [
    ...specs
      .flatMap(({ tests }) => tests)
      .filter(({ annotations }) => annotations.some(({ description }) => description === OTHER_CONTENT))
      .map(() => file),
    ...filesLeftOut(inner),
  ]);

/** One line that says which tests were left out and why. Empty if none were. */
export function leftOutLine(suites: readonly Suite[]): string {
  const files = filesLeftOut(suites);
  if (files.length === 0) return '';
  return `Left out: ${files.length} tests in ${[...new Set(files)].join(', ')}. Their limits were measured on the sample content, and this content is another (docs/tests.md).`;
}
