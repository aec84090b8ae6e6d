/**
 * The list of the rules about one text. This file has three of them: they refuse a text that is wrong by itself,
 * check-in and check-out times that no hotel has, and opening hours that end before they begin.
 */
import { keyOf } from '../../schema/fields';
import { isBackwards, minutesOf, openingsIn } from '../../times';
import type { TextRule } from '../mistake';

import { linkMessage } from './account-links';
import { references } from './references';
import { textMessage } from './words';

/** Refuses a text that is wrong by itself, whatever the other fields say. */
const ownMistakes: TextRule = (text, { report }) => {
  report(text, textMessage(text));
  if (text.input === 'url') report(text, linkMessage(text));
};

const saidTimeParts = [
  // 'check-in', but not 'early check-in'
  '(?<!(?:early|earlier|late|later) )check[- ]?(in|out)',
  // ' time is: from'
  '(?: time)?(?: is)?:?(?: (?:from|at|by|until|till))?',
  // ' 14:00', ' 2 PM', ' 12 noon'
  ' ((?:12 )?noon|\\d{1,2}(?::\\d{2}(?: ?[ap]\\.?m)?| ?[ap]\\.?m)\\b)',
];
const saidTime = new RegExp(saidTimeParts.join(''), 'i');

/** Refuses check-in and check-out times that the hotel does not have, or, in other texts, no hotel. */
const arrivalTimes: TextRule = (text, { content: { hotels }, report }) => {
  const [, way = '', phrase] = saidTime.exec(text.value) ?? [];
  if (!phrase) return;
  const own = hotels[text.owner ?? ''];
  const field = way.toLowerCase() === 'in' ? 'checkIn' : 'checkOut';
  const times = (own ? [own] : Object.values(hotels)).map(({ stay }) => stay[field]);
  const isTrue = times.some((time) => minutesOf(time) === minutesOf(phrase));
  const real = [...new Set(times)].join(', ');
  const owner = own ? `${own.name} has` : 'the hotels have';
  report(
    text,
    !isTrue &&
      `says check-${way} at ${phrase}, but ${owner} check-${way} from ${real}; write the same in both`,
  );
};

/** Refuses opening hours that end before they begin. */
const openingHours: TextRule = (text, { report }) => {
  if (keyOf(text) !== 'hours') return;
  for (const opening of openingsIn(text.value)) {
    const { words, opens, closes } = opening;
    report(
      text,
      closes === opens &&
        `'${words}' opens and closes at the same time; write 24/7, or correct one of the two`,
    );
    report(
      text,
      isBackwards(opening) && `'${words}' closes before it opens; correct AM and PM, or one of the times`,
    );
  }
};

export const textRules = [ownMistakes, references, arrivalTimes, openingHours];
