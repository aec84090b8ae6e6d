/** Numbers and addresses by which somebody is reached. */

/** How many digits follow the country's own: [code, fewest, most], longer codes before those they begin with. */
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

/** What is wrong with a number in the international form, or nothing. */
export function faultOfPhone(value: string): string | undefined {
  if (!/^\+[1-9]\d+$/.test(value))
    return `'${value}' is no international number; write it like '+914815550100', without spaces`;
  const digits = value.slice(1);
  const [code = '', fewest = 8, most = 15] = nationalDigits.find(([start]) => digits.startsWith(start)) ?? [];
  const count = digits.length - code.length;
  if (code && digits[code.length] === '0')
    return `'${value}' has a 0 behind +${code}, which nobody dials from abroad; leave it out`;
  if (count >= fewest && count <= most) return undefined;
  const wanted = fewest === most ? String(most) : `${fewest} to ${most}`;
  return `'${value}' has ${count} digits ${code ? `behind +${code}` : 'behind the +'}, and numbers there have ${wanted}; count them again`;
}

/** What is wrong with an absolute address of the web, or nothing. */
export function faultOfWebAddress(value: string): string | undefined {
  if (/\s/.test(value)) return `'${value}' has a space; write the address without one`;
  if (value.startsWith('http:')) return `'${value}' is not encrypted; begin the address with https://`;
  const isComplete = /^https:\/\/[^/?#]+\.[a-z]{2,}([/?#:]|$)/i.test(value) && URL.canParse(value);
  return isComplete
    ? undefined
    : `'${value}' is no web address; write it in full, for example https://www.example.com/`;
}

const networks = {
  Facebook: 'facebook.com',
  Instagram: 'instagram.com',
  YouTube: 'youtube.com',
  LinkedIn: 'linkedin.com',
} as const;

export type Network = keyof typeof networks;
export const networkNames = Object.keys(networks) as Network[];

/** What is wrong with the address of an account at a network, or nothing. */
export function faultOfAccount(network: Network, url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { hostname, pathname } = new URL(url);
  const isOf = (name: Network) => hostname === networks[name] || hostname.endsWith(`.${networks[name]}`);
  const other = networkNames.find((name) => name !== network && isOf(name));
  if (other) return `'${url}' is an address of ${other}; write the one of ${network}`;
  return isOf(network) && pathname === '/'
    ? `'${url}' is ${network} itself; add the name of your account, https://www.${networks[network]}/name`
    : undefined;
}

/** The maps that the content policy lets into a frame: 'frame-src' of the policy names the same host. */
const MAP = 'https://www.openstreetmap.org/export/embed.html';

/** What is wrong with the address of a map in a frame, or nothing. */
export function faultOfMap(value: string): string | undefined {
  return (
    faultOfWebAddress(value) ??
    (value.startsWith(`${MAP}?`)
      ? undefined
      : `'${value}' is no map that browsers let into this page; write one that begins with ${MAP}?, or have a developer add the other to the content policy`)
  );
}
