/** @jest-environment node */
import { long, rowText, testChanges } from '../../../../support/warnings';

testChanges([
  [
    'the words of another picture',
    [['hero.slides.0.alt', 'A brass lamp burns on the edge of a pool at nightfall, leaves on the dark water']],
    [['hotels.kochi.gallery.0.alt', 'A brass lamp burns on the edge of a pool']],
    ['has most words of First screen: Slides, Wake to the nets., What the picture shows'],
  ],
  [
    'another text',
    [[rowText, long]],
    [[rowText, 'Students practise their drums under our gatehouse every Tuesday evening, all year.']],
    ['says something different now; read all of it once'],
  ],
  [
    'another caption',
    [['hotels.kochi.gallery.0.caption', 'The garden, when the lamps have been lit']],
    [['hotels.kochi.gallery.0.caption', 'Rain on a plantain leaf']],
    [],
  ],
  [
    'words about another picture',
    [['hotels.kochi.gallery.0.alt', 'A worn brass ring on an old wooden door in raking sun']],
    [['hotels.kochi.gallery.0.alt', 'People near some white cars in front of shops']],
    ['says something different now; read all of it once'],
  ],
]);
