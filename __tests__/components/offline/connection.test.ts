/** @jest-environment jsdom */
import { isSlowConnection } from '@/components/offline/connection';

const setConnection = (connection: unknown) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
afterEach(() => setConnection(undefined));

describe('whether to load only the files that the visitor asks for', () => {
  test.each([
    [undefined, false],
    [{ saveData: false, effectiveType: '4g' }, false],
    [{ saveData: false, effectiveType: '3g' }, false],
    [{ saveData: true, effectiveType: '4g' }, true],
    [{ saveData: false, effectiveType: '2g' }, true],
    [{ saveData: false, effectiveType: 'slow-2g' }, true],
  ])('%j: %s', (line, expected) => {
    setConnection(line);
    expect(isSlowConnection()).toBe(expected);
  });
});
