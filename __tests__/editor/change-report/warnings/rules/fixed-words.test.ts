/** @jest-environment node */
import { testEdits } from '../../../../support/warnings';

testEdits([
  ['pages.contact.menu', 'Write', 'is on many pages; look at some of them'],
  ['privacy.sections.0.text', 'We keep your message for a year, and then it is deleted.', 'is a legal promise to guests; ask someone who knows the law'],
  ['privacy.sections.0', undefined, /is a legal promise to guests/],
]);
