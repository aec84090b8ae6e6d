/** Finds times of day in texts, in all the ways that people write them. */
import { numberToWords } from '../../../content/number-words';
import { minutesOf } from '../../../content/times';

/** How people say a time: `figures` '9 PM', '9:00 PM' and '21:00'; `phrase` also 'by nine'. */
function timePatterns(minutes: number): Record<'figures' | 'phrase', RegExp> {
  const [hour, rest] = [Math.floor(minutes / 60), minutes % 60];
  const short = hour % 12 || 12;
  const half = hour < 12 ? 'a' : 'p';
  const figures = rest ? `${short}[:.]${String(rest).padStart(2, '0')}` : `${short}(?:[:.]00)?`;
  const word = rest
    ? ''
    : `|(?:by|until|till|at|from|before|after|past|to|opens?|closes?) ${numberToWords(short)}\\b(?! (?:\\w+ )?(?:days?|hours?|nights?|weeks?|months?|minutes?|guests?|people|rooms?|beds?)\\b)`;
  const long = `${String(hour).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
  const part =
    hour < 12 ? 'in the morning' : hour < 18 ? '(?:in the )?afternoon' : '(?:at night|in the evening)';
  const inFull = rest ? '' : `|${numberToWords(short)} ${part}`;
  const all = `${figures} ?${half}\\.?m\\b|${long}${inFull}`;
  const start = '(?<!(?:half|quarter) (?:past |to )?)\\b';
  return {
    figures: new RegExp(`${start}(?:${all})`, 'i'),
    phrase: new RegExp(`${start}(?:${all}${word})`, 'i'),
  };
}

/** The times that were removed from a field, as patterns for the ways to say them. */
export function removedTimes(before: string, after: string): ReturnType<typeof timePatterns>[] {
  const timesIn = (text: string) =>
    [...text.matchAll(/\d{1,2}(?::\d\d)? ?[AP]M|^\d\d:\d\d$/gi)].map(([time]) => minutesOf(time));
  const now = timesIn(after);
  return timesIn(before)
    .filter((time) => !now.includes(time))
    .map(timePatterns);
}
