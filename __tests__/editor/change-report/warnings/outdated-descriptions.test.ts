/** @jest-environment node */
import { testChanges, testEdits } from '../../../support/warnings';

// prettier-ignore
testEdits([
  ['hero.slides.0.hotel', 'lake', "is another one now, and the words about it stay: 'Wake to the nets.'"],
]);

// prettier-ignore
testChanges([
  ['an enquiry that names another hotel', [], [['contact.enquiries.wedding.hotel', 'lake']], ['is another one now; is that meant?']],
]);
