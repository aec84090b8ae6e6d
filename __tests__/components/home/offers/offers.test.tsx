/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';

import { Offers } from '@/components/home/offers/offers';
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
