/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';

import { HotelSearch } from '@/components/home/hotel-search/hotel-search';
import { openOnSubmit } from '@/components/home/hotel-search/open-on-submit.inline';
import { todayByDefault } from '@/components/home/hotel-search/today-by-default.inline';
import { labels } from '@/content/labels';
import { onReturn } from '@/lib/browser/on-return';
import { toDateInputValue } from '@/lib/format';

const search = (
  <HotelSearch
    hotels={[
      { name: 'Harbour, Kochi', url: 'https://harbour.example/' },
      { name: 'Pooram, Thrissur', url: 'https://pooram.example/' },
    ]}
  />
);
const open = jest.fn();
/** jsdom submits no form at a click on its button. */
const submit = () => fireEvent.submit(screen.getByRole('search'));
const choose = (value: string) =>
  fireEvent.change(screen.getByLabelText(labels.hotel), { target: { value } });

/** The exported HTML, with the script that opens the page of a hotel. */
function show() {
  document.body.innerHTML = renderToStaticMarkup(search);
  openOnSubmit();
}

beforeEach(() => {
  open.mockReset();
  window.open = open;
});

test('both dates are the visitor’s current day, also after midnight, and the exported HTML has none', () => {
  jest.useFakeTimers({ now: new Date(2026, 2, 9, 23, 30) });
  expect(renderToStaticMarkup(search)).not.toContain('value="2026');
  show();
  todayByDefault(toDateInputValue, onReturn);
  expect(screen.getByLabelText(labels.checkIn)).toHaveValue('2026-03-09');
  fireEvent.change(screen.getByLabelText(labels.checkOut), { target: { value: '2026-03-12' } });
  // The tab is seen again, its window has the focus again, the page is restored.
  for (const [day, target, name] of [
    [10, document, 'visibilitychange'],
    [11, window, 'focus'],
    [12, window, 'pageshow'],
  ] as const) {
    jest.setSystemTime(new Date(2026, 2, day, 0, 10));
    target.dispatchEvent(new Event(name));
    expect(screen.getByLabelText(labels.checkIn)).toHaveValue(`2026-03-${day}`);
    expect(screen.getByLabelText(labels.checkOut)).toHaveValue('2026-03-12');
  }
  jest.useRealTimers();
});

test('the link follows the choice, and the next click hides it, unless it is on the button', () => {
  show();
  submit();
  expect(open).not.toHaveBeenCalled();
  choose('https://pooram.example/');
  submit();
  expect(open).toHaveBeenCalledWith('https://pooram.example/', '_blank', 'noopener,noreferrer');
  choose('https://harbour.example/');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  submit();
  expect(screen.getByRole('link', { name: /Harbour, Kochi/ })).toBeVisible();
  fireEvent.pointerDown(screen.getByRole('button'));
  expect(screen.getByRole('link', { name: /Harbour, Kochi/ })).toBeVisible();
  fireEvent.pointerDown(document.body);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
