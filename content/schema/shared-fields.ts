/**
 * Fields with a pattern or an input of their own, made of the kinds in field-kinds.ts: a phone number, opening hours, a
 * picture.
 */
import { z } from 'zod';

import type { PictureName } from '../../lib/pictures';
import { iconNames } from '../icons';
import { phoneNumber } from '../phone';
import { pictureName } from '../picture-names';
import { region } from '../region/region';
import { readHours, readTime } from '../times';

import { readAmount } from './amount';
import {
  fieldMeta,
  group,
  list,
  number,
  oneOf,
  pattern,
  reference,
  text,
  wholeNumber,
  type Limits,
} from './field-kinds';
import { cleanCode, cleanText } from './invisible';
import { enquiryNames } from './vocabulary';
import { webAddress } from './web-addresses';

/** Malayalam with a name between its words, but not two words of English in a row. */
export const malayalam = (max: number, hint: string) =>
  pattern(
    max,
    `${hint} In Malayalam letters.`,
    /^(?=[^]*[\u0d00-\u0d7f])(?![^]*[A-Za-z]{3}[^\u0d00-\u0d7f]*[ ,.][^\u0d00-\u0d7f]*[A-Za-z]{3})/,
    { clean: cleanText, fix: 'Write all of it in Malayalam letters.' },
  );

/**
 * A text that is read before it is compared with a pattern. The form does not get the pattern: it compares what people
 * type.
 */
const readPattern = (hint: string, read: (text: string) => string, regex: RegExp, fix: string) =>
  text(40, hint, '', (typed) => {
    const clean = cleanCode(typed);
    return regex.test(read(clean)) ? read(clean) : clean;
  }).refine((value) => regex.test(value), {
    error: ({ input }) => `'${String(input)}' is not right. ${fix}`,
  });

/** One part of opening hours, with words before it or not: 'Check in from 2:00 PM', '7:30 AM to 10:00 PM'. */
const range = '([A-Za-z -]+ )?TIME( to TIME)?'.replaceAll('TIME', '(1[0-2]|[1-9]):[0-5]\\d [AP]M');
const hoursHint = 'Write "7:30 AM to 10:00 PM", or "24/7".';
/** Opening hours: '7:30 AM to 10:00 PM', '24/7'. */
export const hours = readPattern(
  hoursHint,
  readHours,
  new RegExp(`^(24/7|${range}(, ${range})*)$`),
  hoursHint,
);

const copied = 'Copy it from the browser: "https://www.example.com/".';
/** The address of a web page. */
export const address = (hint: string) =>
  pattern(300, `${hint} ${copied}`, webAddress, { input: 'url', fix: copied }).refine(URL.canParse, {
    error: ({ input }) => `'${String(input)}' is not right. ${copied}`,
  });

/**
 * A sum of money, in rupees. A file can have a text such as 'Rs. 5,200/-', which is read as its number. The form shows
 * an ordinary text field: a field for numbers would read '5,200' as 5.
 */
export const rupees = (hint: string) =>
  z
    .preprocess(
      // Types see what the text is read as.
      (value: number) => (typeof value === 'string' ? (readAmount(value) ?? value) : value),
      z
        .int({
          error: ({ input }) =>
            typeof input === 'string' && input !== ''
              ? `'${input}' is not a number. Write digits, such as 5200 or 5,200.`
              : undefined,
        })
        .min(1)
        .max(100_000),
    )
    .meta(fieldMeta(hint, 'amount'));

/** An id of an older entry; new ones take theirs from the title. */
export const id = text(40, '', 'hidden').optional();
/**
 * An id by which other files name an entry: it stays the same when the entry is renamed. The form makes one for a new
 * entry (`isMade`).
 */
export const ownId = pattern(40, '', /^[\w-]+$/, {
  input: 'hidden',
  fix: 'Use letters, digits and dashes only.',
}).meta({ isMade: true });
export const icon = oneOf('The small drawing next to the text.', iconNames);
const timeFix = 'Write "14:00" for two o’clock in the afternoon. From 07:00 to 23:59.';
/** A time of check-in or check-out: '14:00'. */
export const time = (label: string) =>
  readPattern(`${label} | ${timeFix}`, readTime, /^(0[7-9]|1\d|2[0-3]):[0-5]\d$/, timeFix);
/** Whether a day exists: '2027-02-30' does not. */
const isRealDay = (day: string) => {
  const time = Date.parse(day);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
};
const dateFix = 'Write a day that exists, with year, month and day: "2027-03-31".';
/** A day: '2027-03-31'. */
export const date = (hint: string) =>
  pattern(10, hint, /^20\d\d-\d\d-\d\d$/, { input: 'date', fix: dateFix }).refine(isRealDay, {
    error: ({ input }) => `'${String(input)}' is not right. ${dateFix}`,
  });
export const phone = pattern(
  24,
  'Write it with spaces: "+91 481 555 0100", or "1800 425 0113". The call button uses this number.',
  /^(?=.* )(\+91(?! ?0)( ?\d){10}|(\+91 ?)?18[06]0( ?\d){6,7}|\+1( ?\d){10}|\+(?!91)[2-9]( ?\d){7,14})$/,
  { fix: 'Write ten digits after +91, with spaces: "+91 481 555 0100", or a toll number: "1800 425 0113".' },
).transform(phoneNumber);
export const offerCode = pattern(
  20,
  'Guests type this code when they book. Use letters, digits and dashes.',
  /^[A-Za-z0-9-]*$/,
  { fix: 'Use letters, digits and dashes only.' },
);

export const hotelRef = reference('hotel', 'Hotel | The site shows its name, phone and booking page.');
export const townRef = reference('town', 'Town | If it is not in the list, add it under Towns first.');

const { latitudes, longitudes } = region;
const outsideRegion =
  ([low, high]: Limits, other: string) =>
  (value: number): string =>
    value >= low && value <= high
      ? `is ${value}, which is a ${other}; swap the two numbers`
      : `is ${value}, which is not in ${region.state}; copy both numbers from the map again`;
export const coordinates = group(
  'Open a map on your phone, and press the entrance of the house for a second. The map then shows both numbers.',
  {
    latitude: number(
      'The first number, with four digits after the point: 9.9679.',
      ...latitudes,
      outsideRegion(longitudes, 'longitude'),
    ),
    longitude: number('The second number: 76.2478.', ...longitudes, outsideRegion(latitudes, 'latitude')),
  },
);

export const pin = pattern(20, `PIN | ${region.pin.rule}`, region.pin.pattern);
export const streets = list(
  'House and street | As you write it on a letter, without town and PIN.',
  [1, 4],
  pattern(60, 'Line | A line of the address, without town and PIN.', /^(?!.*\d{3} ?\d{3}\b)/, {
    fix: 'Remove the town and the PIN. They have their own fields.',
  }),
);

/**
 * A picture, its alt text and its centre of interest. Both are written at one use of the picture only: not in the file of
 * a hotel if another file shows it, so that they do not go with the hotel.
 *
 * @param shows what a photograph must show at this place: the form and the launch check say it
 */
export const picture = (shows: string) => ({
  picture: reference(
    'picture',
    `Picture | Show ${shows}. At least 720 x 480 pixels. The site makes it smaller and removes its location (GPS).`,
  )
    .meta({ shows })
    // The rule in content/check/rules/pictures.ts stops the build if there is no such file.
    .transform((path) => pictureName(path) as PictureName),
  alt: text(
    [20, 180],
    'What the picture shows | One sentence for people who cannot see it. Leave it empty if the rooms, the facilities or a page describe this picture already.',
  ).optional(),
  focus: list(
    'Centre of interest | The point that is never cut off. Two numbers in per cent: from the left edge, then from the top. If empty: the middle.',
    [2, 2],
    wholeNumber('The first number counts from the left edge, the second from the top.', 0, 100),
  ).optional(),
});

/** For texts in which the site fills in phone number and mailbox. */
export const contactHint = 'Write {phone} and {email} where these belong.';

export const enquiryHint = 'A link on the site opens the Contact page with this message in the form.';
/** The message that a link begins. */
export const enquiryName = oneOf(`Prepared message | ${enquiryHint}`, enquiryNames);
