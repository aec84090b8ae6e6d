/** @jest-environment jsdom */
import { renderToStaticMarkup } from 'react-dom/server';

import { OfficeMap } from '@/components/contact/office-map/office-map';
import { contact } from '@/content/contact';
import { readDrawing } from '@/lib/node/drawings';

jest.mock('@/lib/node/drawings', () => {
  const actual = jest.requireActual('@/lib/node/drawings');
  return { ...actual, readDrawing: jest.fn(actual.readDrawing) };
});

const render = () => renderToStaticMarkup(<OfficeMap captionId="caption" />);

test('a name is text, also with the signs of HTML', () => {
  const { places } = contact.map;
  jest.replaceProperty(places, 'junction', 'M<B & Sons');
  expect(render()).toContain('>M&lt;B &amp; Sons</text>');
});

test('a name that the content does not have stops the build and is named', () => {
  jest.mocked(readDrawing).mockReturnValueOnce({ viewBox: '0 0 1 1', drawing: '<text>{market}</text>' });
  expect(render).toThrow(
    /^content\/office-map\.svg: {market} is unknown\. Use one of: office, junction, station, /,
  );
});
