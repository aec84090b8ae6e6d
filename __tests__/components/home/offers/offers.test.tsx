import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';

import { Offers } from '@/components/home/offers/offers';
import { removeEndedOffers } from '@/components/home/offers/remove-ended-offers.inline';
import { offers, type Offer } from '@/content/offers';

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

/** The titles of the cards that visitors see on a day in India, and the number of slides that React renders. */
function shownOn(today: string): { titles: (string | null)[]; slides: number } {
  removeEndedOffers(document.querySelector('section')!, today);
  const carousel = document.querySelector<HTMLElement>('[data-props]');
  const { slides } = JSON.parse(carousel?.dataset.props ?? '{"slides":[]}') as { slides: unknown[] };
  const titles = screen.queryAllByRole('heading', { level: 3 }).map((title) => title.textContent);
  return { titles, slides: slides.length };
}

test('without an offer, the section is not there', () => expect(htmlOf()).toBe(''));

test('the section has the script that removes offers only if one has a last day', () => {
  expect(htmlOf(offer('A'), offer('B'))).not.toContain('<script');
  expect(htmlOf(offer('A'), offer('B', '2027-03-31'))).toMatch(
    /<script data-own="">\(function removeEndedOffers/,
  );
});

test('a card says its last day, also for machines', () => {
  document.body.innerHTML = htmlOf(offer('A'), offer('B', '2027-03-31'));
  const dates = screen.getAllByRole('time');
  expect(dates).toHaveLength(1);
  expect(dates[0]).toHaveTextContent('Until 2027-03-31');
  expect(dates[0]).toHaveAttribute('datetime', '2027-03-31');
});

test.each([
  ['2027-03-30', ['A', 'B', 'C']],
  ['2027-03-31', ['A', 'B', 'C']],
  ['2027-04-01', ['A', 'C']],
  ['2027-05-01', ['A']],
])('on %s, a page from before shows the offers %j', (today, titles) => {
  document.body.innerHTML = htmlOf(offer('A'), offer('B', '2027-03-31'), offer('C', '2027-04-30'));
  expect(shownOn(today)).toEqual({ titles, slides: titles.length });
});

test('after the last one, the section is gone', () => {
  document.body.innerHTML = htmlOf(offer('A', '2027-03-31'));
  shownOn('2027-04-01');
  expect(document.body).toBeEmptyDOMElement();
});
