/** Numbers, addresses and hours: what is wrong with one and how to fix it, or nothing. */

/** How many digits follow the code of a country: [code, fewest, most], longer codes first. */
const nationalDigits: [string, number, number][] = [
  ['971', 8, 9],
  ['966', 8, 9],
  ['965', 7, 8],
  ['968', 7, 8],
  ['973', 8, 8],
  ['974', 7, 8],
  ['91', 10, 10],
  ['44', 9, 10],
  ['49', 6, 11],
  ['61', 9, 9],
  ['65', 8, 8],
  ['1', 10, 10],
];

export function phoneFault(value: string): string | undefined {
  if (!/^\+[1-9]\d*( \d+)+$/.test(value))
    return `'${value}' is no phone number; write it like '+91 481 555 0100', with digits and spaces`;
  const digits = value.replace(/\D/g, '');
  const [code = '', fewest = 8, most = 15] = nationalDigits.find(([start]) => digits.startsWith(start)) ?? [];
  const own = digits.slice(code.length);
  if (code && own.startsWith('0'))
    return `'${value}' has a 0 after +${code}, which nobody dials from abroad; leave it out`;
  if (own.length < fewest || own.length > most) {
    const wanted = fewest === most ? String(most) : `${fewest} to ${most}`;
    return `'${value}' has ${own.length} digits ${code ? `after +${code}` : 'after the +'}, and numbers there have ${wanted}; count them again`;
  }
  if (code === '91' && !/^([6-9]|4[6-9])/.test(own))
    return `'${value}' can be no number here; mobile numbers begin with 6 to 9 after +91, those of Kerala's towns with 46 to 49`;
  return undefined;
}

const misspeltHosts: [RegExp, string][] = [
  [/^(gm[ai]{1,2}l|gamil|gmial|gmaill|gmali|g-mail|gnail)\./, 'gmail.com'],
  [/^(yahho|yaho|yhaoo|yahooo|yaoo)\./, 'yahoo.com'],
  [/^(hotmial|hotmal|hotmil|hotmai|homail)\./, 'hotmail.com'],
  [/^(outlok|outllook|outloook|oulook)\./, 'outlook.com'],
  [/^(redifmail|rediffmial|redifmial)\./, 'rediffmail.com'],
  [/^(iclod|iclould|icoud)\./, 'icloud.com'],
];
/** The right provider with an ending that it does not have. */
const misspeltEnding =
  /^(gmail|yahoo|hotmail|outlook|rediffmail|icloud)\.(c|co|cm|om|con|comm|coom|cmo|ocm)$/;

export function emailFault(value: string): string | undefined {
  if (!/^[\w+-]+(\.[\w+-]+)*@([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i.test(value))
    return `'${value}' is no e-mail address; write it like stay@example.com`;
  const host = value.split('@')[1]!.toLowerCase();
  const name = misspeltEnding.exec(host === 'gmail.in' ? 'gmail.co' : host)?.[1];
  const meant =
    (name && `${name}.com`) ??
    misspeltHosts.find(([pattern, right]) => host !== right && pattern.test(host))?.[1];
  return meant && `'${value}' has a misspelt provider; write @${meant}`;
}

export function webAddressFault(value: string): string | undefined {
  if (/\s/.test(value)) return `'${value}' has a space; write the address without one`;
  if (value.startsWith('http:')) return `'${value}' is not encrypted; begin the address with https://`;
  const isComplete =
    /^https:\/\/(?!(ww|wwww+)\.)([\w-]+\.)+[a-z]{2,}([/?#:]|$)/i.test(value) && URL.canParse(value);
  if (!isComplete)
    return `'${value}' is no web address; write it in full, for example https://www.example.com/`;
  const { hostname, pathname } = new URL(value);
  const agency = agencies.find((host) => hostname === host || hostname.endsWith(`.${host}`));
  return agency && /^\/(index[\w.-]*|[a-z]{2}-[a-z]{2}|hotels?)?\/?$/.test(pathname)
    ? `'${value}' is the front page of ${agency}; write the address of the hotel's own page there`
    : undefined;
}

/** Where many hotels are sold: their front page is no hotel's. */
const agencies =
  'booking.com agoda.com makemytrip.com goibibo.com expedia.com expedia.co.in airbnb.com airbnb.co.in tripadvisor.com tripadvisor.in trivago.in cleartrip.com yatra.com oyorooms.com'.split(
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

export function ownPageFault(value: string): string | undefined {
  return value.startsWith('/')
    ? undefined
    : `'${value}' is no page of this site; begin it with a slash, '/contact'`;
}

export function timeZoneFault(value: string): string | undefined {
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return undefined;
  } catch {
    return `there is no time zone '${value}'; write it like 'Asia/Kolkata'`;
  }
}

/** Minutes since midnight; undefined for what is no time. */
export function minutesOf(text: string): number | undefined {
  const [, hours = '', minutes = '', half] =
    /^(\d{1,2})(?:[:.](\d{2}))?\s*(?:([ap])\.?m\.?)?$/i.exec(text.trim()) ?? [];
  if (hours === '' || (minutes === '' && !half)) return undefined;
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours);
  return hour * 60 + Number(minutes);
}

/** A bar may close after midnight, but not after this: minutes. */
const LATEST_CLOSING = 4 * 60;

export function hoursFault(value: string): string | undefined {
  if (/^\d+\/\d+$/.test(value) && value !== '24/7')
    return `'${value}' is no way to say that it is always open; write '24/7'`;
  const [, from = '', to = ''] = /^(?:from )?(.+?) (?:to|until|[-–]) (.+)$/i.exec(value) ?? [];
  if (/\d/.test(from) && /\d/.test(to) && /[ap]\.?m/i.test(from) !== /[ap]\.?m/i.test(to))
    return `'${value}' has AM or PM at one time alone; write it at both`;
  const [opens, closes] = [minutesOf(from), minutesOf(to)];
  if (opens === undefined || closes === undefined || closes > opens || closes <= LATEST_CLOSING)
    return undefined;
  return `'${value}' closes before it opens; exchange the two, or correct AM and PM`;
}

const networks = {
  Facebook: ['facebook.com', 'fb.com'],
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
  if (
    /^\/(login|accounts|home|signin|checkpoint|uas|feed|reg|recover|me|direct|explore|search|sharer)\b/i.test(
      pathname,
    )
  )
    return `'${url}' is a page that everybody has; ${like}`;
  return pathname === '/' ? `'${url}' is ${network} itself; ${like}` : undefined;
}

/** Whether a host name is set aside for examples and tests: nobody can ever own it. https://www.rfc-editor.org/rfc/rfc2606 */
export function isExampleHost(host: string): boolean {
  return /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/i.test(host);
}
