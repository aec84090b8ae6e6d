/** @jest-environment jsdom */
import { copyOnClick, showResult } from '@/lib/browser/copy-on-click';
import { copyText } from '@/lib/browser/copy-text';
import { COPIED_MESSAGE_MS } from '@/lib/timings';

jest.mock('@/lib/browser/copy-text', () => ({ copyText: jest.fn() }));
const copy = jest.mocked(copyText);

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const later = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const copyCode = () => find('#code button').click();
const copyAddress = () => find('#address button').click();
const messageOf = (id: string) => [find(`#${id}`).dataset.result, find(`#${id} [data-copied]`).textContent];
/** What other elements than the messages announce. */
const announced = () =>
  [...document.querySelectorAll('body > [role=status]')].map((status) => status.textContent);

beforeAll(() => copyOnClick());

beforeEach(() => {
  jest.useFakeTimers();
  copy.mockReset().mockResolvedValue(true);
  document.body.innerHTML = `
    <div id="code" data-copy><code data-copy-text>RAIN25</code><button>Copy code</button>
      <span role="status" data-copied="Code copied" data-selected="Code selected"></span></div>
    <div id="address" data-copy><span data-copy-text>Mattancherry Road</span>
      <button>Copy address<span data-copied="Address copied" data-selected="Address selected"></span></button></div>
    <div id="link"><button>Share</button><span data-copied="Link copied"></span></div>`;
});

// Also ends the message of a test.
afterEach(async () => {
  await later(COPIED_MESSAGE_MS);
  jest.useRealTimers();
  getSelection()!.removeAllRanges();
});

test('the button is busy from the click until the clipboard has answered', async () => {
  let answer = (_: boolean) => {};
  copy.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  copyCode();
  expect(copy.mock.calls).toEqual([['RAIN25']]);
  await later(0);
  expect(find('#code button')).toHaveAttribute('aria-busy', 'true');
  expect(messageOf('code')).toEqual([undefined, '']);
  answer(true);
  await later(0);
  expect(find('#code button')).not.toHaveAttribute('aria-busy');
  expect(messageOf('code')).toEqual(['copied', 'Code copied']);
});

test('any other click copies nothing', () => {
  find('#link button').click();
  find('#code code').click();
  expect(copy).not.toHaveBeenCalled();
});

test('the message is shown for two seconds from the last click on', async () => {
  copyCode();
  await later(1500);
  copyCode();
  await later(1999);
  expect(messageOf('code')).toEqual(['copied', 'Code copied']);
  await later(1);
  expect(messageOf('code')).toEqual([undefined, '']);
});

test('a message in a button is also announced, at each click; a status announces itself', async () => {
  copyCode();
  await later(100);
  expect(announced()).toEqual([]);
  copyAddress();
  await later(10);
  copyAddress();
  await later(100);
  expect(announced()).toEqual(['Address copied', 'Address copied']);
});

test('if the clipboard refuses, the text is selected, and the message is shown while something in it is', async () => {
  copyAddress();
  await later(0);
  copy.mockResolvedValue(false);
  copyAddress();
  await later(0);
  expect(String(getSelection())).toBe('Mattancherry Road');
  expect(messageOf('address')).toEqual(['selected', 'Address selected']);
  // With the element itself: jsdom wrongly says that a selection of all its content contains nothing of it.
  getSelection()!.getRangeAt(0).selectNode(find('#address [data-copy-text]'));
  document.dispatchEvent(new Event('selectionchange'));
  // Longer than the message of the first click.
  await later(COPIED_MESSAGE_MS);
  expect(messageOf('address')[0]).toBe('selected');
  getSelection()!.removeAllRanges();
  document.dispatchEvent(new Event('selectionchange'));
  expect(messageOf('address')).toEqual([undefined, '']);
});

test('a click elsewhere hides the message: the clipboard holds only one text', async () => {
  copyCode();
  await later(0);
  showResult(find('#link'), find('#link'), 'copied');
  expect(messageOf('code')).toEqual([undefined, '']);
  expect(messageOf('link')).toEqual(['copied', 'Link copied']);
});
