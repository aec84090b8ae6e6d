import { shownPart, townsOnMap } from '@/components/hotel/region-map/town-positions';
import { map } from '@/content/region/kerala-map';

/** A hotel in its own town, unless it has the name of another. */
const at = (latitude: number, longitude: number, town = `${latitude} ${longitude}`) => ({
  town,
  coordinates: { latitude, longitude },
});

test.each([
  ['alone', [at(10.53, 76.22)], [232]],
  ['far enough from each other', [at(10.53, 76.22), at(8.49, 76.95)], [232, 436]],
  ['near each other: the northern one moves up', [at(10.53, 76.22), at(10.43, 76.2)], [210, 242]],
  ['in the order of the hotels, not of the map', [at(10.43, 76.2), at(10.53, 76.22)], [242, 210]],
  ['at the same height: the eastern one is above', [at(10.5, 76.2), at(10.5, 76.4)], [235, 203]],
  ['at the southern end: inside the map', [at(8.3, 77.1)], [452]],
  [
    'many in one place: the last ones move down',
    Array.from({ length: 4 }, (_, index) => at(10.5 - index / 100, 76.2)),
    [179, 211, 243, 275],
  ],
])('the names of towns %s', (_, hotels, lines) => {
  expect(townsOnMap(map, hotels).map(({ nameY }) => nameY)).toEqual(lines);
});

test('a name ends off the coast, and the lamps light up from the south', () => {
  const towns = townsOnMap(map, [at(10.53, 76.22), at(8.49, 76.95), at(9.59, 76.57)]);
  expect(towns.map(({ nameEndX, lightOrder }) => [nameEndX, lightOrder])).toEqual([
    [108.9, 3],
    [189.3, 1],
    [140.9, 2],
  ]);
});

test('hotels in one town have one name, at the lamp of the first', () => {
  const [town, ...others] = townsOnMap(map, [at(10.5, 76.2, 'Thrissur'), at(10.6, 76.2, 'Thrissur')]);
  expect(others).toEqual([]);
  expect(town).toMatchObject({ number: 1, y: 235, nameY: 235, lightOrder: 1 });
  expect(town!.others).toEqual([expect.objectContaining({ number: 2, y: 225 })]);
});

test.each([
  ['in Greater Kochi: further apart than on the map, and further east', 9.968, [148.9, 162]],
  ['just north of it: as on the map', 10.08, [150.2, 154.3]],
])('two lamps %s', (_, latitude, expected) => {
  expect(townsOnMap(map, [at(latitude, 76.248), at(latitude, 76.289)]).map(({ x }) => x)).toEqual(expected);
});

test.each([
  ['in the south', [at(8.49, 76.95)]],
  ['in the middle', [at(10.53, 76.22), at(10.43, 76.2)]],
  ['at the northern end', [at(12.5, 74.99)]],
])('the northernmost lamp or name does not fade out: %s', (_, hotels) => {
  const towns = townsOnMap(map, hotels);
  const { top, height } = shownPart(map, towns);
  const northernmost = Math.min(...towns.flatMap(({ y, nameY }) => [y, nameY]));
  expect((northernmost - top) / height).toBeCloseTo(0.16, 3);
});

test.each([
  ['one that fits', 10.53, 76.22, 'Thrissur', '', { left: 0, width: 262 }],
  ['a northern one', 12.51, 74.99, 'Kasaragod', '', { left: -53, width: 315 }],
  ['a longer one in Malayalam', 11.87, 75.37, 'Kannur', 'കണ്ണൂർ പട്ടണം', { left: -69, width: 331 }],
])('the map has room for the names of towns: %s', (_, latitude, longitude, town, townInMalayalam, part) => {
  const towns = townsOnMap(map, [{ ...at(latitude, longitude, town), townInMalayalam }]);
  expect(shownPart(map, towns)).toMatchObject(part);
});
