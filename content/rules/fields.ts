/**
 * The kinds of fields that content/schema.ts is made of. Each message ends with its mend, because the build prints it
 * to whoever changed a text or a price.
 */
import { z } from 'zod';

import { iconNames, type IconName } from '../icons';
import type { PictureName } from '../pictures';

import { faultOfPhone, faultOfWebAddress } from './reach';
import { faultOfSigns, faultOfWords } from './words';

const missing = 'is missing; write it';

/** What to say of a value of another kind: that it is not there, or what it should be. */
const unless = (mend: string) => (issue: { input?: unknown }) => (issue.input === undefined ? missing : mend);

/** A value as it stands in the file. */
const quoted = (value: unknown) => (typeof value === 'string' ? `'${value}'` : String(value));

/** A field with a check of its own, which gives what is wrong with a value, or nothing. */
function field<T>(kind: z.ZodType<unknown>, check: (value: never) => string | undefined) {
  return kind.superRefine((value, context) => {
    const fault = check(value as never);
    if (fault) context.addIssue({ code: 'custom', message: fault });
  }) as z.ZodType<T>;
}

/** A string of a given form. */
export function string<T extends string = string>(check: (value: string) => string | undefined) {
  const kind = z.string({ error: unless('is no text; write it between quotation marks') });
  return field<T>(kind, (value: string) =>
    value === '' ? 'is empty; write it' : (check(value) ?? faultOfSigns(value)),
  );
}

/** Words for guests: at least `min` and at most `max` characters, and what `also` asks of them. */
export function text(max: number, min = 1, also?: (value: string) => string | undefined) {
  return string((value) => {
    if (value.trim() === '') return 'is empty; write it';
    if (value !== value.trim()) return 'begins or ends with a space; remove the space';
    if (value.length > max) return `has ${value.length} characters; shorten it to ${max} or fewer`;
    if (value.length < min) return `has ${value.length} characters; lengthen it to ${min} or more`;
    return faultOfWords(value) ?? also?.(value);
  });
}

/** Words, or '' where there are to be none. */
export function textOrNothing(max: number) {
  const words = text(max);
  return z.union([z.literal(''), words], {
    error: ({ input }) =>
      input === undefined ? missing : (words.safeParse(input).error?.issues[0]?.message ?? ''),
  });
}

/** A number from `min` to `max`. */
export function number(min: number, max = Infinity, { isWhole = false } = {}) {
  return field<number>(z.unknown(), (value: unknown) => {
    if (typeof value !== 'number' || Number.isNaN(value))
      return `${value === undefined ? 'is missing' : `${quoted(value)} is not a number`}; write it in digits, without quotes`;
    if (value < min && min === 0) return `${value} is below zero; write zero or more`;
    if (value < min && max === Infinity) return `${value} is too small; write ${min} or more`;
    if (value < min || value > max) return `${value} is out of range; write ${min} to ${max}`;
    return isWhole && !Number.isInteger(value)
      ? `${value} is not a whole number; leave out the fraction`
      : undefined;
  });
}

/** A price in whole rupees. */
export const rupees = number(1, Infinity, { isWhole: true });

export const boolean = z.boolean({
  error: ({ input }) =>
    input === undefined
      ? 'is missing; write true or false'
      : `${quoted(input)} is neither true nor false; write one of them, without quotes`,
});

/** A list of `min` to `max` entries; `what` names them. */
export function list<T>(item: z.ZodType<T>, what: string, min: number, max = Infinity) {
  const array = z.array(item, { error: `is missing; write a list of ${what}` });
  return field<T[]>(
    array,
    (value: T[]) => faultOfCount(value.length, what, min, max) ?? faultOfRepeat(value),
  );
}

/** What is wrong with a list that names something twice, or nothing. */
function faultOfRepeat(entries: readonly unknown[]): string | undefined {
  const names = entries.map((entry) => (entry as { name?: unknown } | undefined)?.name ?? entry);
  const again = names.find((name, index) => typeof name === 'string' && names.indexOf(name) !== index);
  return again === undefined ? undefined : `names '${String(again)}' twice; remove one of them`;
}

/** What is wrong with a number of entries, or nothing. */
export function faultOfCount(count: number, what: string, min: number, max = Infinity): string | undefined {
  if (count >= min && count <= max) return undefined;
  const range = max === Infinity ? `at least ${min}` : min === 0 ? `at most ${max}` : `${min} to ${max}`;
  return `has ${count} ${what}; list ${min === max ? `exactly ${min}` : range}`;
}

/** One of a few words. */
export function oneOf<const T extends string>(choices: readonly T[], what: string) {
  const names = choices.map((choice) => `'${choice}'`);
  const mend = `use ${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
  return z.enum(choices as unknown as [T, ...T[]], { error: unless(`is no ${what}; ${mend}`) });
}

/** Used in links and fragments. */
export const id = string((value) =>
  /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)
    ? undefined
    : `'${value}' is no id; use lower-case letters, digits and dashes`,
);

/** Whether the picture exists and has words is looked up in rules/pictures.ts. */
export const picture = string<PictureName>(() => undefined);

export const icon = string<IconName>((value) => {
  if (iconNames.some((name) => name === value)) return undefined;
  const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');
  const near = iconNames.find((name) => plain(name) === plain(value));
  return `there is no icon '${value}'; ${near ? `write '${near}'` : `use one of ${iconNames.join(', ')}`}`;
});

/** An absolute https address. */
export const webAddress = string(faultOfWebAddress);

/** A page of this site, with or without a place in it; whether they exist is looked up in rules/across.ts. */
export const ownAddress = string((value) =>
  value.startsWith('/') ? undefined : `'${value}' is no page of this site; begin it with a slash, '/contact'`,
);

/** A time of day as content keeps it, 'HH:MM' in 24 hours. */
export const time = string((value) =>
  /^([01]\d|2[0-3]):[0-5]\d$/.test(value)
    ? undefined
    : `'${value}' is no time; write it in 24 hours, for example '14:00'`,
);

export const email = string((value) =>
  /^[\w.+-]+@([a-z\d-]+\.)+[a-z]{2,}$/i.test(value) && !value.includes('..')
    ? undefined
    : `'${value}' is no e-mail address; write it like stay@example.com`,
);

export const language = string((value) =>
  /^[a-z]{2}(-[A-Z]{2})?$/.test(value) ? undefined : `'${value}' is no language; write it like 'en-IN'`,
);

export const timeZone = string((value) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return undefined;
  } catch {
    return `there is no time zone '${value}'; write it like 'Asia/Kolkata'`;
  }
});

/** A PIN of Kerala: its post offices have 67, 68 and 69. */
export const pin = string((value) => {
  if (!/^[1-9]\d{5}$/.test(value)) return `'${value}' is no PIN; write its six digits`;
  return /^6[789]/.test(value)
    ? undefined
    : `'${value}' is the PIN of another state; those of Kerala begin with 67, 68 or 69`;
});

/** What guests type on the booking page. */
export const offerCode = string((value) => {
  const wrong = /[^A-Za-z0-9-]/.exec(value)?.[0];
  if (wrong)
    return `'${value}' has ${/\s/.test(wrong) ? 'a space' : `'${wrong}' in it`}; use letters, digits and dashes`;
  return value.length > 20
    ? `'${value}' has ${value.length} letters; a guest types it, so use 20 or fewer`
    : undefined;
});

const readableNumber = /^\+\d[\d ]+\d$/;

/** A phone number, once for people and once for machines. */
export const phone = z
  .strictObject({
    /** As people read it: '+91 481 555 0100'. */
    display: string((value) =>
      readableNumber.test(value)
        ? undefined
        : `'${value}' is no phone number; write it like '+91 481 555 0100', with digits and spaces`,
    ),
    /** International form without spaces, for tel: and chat links: '+914815550100'. */
    e164: string(faultOfPhone),
  })
  .superRefine((value, context) => {
    // A number that cannot be read has been told already.
    if (!readableNumber.test(value.display) || faultOfPhone(value.e164)) return;
    if (value.display.replace(/ /g, '') === value.e164) return;
    const message = `'${value.e164}' and '${value.display}' are two different numbers; write the same one twice`;
    context.addIssue({ code: 'custom', path: ['e164'], message });
  });

const LATITUDES = { from: 8, to: 13 };
const LONGITUDES = { from: 74, to: 78 };

/** Decimal degrees, WGS 84. That the point is on land is looked up in rules/across.ts. */
export const coordinates = z.strictObject({
  latitude: degrees(LATITUDES, LONGITUDES),
  longitude: degrees(LONGITUDES, LATITUDES),
});

function degrees(own: typeof LATITUDES, other: typeof LATITUDES) {
  return field<number>(z.unknown(), (value: unknown) => {
    if (value === undefined) return missing;
    if (typeof value !== 'number' || Number.isNaN(value))
      return `${quoted(value)} is not a number; write degrees in digits, like 9.9679`;
    const isIn = ({ from, to }: typeof own) => value >= from && value <= to;
    if (isIn(own)) return undefined;
    const mend = isIn(other) ? 'exchange latitude and longitude' : 'look it up on a map again';
    return `${value} lies outside Kerala (${own.from} to ${own.to}); ${mend}`;
  });
}
