import '@testing-library/jest-dom';

import { installDomStubs, resetDomStubs } from './__tests__/support/dom';

installDomStubs();

/** A test that expects an error on the console mocks console.error itself; any other error fails it. */
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
