import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';

import { HotelSearch } from '@/components/home/hotel-search/hotel-search';

const search = (
  <HotelSearch
    hotels={[
      { name: 'Harbour, Kochi', url: 'https://harbour.example/' },
      { name: 'Pooram, Thrissur', url: 'https://pooram.example/' },
    ]}
    text={{
      name: 'Search',
      hotel: 'Hotel',
      hotelPlaceholder: '-- Select Hotel--',
      checkIn: 'Check In',
      checkOut: 'Check Out',
      room: 'Room',
      submit: 'Check Availability',
      openedHint: 'No tab?',
      newTab: 'opens in a new tab',
    }}
  />
);
const open = jest.fn();
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Check Availability' }));
const choose = (value: string) => fireEvent.change(screen.getByLabelText('Hotel'), { target: { value } });

beforeEach(() => {
  sessionStorage.clear();
  open.mockReset();
  window.open = open;
});

test('both dates are the visitor’s current date, and the exported HTML has none', () => {
  jest.useFakeTimers({ now: new Date(2026, 2, 9, 0, 30) });
  expect(renderToString(search)).not.toContain('2026');
  render(search);
  expect(screen.getByLabelText('Check In')).toHaveValue('2026-03-09');
  expect(screen.getByLabelText('Check Out')).toHaveValue('2026-03-09');
  jest.useRealTimers();
});

test('the link follows the choice', () => {
  render(search);
  choose('https://pooram.example/');
  submit();
  choose('https://harbour.example/');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  submit();
  expect(screen.getByRole('link', { name: /Harbour, Kochi/ })).toBeVisible();
  choose('');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
