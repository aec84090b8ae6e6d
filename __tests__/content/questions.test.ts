import { accessFacts, accessWords } from '@/content/access';
import { labels } from '@/content/labels';
import { keepTogether, malayalam, timeInMalayalam } from '@/content/malayalam';
import { factsOf } from '@/content/questions';
import type { Hotel } from '@/content/types';

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

test.each([
  ['00:30', `${malayalam.night} 12:30`],
  ['05:00', `${malayalam.morning} 5:00`],
  ['12:00', `${malayalam.noon} 12:00`],
  ['14:00', `${malayalam.noon} 2:00`],
  ['16:30', `${malayalam.evening} 4:30`],
  ['19:00', `${malayalam.night} 7:00`],
])('%s in Malayalam is %s', (time, words) => expect(timeInMalayalam(time)).toBe(words));

test('in Malayalam a number stays beside its unit, and a PIN beside its town', () => {
  expect(keepTogether('കൊച്ചി – 682001; 5 കി.മീ. ഇവിടെ')).toBe(
    'കൊച്ചി\u00a0–\u2060\u00a0682001; 5\u00a0കി.മീ. ഇവിടെ',
  );
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

test('an unknown access fact is not shown as "no"', () => {
  const facts = accessFacts({ lift: false, doorWidthCm: 84, bathroom: 'roll-in' });
  const byName = Object.fromEntries(facts.map(({ name, words, value }) => [name, [words, value]]));
  expect(byName).toEqual({
    [labels.accessStepFree]: [labels.askDesk, undefined],
    [labels.accessLift]: [labels.no, false],
    [labels.accessDoor]: ['84 cm', '84 cm'],
    [labels.accessShower]: [labels.accessRollIn, labels.accessRollIn],
    [labels.accessParking]: [labels.askDesk, undefined],
  });
  expect(accessWords({ note: 'Four rooms are on the ground floor.' })).toMatch(
    new RegExp(`${labels.askDesk}\\. Four rooms are on the ground floor\\.$`),
  );
});
