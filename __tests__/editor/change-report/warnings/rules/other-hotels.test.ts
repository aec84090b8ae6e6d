/** @jest-environment node */
import { tagline, testChanges, testEdits } from '../../../../support/warnings';

testEdits([
  [tagline, 'A house by the water, as fine as House lake', 'names House lake, and this is House kochi'],
  ['hero.slides.0.tagline', 'Tea at House lake.', 'names House lake, and this is House kochi'],
  ['rooms.carousel.0.subtitle', 'A desk and a verandah, at House Lakes', "names 'House Lakes', and no hotel has this name"],
  [tagline, 'A house by the water, near Kumarakom', 'names Kumarakom, and this hotel is in Kochi'],
  [tagline, 'A house by the water, near Alappuzha', 'names Alappuzha, and this hotel is in Kochi'],
  ['site.blurb', 'Houses from Trivandrum to Kozhikode, with a lamp at every door, and a cook who knows the sea.', 'names Kozhikode, where you have no hotel'],
]);

testChanges([
  [
    'a text of another hotel, adapted',
    [
      ['hotels.kottayam.stay.bus', 'The lane is too narrow for a coach. It waits by the museum.'],
      ['hotels.kochi.stay.bus', 'Coaches stop on the road and wait at the stand.'],
    ],
    [['hotels.kochi.stay.bus', 'The lane is too narrow for a coach. It waits by the nets.']],
    ['is more like the text of House kottayam than like the old text; is it about this hotel?'],
  ],
  [
    'what two other hotels say',
    [
      ['hotels.kottayam.stay.bus', 'The lane is too narrow for a coach.'],
      ['hotels.lake.stay.bus', 'The lane is too narrow for a coach.'],
      ['hotels.kochi.stay.bus', 'The lane is narrow, but a coach fits.'],
    ],
    [['hotels.kochi.stay.bus', 'The lane is too narrow for a coach.']],
    ['is what guests of this hotel rely on; does the hotel agree?'],
  ],
]);
