/** @jest-environment node */
import { testChanges, testEdits } from '../../../../support/warnings';

testEdits([
  ['hotels.kochi.coordinates', { latitude: 9.99, longitude: 76.26 }, 'moves by 2.8 km; look at it on a map'],
  ['hotels.kochi.coordinates', { latitude: 9.97, longitude: 76.248 }, 'moves by 233 m; look at it on a map'],
  ['hotels.kochi.coordinates', { latitude: 11.9679, longitude: 76.2478 }, 'moves by 221 km; look at it on a map'],
]);

testChanges([
  [
    'a position without enough digits',
    [['hotels.kochi.coordinates', { latitude: 9.9703, longitude: 76.2502 }]],
    [['hotels.kochi.coordinates', { latitude: 9.97, longitude: 76.25 }]],
    ['is exact to a kilometre only; write four digits after the point'],
  ],
  ['a centre of interest that moves', [['hotels.kochi.focus', [90, 10]]], [['hotels.kochi.focus', [80, 10]]], []],
  [
    'a centre of interest without a digit',
    [['hotels.kochi.focus', [80, 50]]],
    [['hotels.kochi.focus', [8, 50]]],
    ['moves by 72% of the picture, and the picture is the same; look at it'],
  ],
  [
    'a place that cannot be near two hotels',
    [['hotels.lake.nearby', [{ name: 'The nets', kilometres: 0.8 }]]],
    [['hotels.kochi.nearby', [{ name: 'The nets', kilometres: 0.9 }]]],
    [/^Kilometres: is impossible: The nets is 0.8 km from House lake, which is [\d.]+ km from here$/],
  ],
  [
    'a place that is between two hotels',
    [['hotels.lake.nearby', [{ name: 'The nets', kilometres: 50 }]]],
    [['hotels.kochi.nearby', [{ name: 'The nets', kilometres: 50 }]]],
    [],
  ],
]);
