/** @jest-environment node */
import { testChanges } from '../../../../support/warnings';

testChanges([
  [
    'a name that changes in Malayalam alone',
    [],
    [['hotels.kochi.malayalam.name', 'വീട് പുതിയത്']],
    ['was changed, but the English name was not; is this correct?'],
  ],
  [
    'a figure that changes in Malayalam alone',
    [['hotels.kochi.malayalam.railway', 'സ്റ്റേഷൻ 13 കി.മീ.']],
    [['hotels.kochi.malayalam.railway', 'സ്റ്റേഷൻ 15 കി.മീ.']],
    ['its old figure 13 is still in the English text'],
  ],
  [
    'another spelling in Malayalam',
    [['hotels.kochi.malayalam.railway', 'സ്റ്റേഷൻ 13 കി.മീ.']],
    [['hotels.kochi.malayalam.railway', 'സ്റ്റേഷനിൽനിന്ന് 13 കി.മീ.']],
    [],
  ],
]);
