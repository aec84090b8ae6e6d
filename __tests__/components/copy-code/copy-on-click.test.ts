/** @jest-environment jsdom */
import { copyOnClick } from '@/components/copy-code/copy-on-click';
import { ISLAND_DONE } from '@/components/islands/island-events';
import { copyText } from '@/lib/browser/copy-text';

jest.mock('@/lib/browser/copy-text', () => ({ copyText: jest.fn() }));
const copy = jest.mocked(copyText);

/** The results of the clicks, in order. */
const results: unknown[] = [];

beforeAll(() => {
  copyOnClick();
  document.addEventListener(ISLAND_DONE, (event) => results.push(event.detail));
});

beforeEach(() => {
  results.length = 0;
  copy.mockReset();
  document.body.innerHTML = `
    <div><code>FEST40</code><button data-copy="" id="festival">Copy code</button></div>
    <div><code>STAY10</code><button id="other">Close</button></div>`;
});

async function press(selector: string) {
  document.querySelector<HTMLElement>(selector)!.click();
  // The clipboard settles in a later task.
  await Promise.resolve();
  await Promise.resolve();
}

test('the button is busy from the press until the clipboard has answered', async () => {
  let answer = (_: boolean) => {};
  copy.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  await press('#festival');
  expect(document.querySelector('#festival')).toHaveAttribute('aria-busy', 'true');
  expect(results).toEqual([]);
  answer(true);
  await copy.mock.results[0]!.value;
  await Promise.resolve();
  expect(document.querySelector('#festival')).not.toHaveAttribute('aria-busy');
  expect(results).toEqual(['copied']);
});

test('any other click copies nothing', async () => {
  await press('#other');
  await press('code');
  expect(copy).not.toHaveBeenCalled();
});
