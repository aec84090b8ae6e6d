import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { renderToString } from 'react-dom/server';

import { toDateInputValue } from '@/lib/format';
import { useDraft } from '@/components/form/use-draft';

const TOMORROW = toDateInputValue(new Date(Date.now() + 86_400_000));

function Form() {
  const form = useRef<HTMLFormElement>(null);
  useDraft(form, 'test', 'text choice day');
  return (
    <form ref={form}>
      <input name="text" aria-label="Text" />
      <select name="choice" aria-label="Choice" defaultValue="">
        <option value="">None</option>
        <option value="a">A</option>
      </select>
      <input name="day" type="date" aria-label="Day" />
      <input name="secret" aria-label="Secret" />
    </form>
  );
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
/** Opens another page, and returns by a link. */
const comeBack = (view: ReturnType<typeof render>) => {
  view.unmount();
  return render(<Form />);
};
const returnToKeptPage = () =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

beforeEach(() => sessionStorage.clear());

test('values are restored, and only the listed fields are stored', () => {
  const view = render(<Form />);
  type('Text', 'Two rooms');
  type('Choice', 'a');
  type('Day', TOMORROW);
  type('Secret', 'x');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret');
  comeBack(view);
  expect(['Text', 'Choice', 'Day', 'Secret'].map((name) => field(name).value)).toEqual([
    'Two rooms',
    'a',
    TOMORROW,
    '',
  ]);
});

test('a cleared field stays empty, and an option that no longer exists is ignored', () => {
  sessionStorage.setItem('draft-test', JSON.stringify({ text: 'Old', choice: 'gone' }));
  const view = render(<Form />);
  expect(field('Choice').value).toBe('');
  type('Text', '');
  comeBack(view);
  expect(field('Text').value).toBe('');
});

test('values typed before the script ran win, and are stored', () => {
  sessionStorage.setItem('draft-test', JSON.stringify({ text: 'Old', day: TOMORROW }));
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML =
    '<form><input name="text" aria-label="Text"><select name="choice" aria-label="Choice"><option value="" selected>None</option><option value="a">A</option></select><input name="day" type="date" aria-label="Day"><input name="secret" aria-label="Secret"></form>';
  field('Text').value = 'New';
  const view = render(<Form />, { container: host, hydrate: true });
  expect(field('Text').value).toBe('New');
  expect(field('Day').value).toBe(TOMORROW);
  comeBack(view);
  expect(field('Text').value).toBe('New');
});

test('a past date becomes today, whether from the draft or from the browser', () => {
  const today = toDateInputValue(new Date());
  sessionStorage.setItem('draft-test', JSON.stringify({ day: '2026-05-01' }));
  const view = render(<Form />);
  expect(field('Day').value).toBe(today);
  view.unmount();
  sessionStorage.clear();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Form />);
  field('Day').value = '2026-05-01';
  render(<Form />, { container, hydrate: true });
  expect(field('Day').value).toBe(today);
  field('Day').value = '2026-05-01';
  sessionStorage.setItem('draft-test', JSON.stringify({ text: 'Two rooms' }));
  returnToKeptPage();
  expect(field('Day').value).toBe(today);
});

test('a reset deletes the draft, also in a page from the back/forward cache', () => {
  const view = render(<Form />);
  type('Text', 'Two rooms');
  sessionStorage.setItem('draft-test', '{}');
  returnToKeptPage();
  expect(field('Text').value).toBe('');
  type('Text', 'Three rooms');
  field('Text').form!.reset();
  comeBack(view);
  expect(field('Text').value).toBe('');
});

test('a page from the back/forward cache shows values typed later', () => {
  render(<Form />);
  type('Text', 'Two rooms');
  sessionStorage.setItem('draft-test', JSON.stringify({ text: 'Three rooms' }));
  returnToKeptPage();
  expect(field('Text').value).toBe('Three rooms');
});

test('on Back, values typed or sent later replace those that the browser restored', () => {
  const asReturn = { type: 'back_forward' } as unknown as PerformanceEntry;
  jest.spyOn(performance, 'getEntriesByType').mockReturnValue([asReturn]);
  const renderWith = (kept: string) => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<Form />);
    field('Text').value = kept;
    return render(<Form />, { container, hydrate: true });
  };
  sessionStorage.setItem('draft-test', JSON.stringify({ text: 'Three rooms' }));
  const view = renderWith('Two rooms');
  expect(field('Text').value).toBe('Three rooms');
  view.unmount();
  sessionStorage.setItem('draft-test', '{}');
  renderWith('Two rooms').unmount();
  expect(sessionStorage.getItem('draft-test')).toBe('{}');
  sessionStorage.clear();
  renderWith('Typed before the script ran');
  expect(field('Text').value).toBe('Typed before the script ran');
});

test('without storage the form works, and stores nothing', () => {
  for (const method of ['getItem', 'setItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
  }
  const view = render(<Form />);
  type('Text', 'Two rooms');
  returnToKeptPage();
  expect(field('Text').value).toBe('Two rooms');
  comeBack(view);
  expect(field('Text').value).toBe('');
});
