import { createElement } from 'react';

import { isSlotReference, separateSlots } from '@/components/islands/island-data';
import { slot } from '@/components/islands/slot';

const separate = (given: object) => {
  const { props, json } = separateSlots('tabs', given);
  return { props: props as Record<string, unknown>, data: JSON.parse(json) as Record<string, unknown> };
};

test.each<[what: string, given: object]>([
  ['text, numbers, yes and no, and null', { title: 'Rooms', count: 3, isOpen: false, link: null }],
  [
    'lists and objects in each other',
    {
      tabs: [
        { title: 'Beds', ids: [1, 2] },
        { title: 'Meals', ids: [] },
      ],
    },
  ],
])('%s are the same on the server and in the browser', (_, given) => {
  expect(separate(given)).toEqual({ props: given, data: given });
});

test('each slot has its own name, in lists and objects as well, and the browser gets only the name', () => {
  const [title, first, second] = ['Title', 'First', 'Second'].map((text) =>
    slot(createElement('b', null, text)),
  );
  const { props, data } = separate({ title, panels: [{ id: 'a', panel: first }, second] });
  expect(data).toEqual({
    title: { $slot: '0' },
    panels: [{ id: 'a', panel: { $slot: '1' } }, { $slot: '2' }],
  });
  expect(props).toMatchObject({
    title: { key: '0', props: { ...title!.props, name: '0' } },
    panels: [
      { id: 'a', panel: { key: '1', props: { ...first!.props, name: '1' } } },
      { key: '2', props: { ...second!.props, name: '2' } },
    ],
  });
});

test('a property that is left out is in neither', () => {
  const { props, data } = separate({ title: 'Rooms', intro: undefined, link: { url: '/', kind: undefined } });
  for (const result of [props, data]) expect(result).toStrictEqual({ title: 'Rooms', link: { url: '/' } });
});

test.each<[what: string, given: object, place: string]>([
  ['a function', { onPress: () => {} }, 'props.onPress'],
  ['a date', { days: { first: new Date(0) } }, 'props.days.first'],
  ['an element outside a slot', { panels: [createElement('b')] }, 'props.panels.0'],
  ['a number that JSON does not have', { count: NaN }, 'props.count'],
  ['nothing, in a list', { tabs: ['Rooms', undefined] }, 'props.tabs.1'],
])('%s is refused, with the names of the island and the property', (_, given, place) => {
  expect(() => separate(given)).toThrow(`The island "tabs" gets ${place}, which is not JSON.`);
});

test.each([
  [{ $slot: '0' }, true],
  [{ slot: '0' }, false],
  [null, false],
  ['$slot', false],
])('%j is a slot in JSON: %s', (value, expected) => {
  expect(isSlotReference(value)).toBe(expected);
});
