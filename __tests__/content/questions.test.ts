import type { Hotel } from '@/content/hotels';
import { labels } from '@/content/labels';
import { factsOf } from '@/content/questions';

const house = (name: string, stay: object, access: object = {}) =>
  ({ name, stay: { checkIn: '14:00', ...stay }, access }) as unknown as Hotel;

test('hotels with the same text are named together, in their order', () => {
  const hotels = [
    house('Lake', { pets: 'Not here.' }),
    house('Grove', { pets: 'Dogs on a lead.' }),
    house('Hill', { pets: 'Not here.' }),
  ];
  expect(factsOf(hotels, 'pets')).toEqual([
    { hotels: ['Lake', 'Hill'], words: 'Not here.' },
    { hotels: ['Grove'], words: 'Dogs on a lead.' },
  ]);
});

test('a time has the notation of the site', () => {
  expect(factsOf([house('Lake', { checkIn: '10:00' })], 'checkIn')).toEqual([
    { hotels: ['Lake'], words: '10:00 AM' },
  ]);
});

test('an unknown fact refers guests to the desk, and a missing temple is left out', () => {
  const hotels = [house('Lake', {}), house('Tulasi', { temple: 'A mundu.', bus: 'By the gate.' })];
  expect(factsOf(hotels, 'bus')).toEqual([
    { hotels: ['Lake'], words: labels.askDesk },
    { hotels: ['Tulasi'], words: 'By the gate.' },
  ]);
  expect(factsOf(hotels, 'temple')).toEqual([{ hotels: ['Tulasi'], words: 'A mundu.' }]);
  expect(factsOf(hotels, 'identity')).toEqual([]);
});
