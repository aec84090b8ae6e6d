/** @jest-environment node */
import { tagline, testEdits } from '../../../../support/warnings';

testEdits([
  [tagline, 'A house by the water, as fine as House lake', 'names House lake, and this is House kochi'],
  ['hero.slides.0.tagline', 'Tea at House lake.', 'names House lake, and this is House kochi'],
  ['rooms.carousel.0.subtitle', 'A desk and a verandah, at House Lakes', "names 'House Lakes', and no hotel has this name"],
  [tagline, 'A house by the water, near Kumarakom', 'names Kumarakom, and this hotel is in Kochi'],
  [tagline, 'A house by the water, near Alappuzha', 'names Alappuzha, and this hotel is in Kochi'],
  ['site.blurb', 'Houses from Trivandrum to Kozhikode, with a lamp at every door, and a cook who knows the sea.', 'names Kozhikode, where you have no hotel'],
]);
