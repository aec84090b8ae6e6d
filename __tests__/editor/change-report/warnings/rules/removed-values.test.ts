/** @jest-environment node */
import { long, testChanges, testEdits } from '../../../../support/warnings';

testEdits([
  ['hotels.kochi.roomCount', undefined, 'is empty now, so guests no longer see it'],
  ['pages.contact.menu', undefined, 'is empty now, so that no menu leads to this page'],
]);

testChanges([
  [
    'a word that is empty now',
    [['counters.counters.3.suffix', '%']],
    [['counters.counters.3.suffix', undefined]],
    ['is empty now, so guests no longer see it'],
  ],
  [
    'a removed paragraph',
    [['about.story.paragraphs', [long, `${long} ${'It is a long story. '.repeat(4).trim()}`]]],
    [['about.story.paragraphs', [long]]],
    ['is a whole paragraph, and was removed; is this correct?'],
  ],
  ['a removed point', [['about.why.points', [long, 'A price for the room.']]], [['about.why.points', [long]]], []],
  [
    'an old price that is removed while the price stays',
    [],
    [['rooms.rooms.1.oldPrice', undefined]],
    ['is removed, and the price stays 2,800: guests pay the lower price and see no discount'],
  ],
  ['a town that is removed from the top bar', [], [['site.topBarTowns', ['Kottayam']]], ['is removed from the top bar of every page; is this correct?']],
]);
