/** @jest-environment jsdom */
import { copyText } from '@/lib/browser/copy-text';

function give(clipboard: { writeText: () => Promise<void> } | undefined) {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
}

test.each([
  ['it accepts the text', { writeText: () => Promise.resolve() }, true],
  ['it refuses', { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) }, false],
  [
    'it throws',
    {
      writeText: () => {
        throw new TypeError();
      },
    },
    false,
  ],
  ['there is none', undefined, false],
])('the clipboard: %s', async (_, clipboard, isCopied) => {
  give(clipboard);
  expect(await copyText('a code')).toBe(isCopied);
});

test('a clipboard that never settles counts as refused after a second', async () => {
  jest.useFakeTimers();
  give({ writeText: () => new Promise(() => {}) });
  const copied = copyText('a code');
  await jest.advanceTimersByTimeAsync(1000);
  expect(await copied).toBe(false);
  jest.useRealTimers();
});
