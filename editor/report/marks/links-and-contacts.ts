/** Marks links that lead elsewhere, contact details, numbers of accounts, and positions that move. */
import { hasKey, isIn, isPoint, isProse } from '../../../content/schema/fields';
import { distanceKm } from '../../../lib/coordinates';

import type { MarkRule } from './context';

/** What guests do not expect behind a link, by the host and the start of the path. */
const kinds: [kind: string, address: RegExp][] = [
  ['a chat', /^(wa\.me|(.*\.)?whatsapp\.com|t\.me|m\.me|ig\.me|signal\.me|telegram\.me)\//],
  ['a map', /^(maps\.|g\.page\/|goo\.gl\/maps|(www\.)?(google|bing)\.[a-z.]+\/maps|.*openstreetmap\.org\/)/],
  [
    'a shared file',
    /^((drive|docs|photos)\.google\.com|photos\.app\.goo\.gl|.*dropbox\.com|.*icloud\.com|1drv\.ms|onedrive\.live\.com|we\.tl)\//,
  ],
  [
    'a short address that hides where it leads',
    /^(bit\.ly|tinyurl\.com|t\.co|goo\.gl|ow\.ly|is\.gd|cutt\.ly|rb\.gy|lnkd\.in|linktr\.ee|fb\.me|g\.co)\//,
  ],
];
/** The days, the guests or the session of one visit. */
const oneVisit = /[?&#](check_?-?in|check_?-?out|arrival|departure|adults|sid|session\w*)=|\d{4}-\d\d-\d\d/i;

const urlOf = (value: unknown) => (URL.canParse(String(value)) ? new URL(String(value)) : undefined);
const hostOf = (url: URL) => url.hostname.replace(/^www\./, '');

/** A link that leads to another host, to something that is no page, or to the visit of one guest. */
export const changedLink: MarkRule = ({ before, after }) => {
  const url = after?.input === 'url' ? urlOf(after.value) : undefined;
  if (!url) return undefined;
  const kind = kinds.find(([, address]) => address.test(`${url.hostname}${url.pathname}`))?.[0];
  if (kind) return `leads to ${kind}`;
  if (oneVisit.test(url.search + url.hash)) return 'has the days or the session of one visit in it';
  const old = urlOf(before?.value);
  return (
    old && hostOf(old) !== hostOf(url) && `leads to ${hostOf(url)} now, and to ${hostOf(old)} before; open it`
  );
};

/** A new phone number or mailbox: only a person can find out who answers. */
export const changedContact: MarkRule = ({ after }) => {
  if (typeof after?.value !== 'string') return undefined;
  if (isIn(after, 'site phone', 'hotels phone')) return 'is new; call it';
  return after.input === 'email' && 'is new; write to it';
};

/** Numbers of accounts (IFSC, UPI, GST, PAN), mailboxes, and numbers with nine digits or more. Prices have commas. */
const accounts = [
  /\b[A-Z]{4}0[A-Z0-9]{6}\b/g,
  /[\w.+-]+@[\w-]+(\.[\w-]+)*/g,
  /\b(\d{2})?[A-Z]{5}\d{4}[A-Z]\w{0,3}\b/g,
  /(?<![\d.,])\+?\d([ -]{0,2}\d){8,}\b/g,
];

/** A number of an account or a phone, or a mailbox, that is new in a text and that no field of the content has. */
export const accountInText: MarkRule = ({ before, after }, { fieldsAfter }) => {
  if (typeof after?.value !== 'string' || !isProse(after) || hasKey(after, 'phone')) return undefined;
  const { value } = after;
  const plain = (text: string) => text.replace(/[ -]/g, '').toLowerCase();
  const known = fieldsAfter.flatMap((field) =>
    hasKey(field, 'phone', 'email', 'pin') ? [plain(String(field.value))] : [],
  );
  const isKnown = (found: string) =>
    String(before?.value ?? '').includes(found) ||
    known.some((each) => each.endsWith(plain(found).replace(/^0/, '')));
  const found = accounts.flatMap((pattern) => value.match(pattern) ?? []).find((each) => !isKnown(each));
  return found && `has ‘${found}’ in it, which is none of your numbers and mailboxes`;
};

/** A shorter way is another door of the same house. */
const NEXT_DOOR_KM = 0.2;

/** A position on the map that moves. */
export const movedPosition: MarkRule = ({ before, after }) => {
  if (!isPoint(before?.value) || !isPoint(after?.value)) return undefined;
  const away = distanceKm(before.value, after.value);
  const words = away < 1 ? `${Math.round(away * 1000)} m` : `${away.toFixed(1)} km`;
  return away > NEXT_DOOR_KM && `moves by ${words}; look at it on a map`;
};
