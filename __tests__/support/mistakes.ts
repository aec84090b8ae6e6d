import { findMistakes } from '@/content/check/check';
import { formatMistake } from '@/content/check/mistake';
import { withCleanTexts } from '@/content/check/read';
import type { Content } from '@/content/schema/schema';

import { contentAfter, type Edit } from './changed-content';
import { testContent, testPictures } from './content';

/** Fields of the test content. */
export const bed = 'rooms.rooms.0.bed';
export const tab = 'explore.tabs.1.hours';
/** A hotel of the test content, whose fields are all there. */
export const hotelAt = (id: string) => testContent().hotels[id]! as Required<Content['hotels'][string]>;

/** A text of this length. */
export const long = (length: number) => 'word '.repeat(length).slice(0, length - 1) + '.';

/** The mistakes of some content as lines. */
export const formatted = (content: Content) =>
  findMistakes(content, testPictures).map((mistake) => formatMistake(mistake, content));

/** The mistakes of the test content after some changes, as the check reads it. */
export const mistakes = (...edits: Edit[]): string[] => formatted(withCleanTexts(contentAfter(...edits)));

/**
 * A field, the new value, and the expected message: after the name of the field, or with it if it is about another one.
 * '…' stands for the rest of a message, and '' means no message.
 */
export type Row = [field: string, value: unknown, message: string];

/** Rows that change one field: one for each value. */
export const rowsFor = (field: string, values: unknown[], message: string | ((value: unknown) => string)) =>
  values.map((value): Row => [field, value, typeof message === 'string' ? message : message(value)]);

/** 'offers.offers.1.code' in the form of the messages: 'content/offers.json, Offers, Festival Week, Code: ' */
function messagePrefix(field: string, value: unknown): string {
  const [, file = '', ...steps] = /^(hotels\.[^.]+|\w+)\.?(.*)$/.exec(field)!;
  const path = steps[0] ? steps[0].split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step)) : [];
  return formatMistake({ file: file.replace('.', '/'), path, message: '' }, contentAfter([field, value]));
}

/** Tests changes of one value: each has this message and no other, or none. */
export function testMistakes(rows: Row[]): void {
  test.each(rows)('%s = %j', (field, value, message) => {
    // The message of a pattern quotes what does not fit it.
    const quoted = message.replace(/^is not (right|a number)/, `'${String(value)}' $&`);
    const whole = message.startsWith('content/') ? quoted : messagePrefix(field, value) + quoted;
    const [start = '', rest] = whole.split('…');
    const expected = rest === undefined ? whole : expect.stringContaining(start);
    expect(mistakes([field, value])).toEqual(message ? [expected] : []);
  });
}
