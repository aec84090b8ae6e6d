import { offer, rowsFor, testMistakes, type Row } from '../../../support/mistakes';

testMistakes([
  [offer, 'Until 31 February.', "says '31 February', which is not a real date; write the right one"],
  ...['31/03/27', '31 March 27', "March '27", '31 March 207', "March 3, '27", '31 / 03 / 27'].map((date): Row => [
    offer,
    `Until ${date}.`,
    `says '${date}'; write the year with four digits`,
  ]),
  [offer, 'From 31 to 24 December.', "says '31 December to 24 December', which ends before it begins; correct the day, the month or the year"],
  ...rowsFor(
    offer,
    ['On Monday 24 March 2027.', 'On Mon 24 March 2027.', 'On Monday (24 March 2027.', 'On 24 March 2027 (Monday).'],
    "says '24 March 2027', and that day is a Wednesday; correct the day or the date",
  ),
  [offer, 'Until February 31.', "says 'February 31', which is not a real date; write the right one"],
  [offer, 'Until 31/02/2027.', "says '31/02/2027', which is not a real date; write the right one"],
  [offer, 'Until 2027-02-31.', "says '2027-02-31', which is not a real date; write the right one"],
  [offer, 'Until 31.13.2027.', "says '31.13.2027', which is not a real date; write the right one"],
  [offer, 'Until 31st Nov.', "says '31st Nov', which is not a real date; write the right one"],
  [offer, 'From 31 March 2028 to 1 March 2028.', "says '31 March 2028 to 1 March 2028', which ends before it begins; correct the day, the month or the year"],
  [offer, 'From December 24 to 20.', "says 'December 24 to December 20', which ends before it begins; correct the day, the month or the year"],
  [offer, 'From 24–20 December.', "says '24 December to 20 December', which ends before it begins; correct the day, the month or the year"],
  [offer, 'From 24 Dec. - 20 Dec.', "says '24 Dec. to 20 Dec', which ends before it begins; correct the day, the month or the year"],
  [offer, 'From March 2028 to June 2027.', "says 'March 2028 to June 2027', which ends before it begins; correct the day, the month or the year"],
  [offer, 'From 2028–2027.', "says '2028 to 2027', which ends before it begins; correct the day, the month or the year"],
  [offer, 'On Monday, March 24, 2027.', "says 'March 24, 2027', and that day is a Wednesday; correct the day or the date"],
  ...rowsFor(offer, ['On Monday, 24/03/2027.', 'On 24/03/2027, a Monday.'], "says '24/03/2027', and that day is a Wednesday; correct the day or the date"),
  // A season of stay is not the last day on which an offer can be booked.
  [offer, 'For stays until 30 June 2027.', ''],
  ...rowsFor(
    'hotels.kochi.stay.cancellation',
    [
      'From 20 December to 5 January, March 2 to 24 and 30 March 2027 to 2 April 2027.',
      'In May 20 rooms, from 31 May to 4 June, 5 rooms.',
      'On Wednesday (24 March 2027), then until 31 March 2028, Monday to Friday; June to May.',
    ],
    '',
  ),
]);
