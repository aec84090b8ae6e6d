/// <reference types="@testing-library/jest-dom" />

import { installDomStubs, resetDomStubs } from './__tests__/support/dom';

// Its matchers are for elements. All test files together take a tenth longer if each loads them.
// eslint-disable-next-line @typescript-eslint/no-require-imports -- an import would always load it
if (typeof document !== 'undefined') require('@testing-library/jest-dom');
installDomStubs();

/** An error on the console fails the test. A test that expects one mocks console.error. */
const reported: string[] = [];
const printError = console.error;

beforeEach(() => {
  reported.length = 0;
  console.error = (...values: unknown[]) => {
    reported.push(values.map(String).join(' '));
    printError(...values);
  };
});

afterEach(() => {
  console.error = printError;
  resetDomStubs();
  if (reported.length > 0) throw new Error(`The console got an error: ${reported.join('\n')}`);
});
