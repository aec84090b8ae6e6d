import type { z } from 'zod';

const kinds: Record<string, string> = {
  string: 'a text in quotes',
  number: 'a number in digits, without quotes',
  boolean: 'true or false, without quotes',
  array: 'a list, as in the other entries',
  object: 'a group of fields, as in the other entries',
};

/** '1 entry', '2 entries' */
const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** A number, a text or a list that is too small or too large, with what to do. */
function sizeMessage(input: string | number | unknown[], limit: number, end: 'least' | 'most'): string {
  const isMost = end === 'most';
  if (typeof input === 'number') return `is ${input}; write ${limit} or ${isMost ? 'less' : 'more'}`;
  const size = input.length;
  if (typeof input === 'string')
    return `has ${counted(size, 'character')}; ${isMost ? `shorten it to ${limit} or less` : `write ${limit} or more`}`;
  const rule = isMost ? `can have ${limit} at most; remove` : `needs ${limit} or more; add`;
  return `has ${counted(size, 'entry', 'entries')} and ${rule} ${Math.abs(size - limit)}`;
}

/** What zod found, as a sentence that ends with the fix: it follows the name of a field. */
export function messageFor(issue: z.core.$ZodRawIssue): string | undefined {
  const input = issue.input as string | number | unknown[] | undefined;
  if (input === undefined || input === null) return 'is missing; write it';
  if (input === '') return 'is empty; write it';
  switch (issue.code) {
    case 'invalid_type':
      if (issue.expected === 'int') return `is ${input}; write a whole number, without a decimal point`;
      return `must be ${kinds[issue.expected] ?? issue.expected}`;
    case 'too_small':
      return sizeMessage(input, Number(issue.minimum), 'least');
    case 'too_big':
      return sizeMessage(input, Number(issue.maximum), 'most');
    case 'invalid_value':
      return `'${String(input)}' is not one of the choices; use ${issue.values.map(String).join(', ')}`;
    case 'unrecognized_keys':
      return 'is not a field of this file; correct its spelling or remove it';
    default:
      return undefined;
  }
}
