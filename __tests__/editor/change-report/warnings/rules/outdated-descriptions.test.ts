/** @jest-environment node */
import { testChanges, testEdits } from '../../../../support/warnings';

testEdits([['hero.slides.0.hotel', 'lake', "was changed, but the words about it were not: 'Wake to the nets.'"]]);

testChanges([['an enquiry that names another hotel', [], [['contact.enquiries.wedding.hotel', 'lake']], ['was changed; is this correct?']]]);
