import { accessFacts, formatAccess } from '@/content/access';
import { labels } from '@/content/labels';
import { fillPlaceholders } from '@/lib/format';

test('an unknown access fact is not shown as "no"', () => {
  const facts = accessFacts({ lift: false, doorWidthCm: 84, bathroom: 'roll-in' });
  const byName = Object.fromEntries(
    facts.map(({ name, words, isAvailable }) => [name, [words, isAvailable]]),
  );
  expect(byName).toEqual({
    [labels.accessStepFree]: [labels.askDesk, undefined],
    [labels.accessLift]: [labels.no, false],
    [labels.accessDoor]: [fillPlaceholders(labels.accessDoorWidth, { n: 84 }), undefined],
    [labels.accessShower]: [labels.accessRollIn, undefined],
    [labels.accessParking]: [labels.askDesk, undefined],
  });
  const note = 'Four rooms are on the ground floor.';
  expect(formatAccess({ note }).endsWith(`: ${labels.askDesk}. ${note}`)).toBe(true);
});
