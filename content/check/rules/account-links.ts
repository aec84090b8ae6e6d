/** Refuses links to pages that do not belong to one hotel or one account, such as the front page of an agency. */
import type { Text } from '../../schema/fields';
import type { Network } from '../../schema/vocabulary';
import { isExampleHost } from '../../schema/web-addresses';
import type { Message } from '../mistake';

const networks: Record<Network, string> = {
  Facebook: 'facebook.com fb.com fb.me',
  Instagram: 'instagram.com',
  YouTube: 'youtube.com',
  LinkedIn: 'linkedin.com',
};

/** Sites that sell many hotels: their front page does not belong to one hotel. */
const agencies =
  'booking.com hotels.com agoda.com makemytrip.com goibibo.com trivago.in yatra.com expedia.com expedia.co.in airbnb.com airbnb.co.in cleartrip.com oyorooms.com tripadvisor.in tripadvisor.com';
const google = 'google.com google.co.in goo.gl g.page g.co';

/** The host in the list that an address belongs to. */
const hostIn = (hosts: string, url: string) =>
  hosts.split(' ').find((host) => `.${new URL(url).hostname}`.endsWith(`.${host}`));

/** The paths of front pages: '/', '/index.html', '/en-gb/', '/hotels/kochi-hotels.html'. */
const frontPage =
  /^\/(index[\w.-]*|[a-z]{2}-[a-z]{2}|hotels?|maps)?\/?$|^\/search|^\/hotels\/[\w-]+-hotels\b/;

/** The first words in the paths of pages that do not belong to one account. */
const sharedPaths = [
  // To log in and to manage an account: '/login.php', '/accounts/edit/'.
  'login|signin|accounts|settings|checkpoint|uas|reg|recover|pages/create',
  // What each visitor sees: '/explore/'.
  'home|feed|me|direct|explore|search',
  // One post or film: '/p/DGx2', '/watch/'.
  'p|reel|stories|shorts|watch|sharer',
];
const sharedPages = [
  new RegExp(`^/(${sharedPaths.join('|')})?(\\.php)?(/|$)`, 'i'),
  // Without '?id=1000', it is the page of the person who is logged in.
  /^\/profile\.php(?!.*\bid=)/i,
];

/** What is wrong with a link of a hotel, of its reviews or of an account. The launch check reports example hosts. */
export function linkMessage({ value, entry }: Text): Message {
  const { hostname, pathname, search } = new URL(value);
  if (isExampleHost(hostname)) return undefined;
  const site = hostIn(`${agencies} google.com google.co.in`, value);
  if (site && frontPage.test(pathname))
    return `is the front page of ${site}; write the address of the hotel's own page there`;
  const name = String(entry.network ?? entry.name ?? '-');
  const sites = [...Object.values(networks), google, ...agencies.split(' ')];
  const own = sites.filter((hosts) => name.toLowerCase().startsWith(hosts.split('.')[0]!)).join(' ');
  const like = `open your page on that site and copy its address, such as https://www.${own.split(' ')[0]}/name`;
  if (own && !hostIn(own, value)) return `is not an address of ${name}; ${like}`;
  const isShared =
    sharedPages.some((page) => page.test(pathname + search)) || /^(studio|business|login)\./.test(hostname);
  return Boolean(entry.network) && isShared && `is not your own page; ${like}`;
}
