/** Refuses a text that names what the site does not have, or times that its hotel does not have. */
import { choices } from '../choices';
import type { Text } from '../fields';
import type { Check } from '../problem';
import { isBackwards, minutesOf, openingsIn } from '../times';

import { linkFault } from './links';
import { faultOfText } from './words';

/** A rule about one text. */
type TextRule = (text: Text, check: Check) => void;

/** What is wrong with the text on its own. */
const ownFaults: TextRule = (text, { refuse }) => {
  refuse(text, faultOfText(text));
  if (text.form === 'url') refuse(text, linkFault(text));
};

/** Names of entries in other files that are not there. */
const missingEntries: TextRule = ({ form, value, ...text }, { content, refuse }) => {
  if (!(form in choices)) return;
  const names = choices[form as keyof typeof choices](content).map((choice) => choice.value);
  const isEntry = text.path.some((step) => typeof step === 'number');
  const fix = `if it was renamed or deleted, choose another one here (${names.join(', ')})${isEntry ? ', or remove this entry' : ''}`;
  refuse(text, !names.includes(value) && `'${value}' is not a ${form} of this site; ${fix}`);
};

const saidTime =
  /(?<!(?:early|earlier|late|later) )check[- ]?(in|out)(?: time)?(?: is)?:?(?: (?:from|at|by|until|till))? ((?:12 )?noon|\d{1,2}(?::\d{2}(?: ?[ap]\.?m)?| ?[ap]\.?m)\b)/i;

/** Times of arrival and departure in words, compared with those of their hotel, or else of any hotel. */
const arrivalTimes: TextRule = (text, { content: { hotels }, refuse }) => {
  const [, way = '', said] = saidTime.exec(text.value) ?? [];
  if (!said) return;
  const own = hotels[text.owner ?? ''];
  const field = way.toLowerCase() === 'in' ? 'checkIn' : 'checkOut';
  const times = (own ? [own] : Object.values(hotels)).map(({ stay }) => stay[field]);
  const isTrue = times.some((time) => minutesOf(time) === minutesOf(said));
  const real = `${own?.name ?? 'hotels'} from ${[...new Set(times)].join(', ')}; write the same in both`;
  refuse(text, !isTrue && `says check-${way} at ${said}, and ${real}`);
};

/** An opening that ends before it begins. */
const openingHours: TextRule = (text, { refuse }) => {
  if (text.path.at(-1) !== 'hours') return;
  for (const opening of openingsIn(text.value)) {
    const { words, opens, closes } = opening;
    refuse(
      text,
      closes === opens &&
        `'${words}' opens and closes at the same time; write 24/7, or correct one of the two`,
    );
    refuse(
      text,
      isBackwards(opening) && `'${words}' closes before it opens; correct AM and PM, or one of the times`,
    );
  }
};

export const textRules = [ownFaults, missingEntries, arrivalTimes, openingHours];
