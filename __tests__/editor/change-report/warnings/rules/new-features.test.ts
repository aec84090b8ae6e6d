/** @jest-environment node */
import { kochi, long, offer, tagline, testChanges, testEdits, warningsAfter } from '../../../../support/warnings';

const hill = {
  ...kochi,
  order: 4,
  name: 'House hill',
  coordinates: { latitude: 10.0889, longitude: 77.0595 },
};

testEdits([
  ['hotels.kochi.amenities.3', 'Canoe', "mentions 'canoe', which no other text of this hotel mentions; is it true?"],
  ['hotels.kochi.amenities.3', 'Canoe with a paddle', "mentions 'canoe', which no other text of this hotel mentions; is it true?"],
  [tagline, 'A house by the water with a presidential suite', "mentions 'presidential', which no other text of this hotel mentions; is it true?"],
  [offer, 'Two nights or more in a Honeymoon Cottage.', "mentions 'honeymoon', which no other text of this page mentions; is it true?"],
]);

testChanges([
  ['an amenity that no hotel has', [], [['hotels.kochi.amenities.3', 'Karaoke']], ['is something that no hotel had so far; does this one have it?']],
  [
    'a feature that another hotel has',
    [],
    [[tagline, 'A house of Kochi with a canoe']],
    ["mentions 'canoe', which no other text of this hotel mentions; is it true?"],
  ],
  ['a feature that hotels advertise', [], [['rooms.rooms.2.view', 'Sea view']], ["mentions 'sea', which no other text of this page mentions; is it true?"]],
  [
    'a feature that the hotel is known for',
    [['hotels.kochi.description', `${long} The pool is behind the house.`]],
    [[tagline, 'A house of Kochi with a pool']],
    [],
  ],
]);

test('an amenity of another hotel has no warning in a new hotel', () => {
  const found = warningsAfter([], [['hotels.hill', { ...hill, amenities: ['Canoe', 'Laundry', 'Fireplace'] }]]);
  expect(found.filter((why) => /Canoe|only House lake/.test(why))).toEqual([]);
});
