import { mistakes, offer } from '../../../support/mistakes';

const lastDay = 'offers.offers.0.validUntil';
const inDescription = 'content/offers.json, offers 1 description: ';
const noDay = 'and it has no last day (validUntil); write the day there. The site shows it, and removes the offer after it';
const otherDay = (day: string) => `but its last day (validUntil) is ${day}; write the same day in both, or in validUntil only`;

test.each([
  ['Two nights or more, until 31 March 2027.', 'until 31 March 2027'],
  ['Two nights or more until the end of March.', 'until the end of March'],
  ['Valid till 31/03/2027 in any room.', 'till 31/03/2027'],
  ['In any room, 1 January to 31 March.', 'to 31 March'],
  ['In any room, 24–31 December 2027.', '31 December 2027'],
  ['Book by Sunday, 28 March 2027.', 'by Sunday, 28 March 2027'],
  ['The offer ends on March 31.', 'ends on March 31'],
  ['Not on 24 December. Two nights until 30 November.', 'until 30 November'],
])('an offer that says "%s" needs its last day as a date', (text, phrase) => {
  expect(mistakes([offer, text])).toEqual([`${inDescription}says '${phrase}', ${noDay}`]);
});

test.each([
  'Two nights or more. Not on 24 and 31 December.',
  'Two nights or more in any room, except 24 to 31 December.',
  'Three nights at Onam, Vishu or Pooram. Book 30 days ahead.',
  'From 1 December on, two nights or more.',
  'A walk to market and to maritime sights, by marine drive.',
  'Check-in from 14:00, and a room until noon.',
])('an offer that says "%s" needs no last day', (text) => {
  expect(mistakes([offer, text])).toEqual([]);
});

test.each([
  ['2027-03-31', 'Two nights until 31 March 2027.', ''],
  ['2027-03-31', 'Two nights until 31 March.', ''],
  ['2027-03-31', 'Two nights until March.', ''],
  ['2027-03-01', 'Book until 1 March, and stay until 31 March.', ''],
  ['2027-03-31', 'Two nights until 30 April 2027.', 'until 30 April 2027'],
  ['2027-03-31', 'Two nights until 31 March 2026.', 'until 31 March 2026'],
])('with the last day %s, it may say "%s"', (day, text, phrase) => {
  const message = `${inDescription}says '${phrase}', ${otherDay(day)}`;
  expect(mistakes([offer, text], [lastDay, day])).toEqual(phrase ? [message] : []);
});

test('the title of an offer may not name another last day either', () => {
  expect(mistakes(['offers.offers.0.title', 'Summer, until 31 May'], [lastDay, '2027-03-31'])).toEqual([
    `content/offers.json, offers 1 title: says 'until 31 May', ${otherDay('2027-03-31')}`,
  ]);
});
