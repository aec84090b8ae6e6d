/** Times of a day, as texts and fields write them. */

/** Minutes since midnight of '2 PM', '14:00' or 'noon'. */
export function minutesOf(time: string): number {
  const [, hours = '12', minutes = '0', half] = /^(\d+)(?::(\d\d))?(?: ?([ap])\.?m)?/i.exec(time) ?? [];
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours);
  return hour * 60 + Number(minutes);
}

const allDay =
  /^(?:open )?(?:24 ?[x×*/] ?7|24 ?-?h(?:ou)?rs?(?: a day| daily| open)?|all day(?: and night)?|round the clock|always open)$/i;
const dayHalf = '(?:[ap]\\.? ?m\\b\\.?)';
/** '7 am', '7.30 AM', '7:30 a.m.' */
const halfDayTime = new RegExp(`(?<![\\d:.])(\\d{1,2})(?:[:.](\\d\\d))? ?(${dayHalf})`, 'gi');
/** '19:30', '19.30 hrs' */
const wholeDayTime = /(?<![\d:.])(\d{1,2})[:.](\d\d)(?: ?h(?:ou)?rs?\b)?(?![\d:.])/gi;
const named = /\b(?:12(?::00)? ?)?(noon|midnight)\b/gi;
const time = '\\d{1,2}:\\d\\d [AP]M';
const betweenTimes = new RegExp(`(${time}) ?(?:-|–|—|to|till|until|up ?to) ?(?=${time})`, 'gi');
const betweenOpenings = new RegExp(`(${time}) ?(?:,|;|&|\\band\\b) ?`, 'gi');

/** Minutes since midnight as the site shows them: '7:30 AM'. */
function formatMinutes(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Whether the times of a text count to 24: '07:30 to 22:00', but not '7:30 to 10:00', which could be two things. */
const isWholeDay = (times: string[]) =>
  times.some((each) => /^(?:0|1[3-9]|2[0-3])/.test(each)) &&
  times.every((each) => /^(?:\d|[01]\d|2[0-3])[:.][0-5]/.test(each));

/**
 * Opening hours as the site writes them, from what people write: '9 am - 9 pm' is '9:00 AM to 9:00 PM', '24x7' is
 * '24/7'. What could be something else stays as it is.
 */
export function readHours(text: string): string {
  if (allDay.test(text)) return '24/7';
  const times = text.match(wholeDayTime) ?? [];
  const isMixed = new RegExp(`\\d ?${dayHalf}`, 'i').test(text);
  const plain =
    !isMixed && isWholeDay(times)
      ? text.replace(wholeDayTime, (_, hours, minutes) => formatMinutes(Number(hours) * 60 + Number(minutes)))
      : text;
  return plain
    .replace(named, (_, name: string) => (/noon/i.test(name) ? '12:00 PM' : '12:00 AM'))
    .replace(halfDayTime, (words, hours, minutes = '00', half: string) =>
      Number(hours) > 12 || Number(hours) === 0 || Number(minutes) > 59
        ? words
        : `${Number(hours)}:${minutes} ${half.charAt(0).toUpperCase()}M`,
    )
    .replace(betweenTimes, '$1 to ')
    .replace(betweenOpenings, '$1, ');
}

/** A time of day as the content has it, from what people write: '2 PM', '2.00 pm' and '14.00' are '14:00'. */
export function readTime(text: string): string {
  const [hours, minutes] = readHours(text).match(new RegExp(`^${time}$`))
    ? [Math.floor(minutesOf(readHours(text)) / 60), minutesOf(readHours(text)) % 60]
    : (/^(\d{1,2})[:.](\d\d)(?: ?h(?:ou)?rs?)?$/.exec(text)?.slice(1).map(Number) ?? []);
  return hours === undefined ? text : [hours, minutes].map((each) => String(each).padStart(2, '0')).join(':');
}
