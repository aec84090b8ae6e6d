/** Numbers, addresses and hours: what is wrong with one and how to fix it, or nothing. */
import { firstFault, isSlip, type Pattern } from './problem';

const providers = ['gmail', 'yahoo', 'hotmail', 'outlook', 'rediffmail', 'icloud'];
/** Others whose names are like those. */
const alike = ['ymail', 'mail', 'email'];
/** The right provider with an ending that it does not have. */
const misspeltEnding = /^(gmail\.(?!com$)|\w+\.(c|co|cm|om|con|comm|coom|cmo|ocm)$)/;

export function emailFault(value: string): string | undefined {
  if (!/^[\w+-]+(\.[\w+-]+)*@([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i.test(value))
    return `'${value}' is no e-mail address; write it like stay@example.com`;
  if (value.startsWith('www.')) return `'${value}' begins with www., which no mailbox does; leave it out`;
  const host = value.split('@')[1]!.toLowerCase();
  const name = host.replaceAll('-', '').split('.')[0]!;
  const meant = providers.find((each) =>
    each === name
      ? each !== host.split('.')[0] || misspeltEnding.test(host)
      : !alike.includes(name) && isSlip(name, each),
  );
  return meant && `'${value}' has a misspelt provider; write @${meant}.com`;
}

const noAddress = "'*' is no web address; write it in full, for example https://www.example.com/";
const addressRules: Pattern[] = [
  [/\s/, 'has a space; write the address without one'],
  [/^http:.*/, "'*' is not encrypted; begin the address with https://"],
  [/^(?!https:\/\/(?!(ww|wwww+)\.)([\w-]+\.)+[a-z]{2,}([/?#:]|$)).*/i, noAddress],
  [/.*:\/\/.*:\/\/.*/, noAddress],
  [/^https:\/\/(admin|extranet)\..*/i, "'*' is where you log in; write the address that guests see"],
];
/** '/', '/index.html', '/en-gb/', '/hotels/kochi-hotels.html' */
const frontPage =
  /^\/(index[\w.-]*|[a-z]{2}-[a-z]{2}|hotels?|maps)?\/?$|^\/search|^\/hotels\/[\w-]+-hotels\b/;

export function webAddressFault(value: string): string | undefined {
  const fault = firstFault(value, addressRules) ?? (URL.canParse(value) ? '' : noAddress.replace('*', value));
  if (fault) return fault;
  const { hostname, pathname } = new URL(value);
  const site = agencyOf(value) ?? hostIn(google.slice(0, 2), hostname);
  return site && frontPage.test(pathname)
    ? `'${value}' is the front page of ${site}; write the address of the hotel's own page there`
    : undefined;
}

/** What is wrong with the address where guests book. */
export function bookingFault(value: string): string | undefined {
  const fault = webAddressFault(value);
  if (fault) return fault;
  const host = hostIn([...chats, ...Object.values(networks).flat()], new URL(value).hostname);
  return host && `'${value}' is at ${host}, where no room is booked; write the address of the booking page`;
}

/** The one of some hosts that a host name belongs to. */
const hostIn = (hosts: readonly string[], hostname: string) =>
  hosts.find((host) => `.${hostname}`.endsWith(`.${host}`));

const networks = {
  Facebook: ['facebook.com', 'fb.com', 'fb.me'],
  Instagram: ['instagram.com'],
  YouTube: ['youtube.com'],
  LinkedIn: ['linkedin.com'],
} as const;
export type Network = keyof typeof networks;
export const networkNames = Object.keys(networks) as [Network, ...Network[]];
const chats = ['wa.me', 'whatsapp.com', 't.me', 'm.me'];
const google = ['google.com', 'google.co.in', 'goo.gl', 'g.page', 'g.co'];

/** Where many hotels are sold: their front page is no hotel's. */
const agencies = [
  ...['booking.com', 'hotels.com', 'agoda.com', 'makemytrip.com', 'goibibo.com', 'trivago.in', 'yatra.com'],
  ...['expedia.com', 'expedia.co.in', 'airbnb.com', 'airbnb.co.in', 'cleartrip.com', 'oyorooms.com'],
  ...['tripadvisor.in', 'tripadvisor.com'],
];

/** The agency that an address is at, if any. */
export const agencyOf = (url: string) => hostIn(agencies, new URL(url).hostname);

/** What is wrong with a link to reviews that is named after a site. Example hosts are the launch check's business. */
export function reviewFault(name: string, url: string): string | undefined {
  const called = name.toLowerCase().replace(/[^a-z]/g, '');
  const hosts = called.startsWith('google')
    ? google
    : agencies.filter((host) => called.startsWith(host.replace(/\..*/, '')));
  const { hostname } = new URL(url);
  if (hosts.length === 0 || isExampleHost(hostname) || hostIn(hosts, hostname)) return undefined;
  const like = hosts === google ? 'maps.app.goo.gl' : `www.${hosts[0]}`;
  return `'${url}' is no address of ${name}; write that of your page there, like https://${like}/…`;
}

/** Pages that everybody has, from '/login.php' to Instagram's pictures. */
const everybodys =
  /^\/(login|accounts|home|signin|checkpoint|uas|feed|reg|recover|me|direct|explore|search|sharer|watch|reel|stories|shorts|settings|p|pages\/create)(\.php)?(\/|$)|^\/profile\.php(?!.*\bid=)/i;

/** What is wrong with the address of an account at a network. Example hosts are the launch check's business. */
export function accountFault(network: Network, url: string): string | undefined {
  const { hostname, pathname, search } = new URL(url);
  if (isExampleHost(hostname)) return undefined;
  const hosts = networks[network];
  const like = `write the address of your account, like https://www.${hosts[0]}/name`;
  if (!hostIn(hosts, hostname)) return `'${url}' is no address of ${network}; ${like}`;
  if (everybodys.test(pathname + search) || /^(studio|business|login)\./.test(hostname))
    return `'${url}' is a page that everybody has; ${like}`;
  return pathname === '/' ? `'${url}' is ${network} itself; ${like}` : undefined;
}

export function siteUrlFault(value: string): string | undefined {
  if (value.endsWith('/')) return `'${value}' ends with a slash; remove the slash`;
  const fault = webAddressFault(value);
  if (fault) return fault;
  const { pathname } = new URL(value);
  return pathname === '/'
    ? undefined
    : `'${value}' has a path; write the host alone here, and the path as BASE_PATH where the site is built`;
}

/** Minutes since midnight; undefined for what is no time. */
export function minutesOf(text: string): number | undefined {
  const [, figures = '12', name] = /^(\d{1,2}(?:[:.]00)? )?(noon|midnight)$/i.exec(text.trim()) ?? [];
  if (name) return minutesOf(`${parseInt(figures)} ${name.toLowerCase() === 'noon' ? 'PM' : 'AM'}`);
  const [, hours = '', minutes = '', half] =
    /^(\d{1,2})(?:[:.](\d{2}))?\s*(?:([ap])\.?m\.?)?$/i.exec(text.trim()) ?? [];
  if (hours === '' || (minutes === '' && !half)) return undefined;
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours);
  return hour * 60 + Number(minutes);
}

/** A bar may close after midnight, but not after this, and only one that opens in the evening: minutes. */
const LATEST_CLOSING = 6 * 60;
const EVENING = 17 * 60;

const clock = '(?:\\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]\\.?m\\b\\.?)?|(?:12(?:[:.]00)? )?(?:noon|midnight))';
const openRange = new RegExp(`(?:^|\\s)(${clock}) ?(?:to|until|[-–]) ?(${clock})(?=$|[\\s(])`, 'i');

const hoursRules: Pattern[] = [
  [/^(?!24\/7$)\d+\D\d+$/, "'*' is no way to say that it is always open; write '24/7'"],
  [
    /^(?:to|until)\b|\b(?:to|until)$|\b\d{3,4} ?[ap]\.?m\b|\b\d{1,2}(?:[:.]\d|[;,]\d\d)\b|\d ?[ap](?:mm+|n)\b|[ap]\.?m\.? \d.*/i,
    "has '*' in it, which is no time; write it like '7:30 AM to 10:00 PM'",
  ],
];

export function hoursFault(value: string): string | undefined {
  const fault = firstFault(value, hoursRules);
  if (fault) return fault;
  const parts = value.split(/[,;]/);
  for (const part of parts) {
    const [, from = '', to = ''] = openRange.exec(part) ?? [];
    const hasHalf = (text: string) => /[ap]\.?m|noon|midnight/i.test(text);
    // '7:00 to 10:30 AM, 12:00 to 3:00 PM' is clear; alone it is not.
    if (hasHalf(from) !== hasHalf(to)) {
      if (parts.length > 1) continue;
      return `'${value}' has AM or PM at one time alone; write it at both`;
    }
    const [opens, closes] = [minutesOf(from), minutesOf(to)];
    if (opens === undefined || closes === undefined) continue;
    if (!hasHalf(from) && closes < 13 * 60) return `'${value}' has no AM or PM; write it at both times`;
    const isNight = closes === 0 || (closes <= LATEST_CLOSING && opens >= EVENING);
    if (closes <= opens && !isNight)
      return `'${value}' closes before it opens; exchange the two, or correct AM and PM`;
  }
  return undefined;
}

/** Whether a host name is set aside for examples and tests: nobody can ever own it. https://www.rfc-editor.org/rfc/rfc2606 */
export function isExampleHost(host: string): boolean {
  return /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/i.test(host);
}
