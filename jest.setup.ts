import '@testing-library/jest-dom';

import { installDomStubs, resetDomStubs } from './__tests__/support/dom';

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
