import { testMistakes } from '../../../support/mistakes';

testMistakes([['rooms.rooms.1.oldPrice', 2500, 'is 2500, which is not above the price of 2800; write what the room cost before, or leave it empty']]);
