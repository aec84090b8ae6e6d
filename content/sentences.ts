import type { z } from 'zod';

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number in digits, without quotes',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
};

/** What zod found, as a sentence that ends with the fix: it follows the name of a field. */
export function sentence(issue: z.core.$ZodRawIssue): string | undefined {
  const input = issue.input as string | number | unknown[] | undefined;
  if (input === undefined || input === null) return 'is missing; write it';
  if (input === '') return 'is empty; write it';
  const size =
    typeof input === 'number'
      ? `is ${input}`
      : `has ${input.length} ${typeof input === 'string' ? 'characters' : 'entries'}`;
  switch (issue.code) {
    case 'invalid_type':
      return `is not ${kinds[issue.expected] ?? issue.expected}; write it as in the other entries`;
    case 'too_small':
      return `${size}; ${issue.minimum} is the least`;
    case 'too_big':
      return `${size}; ${issue.maximum} is the most`;
    case 'invalid_value':
      return `'${String(input)}' is not one of the choices; use ${issue.values.map(String).join(', ')}`;
    case 'unrecognized_keys':
      return 'is not a field of this file; correct its spelling or remove it';
    default:
      return undefined;
  }
}
