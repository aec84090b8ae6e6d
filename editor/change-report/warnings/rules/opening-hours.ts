/** Warns of unusual opening hours, and of changed check-in and check-out times. */
import { hasKey, keyOf, type Field } from '../../../../content/schema/fields';
import { minutesOf, openingsIn } from '../../../../content/times';
import type { WarningRule } from '../warning-rule';

/** How long something is open on a day, in hours; undefined for no hours. */
function openHours(text: string): number | undefined {
  if (text === '24/7') return 24;
  const minutes = openingsIn(text).map(({ opens, closes }) => (closes - opens + 1440) % 1440 || 1440);
  return minutes.length > 0 ? minutes.reduce((sum, each) => sum + each) / 60 : undefined;
}

/** '1 hour', '2.5 hours' */
const hoursOf = (count: number) => `${Number(count.toFixed(2))} ${count === 1 ? 'hour' : 'hours'}`;

/** If something is open for a shorter time, AM and PM may be swapped. */
const SHORT_HOURS = 3;

/** A check-in or check-out that moves by this or more has a warning. */
const FAR_HOURS = 2;
/** A time of arrival or departure that moves by hours. */
export const changedCheckTimes: WarningRule = ({ before, after }) => {
  if (!before || !after || !hasKey(after, 'checkIn', 'checkOut')) return undefined;
  const hour = ({ value }: Field) => minutesOf(String(value)) / 60;
  const moved = hour(after) - hour(before);
  return (
    Math.abs(moved) >= FAR_HOURS &&
    `is ${hoursOf(Math.abs(moved))} ${moved > 0 ? 'later' : 'earlier'} than before`
  );
};

/** Opening hours that are much shorter or longer than before, or so short that AM and PM may be swapped. */
export const changedHours: WarningRule = ({ before, after }) => {
  if (!after || keyOf(after) !== 'hours' || typeof after.value !== 'string') return undefined;
  const [now, old] = [openHours(after.value), openHours(String(before?.value ?? ''))];
  if (now === undefined || now === old) return undefined;
  if (now < SHORT_HOURS) return `means that it is open for ${hoursOf(now)}; are AM and PM right?`;
  return (
    old !== undefined &&
    Math.abs(now - old) > old / 3 &&
    `means that it is open for ${hoursOf(now)} a day, and was ${hoursOf(old)} before`
  );
};
