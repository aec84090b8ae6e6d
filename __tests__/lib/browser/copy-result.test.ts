/** @jest-environment jsdom */
import { copyOrSelect, showCopyResult, showResultAt } from '@/lib/browser/copy-result';
import { copyText } from '@/lib/browser/copy-text';
import { COPIED_MESSAGE_MS } from '@/lib/timings';

jest.mock('@/lib/browser/copy-text', () => ({ copyText: jest.fn() }));

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
/** With the element itself: jsdom wrongly says that a selection of all its content contains nothing of it. */
const select = (element: Element) => {
  getSelection()!.removeAllRanges();
  getSelection()!.addRange(new Range());
  getSelection()!.getRangeAt(0).selectNode(element);
};
const later = (ms: number) => jest.advanceTimersByTime(ms);

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `
    <p id="address">Mattancherry Road</p>
    <button><span>Copy address</span><span data-when="copied">Copied</span><span data-when="selected">Selected</span></button>
    <p id="code">RAIN25</p>`;
});

// Also ends the message of a test.
afterEach(() => {
  later(COPIED_MESSAGE_MS);
  jest.useRealTimers();
  getSelection()!.removeAllRanges();
});

test.each([
  [true, 'copied', ''],
  [false, 'selected', 'RAIN25'],
])('if the clipboard answers %s, a text is %s', async (isCopied, result, selected) => {
  jest.mocked(copyText).mockResolvedValue(isCopied);
  expect(await copyOrSelect(find('#code'))).toBe(result);
  expect(copyText).toHaveBeenLastCalledWith('RAIN25');
  expect(String(getSelection())).toBe(selected);
});

describe('the message at the button that was clicked', () => {
  const button = () => find('button');
  const press = (result: 'copied' | 'selected') => showResultAt(button(), find('#address'), result);
  const expectTwoSeconds = () => {
    later(1999);
    expect(button()).toHaveAttribute('data-result', 'copied');
    later(1);
    expect(button()).not.toHaveAttribute('data-result');
  };
  const announced = () => [...document.querySelectorAll('[role=status]')].map((status) => status.textContent);

  test('is shown for two seconds', () => {
    press('copied');
    expectTwoSeconds();
  });

  test('is shown for two seconds from the second click on', () => {
    press('copied');
    later(1500);
    press('copied');
    expectTwoSeconds();
  });

  test('is announced with its own words, at each click', () => {
    press('copied');
    press('selected');
    later(100);
    expect(announced()).toEqual(['Copied', 'Selected']);
  });

  test('is shown while something in the text is selected, if the clipboard refused', () => {
    select(find('#address'));
    press('selected');
    later(COPIED_MESSAGE_MS);
    document.dispatchEvent(new Event('selectionchange'));
    expect(button()).toHaveAttribute('data-result', 'selected');
    getSelection()!.removeAllRanges();
    document.dispatchEvent(new Event('selectionchange'));
    expect(button()).not.toHaveAttribute('data-result');
  });

  test('does not end with the time of a copy before, if the clipboard then refused', () => {
    press('copied');
    select(find('#address'));
    press('selected');
    later(COPIED_MESSAGE_MS);
    expect(button()).toHaveAttribute('data-result', 'selected');
  });
});

test('a click elsewhere hides the message: the clipboard holds only one text', () => {
  const shown: unknown[] = [];
  showResultAt(find('button'), find('#address'), 'copied');
  showCopyResult(find('#code'), 'copied', (result) => shown.push(result));
  expect(find('button')).not.toHaveAttribute('data-result');
  expect(shown).toEqual(['copied']);
  later(COPIED_MESSAGE_MS);
  expect(shown).toEqual(['copied', null]);
});
