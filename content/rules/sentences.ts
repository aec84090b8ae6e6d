import type { z } from 'zod';

const quoted = (value: unknown) => (typeof value === 'string' ? `'${value}'` : String(value));

/** What zod found, as a sentence that ends with the fix: it follows the name of a field. */
export function sentence(issue: z.core.$ZodRawIssue): string | undefined {
  const { input } = issue;
  switch (issue.code) {
    case 'invalid_type': {
      const isNumber = ['number', 'int'].includes(issue.expected);
      if (input === undefined || input === null)
        return isNumber ? 'is missing; write it in digits' : 'is missing; write it';
      if (isNumber && typeof input === 'number')
        return `${input} is not a whole number; leave out the fraction`;
      if (isNumber) return `${quoted(input)} is not a number; write it in digits, without quotes`;
      if (issue.expected === 'boolean')
        return `${quoted(input)} is neither true nor false; write one of them`;
      return `should be ${issue.expected === 'string' ? 'a text' : issue.expected === 'array' ? 'a list' : 'a group of fields'}; write it as in the other entries`;
    }
    case 'too_small': {
      if (issue.origin === 'string')
        return String(input).trim() === ''
          ? 'is empty; write it'
          : `has ${String(input).length} characters; lengthen it to ${issue.minimum} or more`;
      if (issue.origin === 'array')
        return `has ${(input as unknown[]).length} entries; add some, there must be ${issue.minimum} or more`;
      return `${quoted(input)} is too small; write ${issue.minimum} or more`;
    }
    case 'too_big': {
      if (issue.origin === 'string')
        return `has ${String(input).length} characters; shorten it to ${issue.maximum} or fewer`;
      if (issue.origin === 'array')
        return `has ${(input as unknown[]).length} entries; there is room for ${issue.maximum}`;
      return `${quoted(input)} is too large; write ${issue.maximum} or less`;
    }
    case 'invalid_value':
      return input === undefined
        ? 'is missing; choose one'
        : `${quoted(input)} is not one of the choices; use ${issue.values.map(String).join(', ')}`;
    case 'invalid_format':
      return input === '' ? 'is empty; write it' : undefined;
    case 'unrecognized_keys':
      return 'is no field here; correct its spelling or remove it';
    case 'invalid_union':
      return 'is no text; write it';
    default:
      return undefined;
  }
}
