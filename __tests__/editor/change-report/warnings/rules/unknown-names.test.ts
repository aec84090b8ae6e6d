/** @jest-environment node */
import { long, tagline, testChanges, testEdits, testLongTexts } from '../../../../support/warnings';

testEdits([[tagline, 'A house by the water, near Trichur', "names 'Trichur', which is nowhere else on the site"]]);

testLongTexts([[long.replace('has eighteen', 'as good as the Taj Malabar has eighteen'), "names 'Taj Malabar', which is nowhere else on the site"]]);

testChanges([
  ['the name of the person who answers', [], [['privacy.officer.name', 'Sreeja Nair']], []],
  [
    'another airport',
    [['hotels.kochi.stay.airport', 'Cochin International (COK), 43 km.']],
    [['hotels.kochi.stay.airport', 'Trivandrum International (TRV), 43 km.']],
    ["begins with 'Trivandrum International' now, and began with 'Cochin International' before; is it the nearest one?"],
  ],
]);
