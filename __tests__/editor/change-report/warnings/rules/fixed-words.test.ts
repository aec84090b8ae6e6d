/** @jest-environment node */
import { testEdits } from '../../../../support/warnings';

testEdits([
  ['site.topBarTowns.2', 'Kumarakom', 'is added to the top bar of every page; is this correct?'],
  ['site.topBarTowns.1', undefined, 'is removed from the top bar of every page; is this correct?'],
  ['contact.map.town', 'Kochi', 'is not on the drawn map; have the map drawn again'],
  ['pages.contact.menu', 'Write', 'is on many pages; look at some of them'],
  ['privacy.sections.0.text', 'We keep your message for a year, and then it is deleted.', 'is a legal promise to guests; ask someone who knows the law'],
  ['privacy.sections.0', undefined, /is a legal promise to guests/],
]);
