/** The schemas of short words, of Malayalam and of the accessibility statement. */
import { z } from 'zod';

import { list, text, title } from './field-kinds';
import { inMalayalam } from './hotel-schema';
import { contactHint, malayalam } from './shared-fields';

/** The words of one button or mark. */
export const label = text(
  160,
  'Shown exactly as you write it. Keep the words in braces, such as {n}: the site replaces them.',
);

const malayalamWord = (label: string) => malayalam(40, `${label} | The Malayalam words for "${label}".`);

/** Words around the texts in Malayalam. */
export const malayalamWords = z.strictObject({
  summary: malayalamWord('In Malayalam'),
  address: malayalamWord('Address'),
  phone: malayalamWord('Phone'),
  times: malayalamWord('Check-in'),
  timesFromUntil: text(80, 'From … until … | Keep {in} and {out}.'),
  morning: malayalam(20, 'In the morning | From 4 to 11 o’clock.'),
  noon: malayalam(20, 'At noon | From 12 to 3 o’clock.'),
  evening: malayalam(20, 'In the evening | From 4 to 6 o’clock.'),
  night: malayalam(20, 'At night | From 7 o’clock on.'),
  ...inMalayalam(40, 'The Malayalam words for "*".').shape,
});

/** What works for everyone, and what does not. */
export const siteAccessibility = z.strictObject({
  title: title(60),
  paragraphs: list('What works and what does not.', [2, 4], text(320, `Paragraph | ${contactHint}`)),
});
