/** Warns of links that do not lead to the page that guests need. */
import { hotelIdOf, hotelOf, type Field } from '../../../../content/schema/fields';
import type { Content } from '../../../../content/schema/schema';
import { wordsIn } from '../compare-words';
import { fieldId, othersLike, type WarningRule } from '../warning-rule';

const hosts = (names: string) =>
  new RegExp(`(^|\\.)(${names.trim().replaceAll('.', '\\.').split(/\s+/).join('|')})$`, 'i');

/** Kinds of pages where guests neither book nor read, by their host or path. */
const kinds: [kind: string, host: RegExp, path?: RegExp][] = [
  [
    'a chat',
    hosts('wa.me whatsapp.com t.me telegram.me telegram.org m.me messenger.com signal.me viber.com ig.me'),
  ],
  [
    'a map',
    hosts(
      'maps.google.com maps.google.co.in maps.app.goo.gl maps.apple.com openstreetmap.org g.page waze.com',
    ),
  ],
  ['a map', /(^|\.)(google\.|goo\.gl$|bing\.)/i, /^\/maps/],
  [
    'a short address that hides where it leads',
    hosts(
      'bit.ly tinyurl.com t.co goo.gl ow.ly is.gd cutt.ly rb.gy lnkd.in fb.me shorturl.at rebrand.ly tiny.cc t.ly s.id linktr.ee g.co shorturl.com v.gd buff.ly',
    ),
  ],
  [
    'a shared file',
    hosts(
      'drive.google.com docs.google.com photos.google.com photos.app.goo.gl dropbox.com onedrive.live.com 1drv.ms icloud.com wetransfer.com we.tl mega.nz box.com sharepoint.com scribd.com',
    ),
  ],
  ['a form', hosts('forms.gle forms.office.com jotform.com typeform.com surveymonkey.com')],
  ['a result of a search', /(^|\.)(google|bing|duckduckgo|yahoo)\./i, /^\/search/],
  ['a mailbox or an account', hosts('mail.google.com accounts.google.com outlook.live.com')],
  ['a test page', /(^|[.-])(staging|stage|dev|test|preview|demo|uat|beta)[.-]|^\d+\.\d+\.\d+\.\d+$/i],
  ['a file', /./, /\.(pdf|docx?|xlsx?|pptx?|jpe?g|png|webp|zip|apk|exe)$/i],
  ['a page for staff only', /./, /\/(wp-admin|admin|login|signin|dashboard|edit|cpanel)(\/|\.|$)/i],
];
const stayParameters = [
  'check_?-?(in|out)\\w*|arrival\\w*|departure\\w*|from|to|start\\w*|end\\w*|dates?|\\w*date\\w*|nights?',
  'adults?|child(ren)?|rooms?|guests?|pax',
  '[adsl]id|label|session\\w*|\\w*sess\\w*id|token|\\w*token|auth\\w*|key',
  'cart\\w*|basket|booking_?id|reservation\\w*|srpvid|ved|ei',
];
const stayed = new RegExp(`[?&#;](${stayParameters.join('|')})=|[?&#=]\\d{4}-\\d\\d-\\d\\d`, 'i');
const tracked =
  /[?&#](utm_\w+|fbclid|gclid|dclid|msclkid|igsh(id)?|mc_[ce]id|mibextid|si|ref|ref_src|source|trk|campaign)=/i;

const urlOf = (value: unknown) => (URL.canParse(String(value)) ? new URL(String(value)) : undefined);
const bareHost = (url?: URL) => url?.hostname.replace(/^www\.|\.$/g, '').toLowerCase();

/** Why an address is not for all guests, with what it would open. */
function linkKind(address: string): string | undefined {
  const url = urlOf(address);
  if (!url) return undefined;
  const kind = kinds.find(
    ([, host, path]) => host.test(url.hostname) && (!path || path.test(url.pathname)),
  )?.[0];
  if (kind) return `leads to ${kind}`;
  if (stayed.test(url.search + url.hash + url.pathname))
    return 'has the dates or the session of one stay in it; open the page again without choosing dates, and copy that address';
  return tracked.test(url.search + url.hash)
    ? 'has tracking codes in it (such as utm_source); delete the "?" and everything after it'
    : undefined;
}

/** A link that leads to another site, to a page without booking, or to the page of another hotel. */
export const changedLink: WarningRule = ({ before, after }, context) => {
  if (after?.input !== 'url' || typeof after.value !== 'string') return undefined;
  const [url, old] = [urlOf(after.value), urlOf(before?.value)];
  const [kind, oldKind] = [linkKind(after.value), old && linkKind(old.href)];
  if (kind && kind !== oldKind)
    return old && bareHost(url) !== bareHost(old) ? `${kind}; before, it led to ${bareHost(old)}` : kind;
  const duplicate = context.fieldsAfter.find(
    (other) =>
      other.input === 'url' &&
      fieldId(other) !== fieldId(after) &&
      isSamePage(String(other.value), after.value as string),
  );
  if (duplicate) return `is also the address at ${named(duplicate, context.after)}`;
  const stranger = otherHotel(after, context.after);
  if (stranger) return `names ${stranger}; is it the page of this hotel?`;
  const isFront = (address?: URL) => address?.pathname === '/' && address.search === '';
  const isShared = othersLike(after, context.fieldsAfter).some(
    ({ value }) => bareHost(urlOf(value)) === bareHost(url) && !isFront(urlOf(value)),
  );
  if (isFront(url) && isShared && after.owner)
    return `is the front page of ${bareHost(url)}, where other hotels have a page of their own`;
  if (!url || !old || withoutSlash(url) === withoutSlash(old)) return undefined;
  if (bareHost(url) !== bareHost(old))
    return `leads to ${bareHost(url)} now, and led to ${bareHost(old)} before; open it to check`;
  return `leads to another page of ${bareHost(url)} now; open it to check`;
};
const withoutSlash = ({ href }: URL) => href.replace(/\/$/, '');
const named = ({ file, labels }: Field, content: Content) =>
  hotelOf(file, content)?.name ?? labels.join(', ');

/** Whether two addresses open one page. */
function isSamePage(one: string, other: string): boolean {
  const partsOf = (url: string) => /^https?:\/\/(?:www\.)?(.*?)\/*([?#].*)?$/i.exec(url.toLowerCase()) ?? [];
  const [[, page, rest], [, otherPage, otherRest]] = [partsOf(one), partsOf(other)];
  return page === otherPage && (!rest || !otherRest || rest === otherRest);
}

/** The other hotel whose id or name an address of a hotel has in it. */
function otherHotel({ file, value }: Field, { hotels }: Content): string | undefined {
  const ownId = hotelIdOf(file);
  const own = ownId && hotels[ownId];
  if (!own) return undefined;
  const words = wordsIn(String(value));
  const has = (id: string, name: string, town: string) =>
    [...wordsIn(id), ...wordsIn(name).slice(1), ...wordsIn(town)].some(
      (word) => word.length > 3 && words.includes(word),
    );
  if (has(ownId, own.name, own.town)) return undefined;
  return Object.entries(hotels).find(([id, { name, town }]) => hotels[id] !== own && has(id, name, town))?.[1]
    .name;
}
