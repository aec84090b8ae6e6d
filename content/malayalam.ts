import { content } from './content';

/** The Malayalam words beside what a hotel says of itself in Malayalam. */
export const malayalam = content.malayalam;

/** Words with a number beside its unit, and a PIN beside its town, wherever the line ends. */
export const keepTogether = (words = '') =>
  // A line may end after a dash, even before a space that does not break: a joiner forbids it.
  words.replace(/(?<=\d) /g, '\u00a0').replace(/ – (?=\d)/g, '\u00a0–\u2060\u00a0');

/** A time of day as it is said in Malayalam: '14:00' becomes 'ഉച്ചയ്ക്ക് 2:00'. */
export function timeInMalayalam(time: string): string {
  const [hours = 0, minutes = ''] = time.split(':');
  const hour = Number(hours);
  const part =
    hour < 4 || hour > 18
      ? malayalam.night
      : hour < 12
        ? malayalam.morning
        : hour < 16
          ? malayalam.noon
          : malayalam.evening;
  return `${part} ${hour % 12 || 12}:${minutes}`;
}
