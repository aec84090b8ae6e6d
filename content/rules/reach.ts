/** Numbers, addresses and hours: what is wrong with one and how to fix it, or nothing. */
import { isSlip } from './problem';

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

export function webAddressFault(value: string): string | undefined {
  if (/\s/.test(value)) return 'has a space; write the address without one';
  if (value.startsWith('http:')) return `'${value}' is not encrypted; begin the address with https://`;
  const isComplete =
    /^https:\/\/(?!(ww|wwww+)\.)([\w-]+\.)+[a-z]{2,}([/?#:]|$)/i.test(value) && URL.canParse(value);
  if (!isComplete || /:\/\/.*:\/\//.test(value))
    return `'${value}' is no web address; write it in full, for example https://www.example.com/`;
  const { hostname, pathname } = new URL(value);
  if (/^(admin|extranet)\./.test(hostname))
    return `'${value}' is where you log in; write the address that guests see`;
  const site = agencyOf(value) ?? fronts.find((host) => isAt(hostname, host));
  const isFront =
    /^\/(index[\w.-]*|[a-z]{2}-[a-z]{2}|hotels?|maps)?\/?$|^\/search|^\/hotels\/[\w-]+-hotels\b/.test(
      pathname,
    );
  return site && isFront
    ? `'${value}' is the front page of ${site}; write the address of the hotel's own page there`
    : undefined;
}

/** Where nobody books a room. */
const chats = ['wa.me', 'whatsapp.com', 't.me', 'm.me'];

/** What is wrong with the address where guests book. */
export function bookingFault(value: string): string | undefined {
  const fault = webAddressFault(value);
  if (fault) return fault;
  const { hostname } = new URL(value);
  const host = [...chats, ...Object.values(networks).flat()].find((each) => isAt(hostname, each));
  return host && `'${value}' is at ${host}, where no room is booked; write the address of the booking page`;
}

const isAt = (hostname: string, host: string) => hostname === host || hostname.endsWith(`.${host}`);

/** The agency that an address is at, if any. */
export const agencyOf = (url: string) => agencies.find((host) => isAt(new URL(url).hostname, host));
const fronts = ['google.com', 'google.co.in'];

/** Where many hotels are sold: their front page is no hotel's. */
const agencies =
  'booking.com hotels.com agoda.com makemytrip.com goibibo.com expedia.com expedia.co.in airbnb.com airbnb.co.in tripadvisor.com tripadvisor.in trivago.in cleartrip.com yatra.com oyorooms.com'.split(
    ' ',
  );

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

export function hoursFault(value: string): string | undefined {
  if (/^\d+\D\d+$/.test(value) && value !== '24/7')
    return `'${value}' is no way to say that it is always open; write '24/7'`;
  const [odd] =
    /^(?:to|until)\b|\b(?:to|until)$|\b\d{3,4} ?[ap]\.?m\b|\b\d{1,2}(?:[:.]\d|[;,]\d\d)\b|\d ?[ap](?:mm+|n)\b|[ap]\.?m\.? \d.*/i.exec(
      value,
    ) ?? [];
  if (odd) return `has '${odd}' in it, which is no time; write it like '7:30 AM to 10:00 PM'`;
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

const networks = {
  Facebook: ['facebook.com', 'fb.com', 'fb.me'],
  Instagram: ['instagram.com'],
  YouTube: ['youtube.com'],
  LinkedIn: ['linkedin.com'],
} as const;
export type Network = keyof typeof networks;
export const networkNames = Object.keys(networks) as [Network, ...Network[]];

/** What is wrong with the address of an account at a network. Example hosts are the launch check's business. */
export function accountFault(network: Network, url: string): string | undefined {
  if (!URL.canParse(url) || isExampleHost(new URL(url).hostname)) return undefined;
  const { hostname, pathname } = new URL(url);
  const hosts: readonly string[] = networks[network];
  const like = `write the address of your account, like https://www.${hosts[0]}/name`;
  if (!hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`)))
    return `'${url}' is no address of ${network}; ${like}`;
  const isEverybodys =
    /^\/(login|accounts|home|signin|checkpoint|uas|feed|reg|recover|me|direct|explore|search|sharer|watch|reel|stories|shorts|settings|pages\/create)(\.php)?(\/|$)/i.test(
      pathname,
    ) ||
    (network === 'Instagram' && pathname.startsWith('/p/')) ||
    /^(studio|business|login)\./.test(hostname);
  if (isEverybodys || (pathname === '/profile.php' && !url.includes('id=')))
    return `'${url}' is a page that everybody has; ${like}`;
  return pathname === '/' ? `'${url}' is ${network} itself; ${like}` : undefined;
}

/** Where guests write reviews, by how the site calls itself. */
const reviewSites: [RegExp, RegExp, string][] = [
  [/^google/i, /(^|\.)(google\.(com|co\.in)|goo\.gl|g\.page|g\.co)$/, 'maps.app.goo.gl'],
  [/^trip ?advisor/i, /(^|\.)tripadvisor\.(com|in)$/, 'www.tripadvisor.in'],
  [/^booking/i, /(^|\.)booking\.com$/, 'www.booking.com'],
  [/^make ?my ?trip/i, /(^|\.)makemytrip\.com$/, 'www.makemytrip.com'],
  [/^goibibo/i, /(^|\.)goibibo\.com$/, 'www.goibibo.com'],
  [/^agoda/i, /(^|\.)agoda\.com$/, 'www.agoda.com'],
];

/** What is wrong with a link to reviews that is named after a site. Example hosts are the launch check's business. */
export function reviewFault(name: string, url: string): string | undefined {
  if (!URL.canParse(url) || isExampleHost(new URL(url).hostname)) return undefined;
  const { hostname } = new URL(url);
  const [, hosts, like] = reviewSites.find(([called]) => called.test(name)) ?? [];
  return hosts && !hosts.test(hostname)
    ? `'${url}' is no address of ${name}; write that of your page there, like https://${like}/…`
    : undefined;
}

/** Whether a host name is set aside for examples and tests: nobody can ever own it. https://www.rfc-editor.org/rfc/rfc2606 */
export function isExampleHost(host: string): boolean {
  return /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/i.test(host);
}
