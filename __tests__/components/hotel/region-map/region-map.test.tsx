/** @jest-environment jsdom */
import { render } from '@testing-library/react';

import { RegionMap } from '@/components/hotel/region-map/region-map';

import { testContent } from '../../../support/content';

jest.mock('@/content/hotels', () => ({ hotels: [] }));

test('a town with two hotels has two lamps, and its name once for both', () => {
  const { hotels } = jest.requireMock<{ hotels: unknown[] }>('@/content/hotels');
  const { coordinates } = testContent().hotels.kochi!;
  const shared = { coordinates, town: 'Kochi', townInMalayalam: 'കൊച്ചി' };
  hotels.splice(0, 1, { ...shared, id: 'one', name: 'House' }, { ...shared, id: 'two', name: 'Annexe' });
  const { container } = render(<RegionMap linkTo={(hotel) => `/#${hotel.id}`} />);
  const lamps = [...container.querySelectorAll<SVGElement>('.lamp')];
  expect(lamps.map(({ dataset }) => dataset.hotel)).toEqual(['1', '2']);
  const link = container.querySelector('a');
  expect(container.querySelectorAll('a')).toHaveLength(1);
  expect(link).toHaveAccessibleName('Kochi കൊച്ചി : House, Annexe');
  expect(link).toHaveAttribute('href', '/#one');
  // So that a section can highlight both.
  expect(link).toHaveAttribute('data-hotel', '1 2');
});
