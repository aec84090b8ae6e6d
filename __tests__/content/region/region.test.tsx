/** @jest-environment jsdom */
import { render } from '@testing-library/react';

import { RegionMap } from '@/components/hotel/region-map/region-map';
import { findMistakes } from '@/content/check/check';

import { testContent, testPictures } from '../../support/content';

/** Another region, whose districts and outline nobody has written yet. */
jest.mock('@/content/region/region', () => {
  const { districts: _, map: __, ...kerala } = jest.requireActual('@/content/region/region').region;
  return {
    region: {
      ...kerala,
      state: 'Karnataka',
      latitudes: [11, 19],
      pin: { pattern: /^5\d{5}$/, rule: 'Begin with 5.' },
    },
  };
});

test('hotels of another region fit, with its positions, PINs and districts', () => {
  const content = testContent();
  for (const town of content.towns.towns) town.district = 'Dakshina Kannada';
  const places = [content.site, ...Object.values(content.hotels)];
  for (const [index, { address, coordinates }] of places.entries()) {
    address.pin = `57500${index}`;
    coordinates.latitude = 12.8 + index / 100;
  }
  expect(findMistakes(content, testPictures)).toEqual([]);
  content.site.coordinates.latitude = 9.59;
  content.site.address.pin = '686004';
  expect(findMistakes(content, testPictures).map(({ message }) => message)).toEqual([
    "'686004' is not right. Begin with 5.",
    expect.stringContaining('is 9.59, which is not in Karnataka'),
  ]);
});

test('without an outline there is no map', () => {
  expect(render(<RegionMap linkTo={() => '#'} />).container).toBeEmptyDOMElement();
});
