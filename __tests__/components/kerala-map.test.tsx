import { render } from '@testing-library/react';

import { KeralaMap } from '@/components/shared/kerala-map/kerala-map';

import { fixture } from '../support/content';

jest.mock('@/content/hotels', () => ({ hotels: [] }));

test('a town whose name is not drawn is written in a font of the device', () => {
  const { hotels } = jest.requireMock<{ hotels: unknown[] }>('@/content/hotels');
  const { coordinates } = fixture().hotels.kochi!;
  hotels.push({ id: 'kochi', name: 'House', coordinates, town: 'Nowhere', townInMalayalam: 'എവിടെയും' });
  const { container } = render(<KeralaMap linkTo={() => '/'} />);
  expect(container.querySelector('text[lang="ml"]')).toHaveTextContent('എവിടെയും');
  expect(container.innerHTML).not.toContain('#nowhere');
});
