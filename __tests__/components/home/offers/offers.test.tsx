/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { hideEndedOffers } from '@/components/ended-offers/hide-ended-offers.inline';
import { Offers } from '@/components/home/offers/offers';
import { OffersIsland } from '@/components/home/offers/offers.island';
import { offers, type Offer } from '@/content/offers';
import { onReturn } from '@/lib/browser/on-return';
import { dayInIndia } from '@/lib/format';

jest.mock('@/content/offers', () => ({ offers: [] }));

const offer = (title: string, validUntil?: string): Offer => ({
  id: title,
  title,
  code: title,
  percent: 15,
  label: '15% OFF',
  description: 'Two nights or more in any room.',
  validUntil,
  until: validUntil && `Until ${validUntil}`,
});

/** The exported HTML of the section with these offers. */
function htmlOf(...given: Offer[]): string {
  offers.splice(0, offers.length, ...given);
  return renderToStaticMarkup(<Offers />);
}

test('without an offer, the section is not there', () => expect(htmlOf()).toBe(''));

test('the section has the script that removes offers only if one has a last day', () => {
  expect(htmlOf(offer('A'), offer('B'))).not.toContain('<script');
  expect(htmlOf(offer('A'), offer('B', '2027-03-31'))).toMatch(
    /<script data-own="">\(function hideEndedOffers/,
  );
});

test('a card says its last day, also for machines', () => {
  document.body.innerHTML = htmlOf(offer('A'), offer('B', '2027-03-31'));
  const dates = screen.getAllByRole('time');
  expect(dates).toHaveLength(1);
  expect(dates[0]).toHaveTextContent('Until 2027-03-31');
  expect(dates[0]).toHaveAttribute('datetime', '2027-03-31');
});

const TITLES = ['A', 'B', 'C'];

/** A page of a build before the last days of B and C, opened on a day in India. React starts when `start` is called. */
function openOn(today: string) {
  jest.useFakeTimers({ now: new Date(`${today}T00:00:00+05:30`) });
  document.body.innerHTML = htmlOf(offer('A'), offer('B', '2027-03-31'), offer('C', '2027-04-30'));
  const section = document.querySelector('section')!;
  section.querySelector('script')!.remove();
  hideEndedOffers(section, dayInIndia, onReturn);
  const island = section.querySelector<HTMLElement>('page-island')!;
  const start = () => {
    const props = JSON.parse(island.dataset.props!) as Omit<ComponentProps<typeof OffersIsland>, 'slides'>;
    const slides = TITLES.map((title) => (
      <article key={title} data-last-day={props.lastDays[TITLES.indexOf(title)]}>
        <h3>{title}</h3>
      </article>
    ));
    render(<OffersIsland {...props} slides={slides} />, { container: island });
  };
  return { section, start };
}

/** The titles of the cards that visitors see. */
const shown = () => screen.queryAllByRole('heading', { level: 3 }).map((title) => title.textContent);
const returnOn = (today: string, target: EventTarget, event: string) =>
  act(() => {
    jest.setSystemTime(new Date(`${today}T00:00:00+05:30`));
    target.dispatchEvent(new Event(event));
  });

afterEach(() => jest.useRealTimers());

test.each([
  ['2027-03-30', ['A', 'B', 'C']],
  ['2027-03-31', ['A', 'B', 'C']],
  ['2027-04-01', ['A', 'C']],
  ['2027-05-01', ['A']],
])('on %s, a page from before shows the offers %j, before and after React has started', (today, titles) => {
  const { start } = openOn(today);
  expect(shown()).toEqual(titles);
  start();
  expect(shown()).toEqual(titles);
});

test('a page that is open follows the day when the visitor returns', () => {
  const { section, start } = openOn('2027-03-31');
  start();
  returnOn('2027-04-01', document, 'visibilitychange');
  expect(shown()).toEqual(['A', 'C']);
  returnOn('2027-05-01', window, 'pageshow');
  expect(shown()).toEqual(['A']);
  expect(section).not.toHaveAttribute('hidden');
});

test('after the last one, the section is gone', () => {
  jest.useFakeTimers({ now: new Date('2027-03-31T12:00:00+05:30') });
  document.body.innerHTML = htmlOf(offer('A', '2027-03-31'));
  const section = document.querySelector('section')!;
  hideEndedOffers(section, dayInIndia, onReturn);
  expect(section).toBeVisible();
  returnOn('2027-04-01', window, 'focus');
  expect(section).toHaveAttribute('hidden');
});
