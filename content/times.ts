/** Times of a day, as texts and fields write them. */

/** Minutes since midnight of '2 PM', '14:00' or 'noon'. */
export function minutesOf(time: string): number {
  const [, hours = '12', minutes = '0', half] = /^(\d+)(?::(\d\d))?(?: ?([ap])\.?m)?/i.exec(time) ?? [];
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours);
  return hour * 60 + Number(minutes);
}

/** The openings in '7 AM to 10 AM, 7 PM to 11 PM': their words, and both times in minutes since midnight. */
export const openingsIn = (text: string) =>
  [...text.matchAll(/(\d\S* [AP]M) to (\d\S* [AP]M)/g)].map(([words, from = '', to = '']) => ({
    words,
    opens: minutesOf(from),
    closes: minutesOf(to),
  }));

/** Whether an opening ends before it begins. A bar may close after midnight, until six, if it opens from five on. */
export const isBackwards = ({ opens, closes }: { opens: number; closes: number }): boolean =>
  closes < opens && !(closes === 0 || (closes <= 6 * 60 && opens >= 17 * 60));
