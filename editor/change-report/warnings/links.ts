/** Links, phone numbers and mailboxes: how guests book, pay and reach you. */
import type { Field } from '../../../content/fields';
import { districtOf } from '../../../content/problem';
import type { Content } from '../../../content/schema';
import { kilometres } from '../../../lib/coordinates';

import {
  aboutText,
  addressOf,
  nameOf,
  newIn,
  sharedWords,
  wordsIn,
  type WarningRule,
  type Context,
} from './warning';

const hosts = (names: string) =>
  new RegExp(`(^|\\.)(${names.trim().replaceAll('.', '\\.').split(/\s+/).join('|')})$`, 'i');

/** What a page is, by its host or its path, if it is not one where guests book or read. */
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
  ['a form', hosts('forms.gle forms.office.com jotform.com typeform.com surveymonkey.com'), /./],
  ['a result of a search', /(^|\.)(google|bing|duckduckgo|yahoo)\./i, /^\/search/],
  ['a mailbox or an account', hosts('mail.google.com accounts.google.com outlook.live.com')],
  ['a test page', /(^|[.-])(staging|stage|dev|test|preview|demo|uat|beta)[.-]|^\d+\.\d+\.\d+\.\d+$/i],
  ['a file', /./, /\.(pdf|docx?|xlsx?|pptx?|jpe?g|png|webp|zip|apk|exe)$/i],
  ['a page for staff only', /./, /\/(wp-admin|admin|login|signin|dashboard|edit|cpanel)(\/|\.|$)/i],
];
const stayed =
  /[?&#;](check_?-?(in|out)\w*|arrival\w*|departure\w*|from|to|start\w*|end\w*|dates?|\w*date\w*|nights?|adults?|child(ren)?|rooms?|guests?|pax|[adsl]id|label|session\w*|\w*sess\w*id|token|\w*token|auth\w*|key|cart\w*|basket|booking_?id|reservation\w*|srpvid|ved|ei)=|[?&#=]\d{4}-\d\d-\d\d/i;
const tracked =
  /[?&#](utm_\w+|fbclid|gclid|dclid|msclkid|igsh(id)?|mc_[ce]id|mibextid|si|ref|ref_src|source|trk|campaign)=/i;

const urlOf = (value: unknown) => (URL.canParse(String(value)) ? new URL(String(value)) : undefined);
const bareHost = (url?: URL) => url?.hostname.replace(/^www\.|\.$/g, '').toLowerCase();

/** What makes an address unfit for all guests, with what it would open. */
function linkKind(address: string): string | undefined {
  const url = urlOf(address);
  if (!url) return undefined;
  const kind = kinds.find(
    ([, host, path]) => host.test(url.hostname) && (!path || path.test(url.pathname)),
  )?.[0];
  if (kind) return `leads to ${kind}`;
  if (url.username || url.password) return 'has a name or a password in it';
  if (stayed.test(url.search + url.hash + url.pathname))
    return 'has the dates or the session of one stay in it; open the page once more without choosing dates, and copy that address';
  return tracked.test(url.search + url.hash)
    ? 'has tracking codes in it (such as utm_source); delete the "?" and everything after it'
    : undefined;
}

/** A link that leads to another site, to a page where nobody books, or to the page of another hotel. */
export const link: WarningRule = ({ before, after }, context) => {
  if (after?.form !== 'url' || typeof after.value !== 'string') return undefined;
  const [url, old] = [urlOf(after.value), urlOf(before?.value)];
  const [kind, oldKind] = [linkKind(after.value), old && linkKind(old.href)];
  if (kind && kind !== oldKind)
    return old && bareHost(url) !== bareHost(old) ? `${kind}; before, it led to ${bareHost(old)}` : kind;
  const twin = context.fieldsAfter.find(
    (other) =>
      other.form === 'url' &&
      addressOf(other) !== addressOf(after) &&
      isSamePage(String(other.value), after.value as string),
  );
  if (twin) return `is also the address at ${named(twin, context.after)}`;
  const stranger = otherHotel(after, context.after);
  if (stranger) return `names ${stranger}; is it the page of this hotel?`;
  const neighbours = context.fieldsAfter.filter(
    (other) => addressOf(other) !== addressOf(after) && other.place === after.place,
  );
  const isFront = (address?: URL) => address?.pathname === '/' && address.search === '';
  const isShared = neighbours.some(
    ({ value }) => bareHost(urlOf(value)) === bareHost(url) && !isFront(urlOf(value)),
  );
  if (isFront(url) && isShared && after.owner)
    return `is the front page of ${bareHost(url)}, where other hotels have a page of their own`;
  if (!url || !old || isSamePage(url.href, old.href, (path) => path)) return undefined;
  if (bareHost(url) !== bareHost(old))
    return `leads to ${bareHost(url)} now, and led to ${bareHost(old)} before; open it once`;
  return `leads to another page of ${bareHost(url)} now; open it once`;
};
const named = ({ file, labels }: Field, { hotels }: Content) =>
  hotels[file.slice(7)]?.name ?? labels.join(', ');

/** Whether two addresses open one page. `read` makes two ways to write a path the same. */
function isSamePage(one: string, other: string, read = (path: string) => path.toLowerCase()): boolean {
  const partsOf = (url: string) => /^https?:\/\/(?:www\.)?(.*?)\/*([?#].*)?$/i.exec(read(url)) ?? [];
  const [[, page, rest], [, otherPage, otherRest]] = [partsOf(one), partsOf(other)];
  return page === otherPage && (!rest || !otherRest || rest === otherRest);
}

/** The other hotel whose id or name an address of a hotel has in it. */
function otherHotel({ file, value }: Field, { hotels }: Content): string | undefined {
  const own = hotels[file.slice(7)];
  if (!own) return undefined;
  const words = wordsIn(String(value));
  const has = (id: string, name: string, town: string) =>
    [...wordsIn(id), ...wordsIn(name).slice(1), ...wordsIn(town)].some(
      (word) => word.length > 3 && words.includes(word),
    );
  if (has(file.slice(7), own.name, own.town)) return undefined;
  return Object.entries(hotels).find(([id, { name, town }]) => hotels[id] !== own && has(id, name, town))?.[1]
    .name;
}

/** '+91 484 555 0113' has the area code 484; a mobile number has none. */
const areaOf = (phone: string) => /^\+91 ([1-5]\d{1,3}) /.exec(phone)?.[1];

/** What is unusual about the phone of a new hotel, compared with the others. */
function newPhone({ value, owner }: Field, { before, after }: Context): string | undefined {
  const [own, others] = [after.hotels[owner ?? ''], Object.values(before.hotels)];
  const area = areaOf(String(value));
  if (!own || others.length === 0) return undefined;
  if (!area) {
    const isUsual = others.some(({ phone }) => !areaOf(phone));
    return isUsual ? undefined : 'is a mobile number, and no other hotel has one; is it that of the desk?';
  }
  const district = (town: string) => districtOf(after, town);
  const having = others.filter(({ phone }) => areaOf(phone) === area);
  const isOdd = having.every(({ town }) => district(town) !== district(own.town));
  return having[0] && isOdd ? `has the area code of ${having[0].name} (${having[0].town})` : undefined;
}

/** A phone number or a mailbox that changes: nobody but a person can find out whether the right one answers. */
export const phoneOrMailbox: WarningRule = ({ before, after }, context) => {
  if (after?.place === 'hotels phone' && !before) return newPhone(after, context);
  if (!before || !after || before.value === after.value) return undefined;
  // Labels have this name as well, and no digits.
  if (nameOf(after) === 'phone' && /\d/.test(String(after.value)))
    return 'is another number now; call it once';
  return after.form === 'email' && 'is another mailbox now; write to it once';
};

/** Farther apart than this, two hotels have no PIN in common. */
const ONE_PIN_KM = 5;

/** A PIN that is that of a hotel elsewhere or that changes while the streets stay, and a place that an address has twice. */
export const address: WarningRule = ({ before, after }, { changes, after: { hotels } }) => {
  if (!after || typeof after.value !== 'string') return undefined;
  const isOfAddress = after.path.includes('address');
  const isMoved = changes.some(({ file, place: at }) => file === after.file && /coordinates$/.test(at));
  const isPinNew = changes.some(({ file, place: at }) => file === after.file && /pin$/.test(at));
  const others = changes.filter(
    ({ file, place: at }) => file === after.file && /address (lines|locality)|town$/.test(at),
  );
  if (nameOf(after) === 'pin' && before?.value !== after.value) {
    const own = hotels[after.owner ?? ''];
    const twin = Object.values(hotels).find(
      (other) =>
        own &&
        other.address.pin === after.value &&
        kilometres(other.coordinates, own.coordinates) > ONE_PIN_KM,
    );
    if (twin) return `is that of ${twin.name} (${twin.town}), which is far from here; look it up once more`;
  }
  if (nameOf(after) === 'pin' && before && others.length === 0)
    return 'changes, and the street stays the same; look it up once more';
  if (!isOfAddress || !/lines|locality/.test(nameOf(after))) return undefined;
  if (nameOf(after) === 'locality' && before && before.value !== after.value && !isPinNew)
    return 'changes, and the PIN stays the same; look it up once more';
  const isOtherStreet = before && sharedWords(String(before.value), after.value) <= 0.5;
  if (nameOf(after) === 'lines' && isOtherStreet && !isMoved)
    return 'changes, and the position on the map stays the same; look it up once more';
  const { lines = [], locality } = after.entry as { lines?: string[]; locality?: string };
  const parts = lines.flatMap((line) => line.split(/\s*,\s*/));
  const twice = [...parts, locality ?? ''].find((part, at, all) => part && all.indexOf(part) !== at);
  return twice && `'${twice}' is twice in this address`;
};

const ifsc = /\b[A-Z]{4}0[A-Z0-9]{6}\b/g;
const paying =
  /\b(?:IFSC|SWIFT|A\/c|GPay|Google Pay|PhonePe|Paytm|UPI id|bank transfer|NEFT|RTGS|account (?:no|number)|card number|CVV|OTP|QR code|advance payment|pay (?:an? )?advance|token amount|crypto|bitcoin)\b|[\w.-]+@(?:upi|ok\w+|ybl|ibl|axl|apl|paytm|ptyes|barodampay|sbi|icici|hdfc\w*)\b/gi;
/** GST number, PAN, and long figures such as those of accounts and cards. */
const identities = /\b\d{2}[A-Z]{5}\d{4}[A-Z]\w?Z?\w?\b|\b[A-Z]{5}\d{4}[A-Z]\b/g;

/** Numbers of accounts and people, and ways to pay or to reach someone, in a text. */
export const contactInText = aboutText((after, before, { after: field }, { after: content }) => {
  if (/(^labels|(phone|pin|code)$)/.test(field.place)) return undefined;
  const bank = newIn(ifsc, after, before) ?? newIn(paying, after, before) ?? newIn(identities, after, before);
  if (bank) return `has '${bank}' in it, which guests may trust and use to pay; is it really yours?`;
  const ending = (phone: string) => phone.replace(/\D/g, '').slice(-10);
  const phones = [content.site, ...Object.values(content.hotels)].map(({ phone }) => ending(phone));
  const digits = newIn(/(?<![\d.,])\+?\d[\d -]{7,}\d\b/g, after, before);
  if (digits && !phones.includes(ending(digits))) {
    const count = digits.replace(/\D/g, '').length;
    return (
      count > 8 &&
      `has '${digits}' in it, which is not a number of yours; is it a phone, an account or a card?`
    );
  }
  const mail = newIn(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, after, before);
  if (mail && mail !== content.site.email) return `has '${mail}' in it, which is not your mailbox`;
  if (nameOf(field) === 'name') return undefined;
  const site = newIn(
    /\b(?:https?:\/\/|www\.)\S+|\b[a-z\d-]+\.(?:com|in|co\.in|org|net|info|shop|online)\b/gi,
    after,
    before,
  );
  return site && `has the address '${site}' in it, which guests cannot press`;
});
