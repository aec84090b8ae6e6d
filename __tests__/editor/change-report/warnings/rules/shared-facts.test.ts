/** @jest-environment node */
import { direct, testChanges } from '../../../../support/warnings';

testChanges([
  [
    'an answer, which holds in all hotels',
    [['questions.questions.0.answer', 'You pay at the desk when you leave us.']],
    [['questions.questions.0.answer', 'You pay at the desk when you reach us.']],
    ['applies to all 3 hotels; is it true for each?'],
  ],
  [
    'the beds of a room',
    [['rooms.rooms.0.bed', '1 king bed']],
    [['rooms.rooms.0.bed', '3 single beds']],
    ['applies to all 3 hotels that have this room; is it true for each?'],
  ],
  [
    'what a room no longer includes',
    [['rooms.rooms.0.includes', ['Wi-Fi', 'Tea tray']]],
    [['rooms.rooms.0.includes', ['Wi-Fi']]],
    ['applies to all 3 hotels that have this room; is it true for each?'],
  ],
  [
    'a promise of the group',
    [['book-direct.reasons', ['The desk that answers you keeps your key.']]],
    [['book-direct.reasons', ['The desk that answers you keeps your key and your bags.']]],
    ['applies to all 3 hotels; is it true for each?'],
  ],
  [
    'another promise of the group',
    [['book-direct.reasons', ['The desk that answers you keeps your key.']]],
    [['book-direct.reasons', ['The desk that answers you keeps your key for ever.']]],
    ['applies to all 3 hotels; is it true for each?'],
  ],
  [
    'a promise that follows its offer',
    [['book-direct.reasons', ['STAY15 takes 15% off.']]],
    [
      ['book-direct.reasons', ['STAY20 takes 20% off.']],
      ['offers.offers.0', { ...direct, percent: 20, code: 'STAY20' }],
    ],
    [],
  ],
]);
