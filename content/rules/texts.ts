/** The rules about one text. This file refuses times of arrival or opening hours that cannot be true. */
import type { TextRule } from '../problem';
import { isBackwards, minutesOf, openingsIn } from '../times';

import { linkFault } from './links';
import { references } from './references';
import { faultOfText } from './words';

/** What is wrong with the text on its own. */
const ownFaults: TextRule = (text, { refuse }) => {
  refuse(text, faultOfText(text));
  if (text.form === 'url') refuse(text, linkFault(text));
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

export const textRules = [ownFaults, references, arrivalTimes, openingHours];
