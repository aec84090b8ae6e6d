import { act, fireEvent, render, screen } from '@testing-library/react';

import { CopyCode } from '@/components/copy-code/copy-code';

const writeText = jest.fn<Promise<void>, [string]>();

const text = { copy: 'Copy code', copied: 'Code Copied!', manual: 'Selected' };

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  render(<CopyCode code="STAY15" subject="Book Direct" text={text} />);
});
afterEach(() => jest.useRealTimers());

const press = () =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy code: Book Direct' })));
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('copies the code and says so for two seconds from the last click on', async () => {
  await press();
  expect(writeText).toHaveBeenCalledWith('STAY15');
  expect(screen.getByRole('status')).toHaveTextContent('Code Copied!');
  wait(1500);
  await press();
  wait(1999);
  expect(screen.getByRole('status')).toHaveTextContent('Code Copied!');
  wait(1);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('where the clipboard refuses, the code is selected and nothing claims to be copied', async () => {
  writeText.mockRejectedValue(new DOMException('Refused', 'NotAllowedError'));
  await press();
  expect(getSelection()?.toString()).toBe('STAY15');
  expect(screen.getByRole('status')).toHaveTextContent('Selected');
  expect(screen.queryByText('Code Copied!')).toBeNull();
});

test('only one code says that it is selected, and only as long as it is', async () => {
  writeText.mockRejectedValue(new DOMException('Refused', 'NotAllowedError'));
  render(<CopyCode code="UTSAV40" subject="Festival Week" text={text} />);
  const [first, second] = screen.getAllByRole('status');
  /** Browsers tell of a new selection a moment after it is made. */
  const tell = () => act(() => void document.dispatchEvent(new Event('selectionchange')));
  await press();
  tell();
  expect(first).toHaveTextContent('Selected');
  await act(
    async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy code: Festival Week' })),
  );
  tell();
  expect(first).toBeEmptyDOMElement();
  expect(second).toHaveTextContent('Selected');
  getSelection()!.removeAllRanges();
  tell();
  expect(second).toBeEmptyDOMElement();
});

test('where there is no clipboard at all, likewise', async () => {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  await press();
  expect(screen.getByRole('status')).toHaveTextContent('Selected');
});
