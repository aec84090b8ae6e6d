/**
 * The mail library reads localStorage when it is loaded. Where storage is blocked, that throws, and the form would
 * fail. Without localStorage the library works, so it is imported after this file.
 */
try {
  void globalThis.localStorage;
} catch {
  Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true });
}
