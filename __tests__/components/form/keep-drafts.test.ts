/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';

import { keepDrafts } from '@/components/form/keep-drafts';
import { toDateInputValue } from '@/lib/format';

const TOMORROW = toDateInputValue(new Date(Date.now() + 86_400_000));

/** The server's HTML, in which the visitor can type before the script runs. */
function loadPage() {
  document.body.innerHTML = `
    <form data-draft="test">
      <input name="text" aria-label="Text">
      <select name="choice" aria-label="Choice"><option value="" selected>None</option><option value="a">A</option><option value="b">B</option></select>
      <input name="day" type="date" aria-label="Day">
      <div aria-hidden="true"><input name="trap" aria-label="Trap"></div>
    </form>`;
}
function open() {
  loadPage();
  keepDrafts();
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
const returnToKeptPage = () =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

beforeEach(() => sessionStorage.clear());

test('values are restored, and those of a honeypot are not stored', () => {
  open();
  type('Text', 'Two rooms');
  type('Choice', 'a');
  type('Day', TOMORROW);
  type('Trap', 'x');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('trap');
  open();
  expect(['Text', 'Choice', 'Day', 'Trap'].map((name) => field(name).value)).toEqual([
    'Two rooms',
    'a',
    TOMORROW,
    '',
  ]);
});

test.each([
  ['leaves the page', () => window.dispatchEvent(new Event('pagehide'))],
  ['turns to another tab or app', () => document.dispatchEvent(new Event('visibilitychange'))],
])('a value that a script filled in without an event is stored when the visitor %s', (_, leave) => {
  open();
  field('Text').value = 'Filled in';
  leave();
  expect(JSON.parse(sessionStorage.getItem('draft-test')!)).toEqual({ text: 'Filled in' });
});

test('a cleared field stays empty, and an option that no longer exists is ignored', () => {
  sessionStorage.setItem('draft-test', JSON.stringify({ text: 'Old', choice: 'gone' }));
  open();
  expect(field('Choice').value).toBe('');
  type('Text', '');
  open();
  expect(field('Text').value).toBe('');
});

test.each(['{"text":{},"choice":5,"day":null}', '[1]', '5', '"x"', 'no JSON'])(
  'a stored draft that the form did not write is ignored: %s',
  (stored) => {
    sessionStorage.setItem('draft-test', stored);
    open();
    returnToKeptPage();
    expect(['Text', 'Choice', 'Day'].map((name) => field(name).value)).toEqual(['', '', '']);
  },
);

test('values entered before the script ran replace the draft, and are stored', () => {
  sessionStorage.setItem('draft-test', JSON.stringify({ text: 'Old', choice: 'b', day: TOMORROW }));
  loadPage();
  field('Text').value = 'New';
  field('Choice').value = 'a';
  keepDrafts();
  expect(field('Text').value).toBe('New');
  expect(field('Choice').value).toBe('a');
  expect(field('Day').value).toBe(TOMORROW);
  open();
  expect(field('Text').value).toBe('New');
});

test('a past date becomes today, whether from the draft or from the browser', () => {
  const today = toDateInputValue(new Date());
  sessionStorage.setItem('draft-test', JSON.stringify({ day: '2026-05-01' }));
  open();
  expect(field('Day').value).toBe(today);
  sessionStorage.clear();
  loadPage();
  field('Day').value = '2026-05-01';
  keepDrafts();
  expect(field('Day').value).toBe(today);
  field('Day').value = '2026-05-01';
  sessionStorage.setItem('draft-test', JSON.stringify({ text: 'Two rooms' }));
  returnToKeptPage();
  expect(field('Day').value).toBe(today);
});

test('a reset deletes the draft, also in a page from the back/forward cache', () => {
  open();
  type('Text', 'Two rooms');
  sessionStorage.setItem('draft-test', '{}');
  returnToKeptPage();
  expect(field('Text').value).toBe('');
  type('Text', 'Three rooms');
  field('Text').form!.reset();
  open();
  expect(field('Text').value).toBe('');
});

test('a page from the back/forward cache shows values typed later', () => {
  open();
  type('Text', 'Two rooms');
  sessionStorage.setItem('draft-test', JSON.stringify({ text: 'Three rooms' }));
  returnToKeptPage();
  expect(field('Text').value).toBe('Three rooms');
});

test('on Back, values typed or sent later replace those that the browser restored', () => {
  const asReturn = { type: 'back_forward' } as PerformanceNavigationTiming;
  jest.spyOn(performance, 'getEntriesByType').mockReturnValue([asReturn]);
  const openWith = (kept: string) => {
    loadPage();
    field('Text').value = kept;
    keepDrafts();
  };
  sessionStorage.setItem('draft-test', JSON.stringify({ text: 'Three rooms' }));
  openWith('Two rooms');
  expect(field('Text').value).toBe('Three rooms');
  sessionStorage.setItem('draft-test', '{}');
  openWith('Two rooms');
  expect(sessionStorage.getItem('draft-test')).toBe('{}');
  sessionStorage.clear();
  openWith('Typed before the script ran');
  expect(field('Text').value).toBe('Typed before the script ran');
});

test('on Back, an untouched date stays untouched, so that it follows the day', () => {
  const asReturn = { type: 'back_forward' } as PerformanceNavigationTiming;
  jest.spyOn(performance, 'getEntriesByType').mockReturnValue([asReturn]);
  const today = toDateInputValue(new Date());
  sessionStorage.setItem('draft-test', JSON.stringify({ text: 'Two rooms' }));
  loadPage();
  field('Day').defaultValue = today;
  keepDrafts();
  returnToKeptPage();
  expect(field('Day').value).toBe(today);
  field('Day').defaultValue = TOMORROW;
  expect(field('Day').value).toBe(TOMORROW);
});

test('without storage the form works, and stores nothing', () => {
  for (const method of ['getItem', 'setItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
  }
  open();
  type('Text', 'Two rooms');
  returnToKeptPage();
  expect(field('Text').value).toBe('Two rooms');
  open();
  expect(field('Text').value).toBe('');
});
