/** What a text says beside the hotels, prices and offers that it is about. */
import { choices } from '../choices';
import { slug } from '../slug';

import { lastDay } from './dates';
import { numeral, valueOf } from './figures';
import { districtOf, housesOf, type Check, type Text } from './problem';
import { emailFault, linkFault } from './links';
import { faultOfText, oddityOfText } from './words';

/** A rule about one text. */
type TextRule = (text: Text, check: Check) => void;

const alone: TextRule = (text, { refuse, ask }) => {
  refuse(text, faultOfText(text));
  ask(text, oddityOfText(text));
  if (text.form === 'email') refuse(text, emailFault(text.value));
  if (text.form === 'url') refuse(text, linkFault(text));
};

/** Names of entries in other files that are not there. */
const known: TextRule = ({ form, value, ...text }, { content, refuse }) => {
  if (!(form in choices)) return;
  const names = choices[form as keyof typeof choices](content).map((choice) => choice.value);
  const fix = `use one of ${names.join(', ')}, or remove this entry`;
  refuse(text, !names.includes(value) && `'${value}' is no ${form} of this site; ${fix}`);
};

/** Where guests travel to, other towns are named. */
const travel = /\b(cars?|taxis?|bus(es)?|trains?|ferr(y|ies)|metro|trips?|tours?)\b/i;
/** Whether a text names a room. A title of one word, like 'Standard', is also an everyday word, so 'room' must follow. */
const namesRoom = (text: string, title: string) =>
  text.includes(title.includes(' ') ? title : `${title} room`);

/** Pictures, names, rooms and towns that belong to another hotel. */
const otherHotels: TextRule = (text, { content, refuse, ask }) => {
  const { file, form, place, value, owner = '' } = text;
  const { hotels, towns, rooms } = content;
  const hotel = hotels[owner];
  if (!hotel) return;
  const [, folder = owner] =
    /^\/pictures\/(?:gallery|exteriors|hotels)\/([\w-]+?)(?:\.\w+$|\/)/.exec(value) ?? [];
  const isStrange = form === 'picture' && folder !== owner && hotels[folder];
  ask(text, isStrange && `is in the folder of ${isStrange.name}`);
  const rest = value.replaceAll(hotel.name, '');
  const other = Object.values(hotels).find(({ name }) => rest.includes(name));
  const names = other && `names ${other.name}, but the hotel is ${hotel.name}; correct one of them`;
  const isOfHotel = file.startsWith('hotels/');
  const say = isOfHotel || rest !== value ? ask : refuse;
  say(text, names);
  // The way to a hotel leads through other towns, and a letter to it may go to another one of its district.
  const isAddress = place.includes('address');
  const isOwn = ({ name, district }: (typeof towns.towns)[number]) =>
    isAddress ? district === districtOf(content, hotel.town) : name === hotel.town;
  const town = towns.towns
    .filter(({ name, malayalam }) => value.includes(name) || value.includes(malayalam))
    .find((named) => !isOwn(named) && (isAddress || !(isOfHotel || travel.test(value))));
  ask(text, town && `names ${town.name}, and the hotel is in ${hotel.town}`);
  const room = rooms.rooms.find(({ title }) => namesRoom(value, title) && !hotel.rooms.includes(slug(title)));
  ask(text, room && `names '${room.title}', a room that ${hotel.name} does not have`);
};

/** Minutes since midnight of '2 PM', '14:00' or 'noon'. */
function minutesOf(text: string): number {
  const [, hours = '12', minutes = '0', half] = /^(\d+)(?::(\d\d))?(?: ?([ap])\.?m)?/i.exec(text) ?? [];
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours);
  return hour * 60 + Number(minutes);
}

const saidTime =
  /(?<!(?:early|earlier|late|later) )check[- ]?(in|out)(?: time)?(?: is)?:?(?: (?:from|at|by|until|till))? ((?:12 )?noon|\d{1,2}(?::\d{2}(?: ?[ap]\.?m)?| ?[ap]\.?m)\b)/i;

/** Times of arrival and departure in words, beside those of the hotel they belong to, or else of any hotel. */
const arrival: TextRule = (text, { content: { hotels }, refuse }) => {
  const [, way = '', said] = saidTime.exec(text.value) ?? [];
  if (!said) return;
  const own = hotels[text.owner ?? ''];
  const field = way.toLowerCase() === 'in' ? 'checkIn' : 'checkOut';
  const times = (own ? [own] : Object.values(hotels)).map(({ stay }) => stay[field]);
  const isTrue = times.some((time) => minutesOf(time) === minutesOf(said));
  const real = `${own?.name ?? 'hotels'} from ${[...new Set(times)].join(', ')}; write the same in both`;
  refuse(text, !isTrue && `says check-${way} at ${said}, and ${real}`);
};

/** An opening that ends before it begins. A bar may close after midnight, until six, if it opens from five on. */
const hours: TextRule = (text, { refuse }) => {
  if (text.path.at(-1) !== 'hours') return;
  for (const [range, from = '', to = ''] of text.value.matchAll(/(\d\S* [AP]M) to (\d\S* [AP]M)/g)) {
    const [opens, closes] = [minutesOf(from), minutesOf(to)];
    const isNight = closes === 0 || (closes <= 6 * 60 && opens >= 17 * 60);
    const isOdd = closes <= opens && !isNight;
    refuse(text, isOdd && `'${range}' closes before it opens; exchange the two, or correct AM and PM`);
  }
};

/** Phone numbers and mailboxes in words that are none of the group's. */
const contacts: TextRule = (text, { content, ask }) => {
  const { file, place, value, owner } = text;
  if (file === 'labels' || /(phone|email|url)$/.test(place)) return;
  const ending = (phone: string) => phone.replace(/\D/g, '').slice(-10);
  const phones = housesOf(content)
    .filter(([house]) => !owner || ['site', `hotels/${owner}`].includes(house))
    .map(([, { phone }]) => ending(phone));
  const numbers = value.match(/(?:\+\d|\b0[1-9]|\b[6-9]\d)[\d -]{7,}\d\b/g) ?? [];
  const mails = value.match(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g) ?? [];
  const found = [
    ...numbers.filter((each) => ending(each).length === 10 && !phones.includes(ending(each))),
    ...mails.filter((each) => each !== content.site.email),
  ];
  ask(text, found[0] && `names ${found[0]}, which is none of ours; correct it`);
};

/** '20% off', 'save twenty per cent', 'half price'; a tax is none, and what children pay is another matter. */
const reduction = new RegExp(
  `(?<![\\d.])(${numeral})\\s*(?:%|per ?cent)(?=.? ?(?:off|less|lower|discount|reduc|cheaper))|(?<=\\b(?:save|discount of|less|flat) (?:up to )?)(${numeral})\\s*(?:%|per ?cent)|\\b(half)(?:[- ]price| the price| off)|\\ba (third|quarter) off`,
  'gi',
);
const fractions: Record<string, number[]> = { half: [50], third: [33, 34], quarter: [25] };
/** A word that is called a code: 'the code RAIN'; or that looks like one: 'STAY20'. */
const someCode = /\b[Cc]odes?:? (?:is |like |such as )?([A-Z][A-Z\d-]{3,})|\b([A-Z]{3,}-?\d{1,2})\b/g;

/** What texts say of the offers: their percentages, their codes and when they end. */
const offerWords: TextRule = (text, { content, ask, today }) => {
  const { file, path, value } = text;
  const own = file === 'offers' ? content.offers.offers[Number(path[1])] : undefined;
  const last = own && lastDay(value);
  ask(text, last && last < today.toISOString().slice(0, 10) && `names a date that passed on ${last}`);
  const meant = own ? [own] : content.offers.offers;
  if (path.at(-1) === 'code') {
    const figures = value.match(/(?<!\d)\d{1,2}(?!\d)/g)?.find((each) => Number(each) !== own!.percent);
    return ask(text, figures && `has ${figures} in it, and the offer is ${own!.percent}%`);
  }
  const codes = meant.map(({ code }) => code);
  const code = [...value.matchAll(someCode)]
    .map(([, called, alike]) => called ?? alike!)
    .find((each) => !codes.includes(each));
  ask(text, code && `names the code ${code}, and not ${codes.join(', ')}`);
  const percents = meant.map(({ percent }) => percent);
  const isOfRooms = /^(offers|headings)$/.test(file) && !/\b(child|kid|under)/i.test(value);
  const found = [...value.matchAll(reduction)].find(([, said, saved, half, part]) => {
    const values = fractions[(half ?? part ?? '').toLowerCase()] ?? [valueOf(said ?? saved!)];
    return (isOfRooms || said || saved) && !values.some((percent) => percents.includes(percent));
  });
  ask(text, found && `speaks of ${found[0]}, and not of ${percents.join(', ')}%`);
};

const amount = new RegExp(
  `(?:₹|\\brs\\.?|\\binr)\\s*(\\d[\\d,]*)|\\b(\\d[\\d,]*)(?: rupees|/-| a night)|\\b(${numeral}|an?) (hundred|thousand)\\b`,
  'gi',
);
/** 'one thousand rupees to five' */
const upperLimit = new RegExp(`thousand(?: rupees)? to (${numeral})(?! (?:hundred|thousand))\\b`, 'i');
const scale: Record<string, number> = { hundred: 100, thousand: 1000 };

/** Sentences about rooms with a price that no room has, or that another room has. */
const prices: TextRule = (text, { content, ask }) => {
  // What an extra bed or a pet costs is no price of a room.
  if (/^hotels (stay|malayalam)/.test(text.place)) return;
  const { rooms } = content.rooms;
  const pricesOf = ({ price, oldPrice = price }: (typeof rooms)[number]) => [price, oldPrice];
  const titles = rooms.map(({ title }) => title).sort((a, b) => b.length - a.length);
  const names = titles.map((title) => title.replace(/[^\w ]/g, '\\$&'));
  const named = new RegExp(`\\b(${names.join('|')})s?\\b`, 'g');
  for (const sentence of text.value.split(/(?<!Rs\.)(?<=[.!?;])\s/)) {
    const found = [...sentence.matchAll(amount)].map(
      ([, after, before, word = '', unit = '']) =>
        valueOf(after ?? before ?? word) * (scale[unit.toLowerCase()] ?? 1),
    );
    const limit = upperLimit.exec(sentence)?.[1];
    if (limit) found.push(valueOf(limit) * 1000);
    // A sentence with one room and one price says what that room costs.
    const own = [...`${String(text.entry.title)}. ${sentence}`.matchAll(named)].map(([, name]) => name);
    const room = rooms.find(({ title }) => own.length === 1 && found.length === 1 && title === own[0]);
    const isOfRooms = /\brooms?\b|a night\b/i.test(sentence);
    const real = room ? pricesOf(room) : isOfRooms ? rooms.flatMap(pricesOf) : found;
    const stale = found.find((price) => !real.includes(price));
    const known = `which is no price of ${room?.title ?? 'a room'} (${[...new Set(real)].join(', ')})`;
    const says = `says ${stale}, ${known}; {lowest price} and {highest price} follow the rooms`;
    ask(text, stale !== undefined && says);
  }
};

const counted = new RegExp(
  `\\b(${numeral}) (?:of our )?(?:(?:kerala|town|lovely|fine) )?(?:houses|hotels|properties)\\b`,
  'i',
);

/** Hotels that are counted by hand. What is right today is wrong with the next hotel. */
const handCounts: TextRule = (text, { ask }) => {
  const [found, word = ''] = counted.exec(text.value) ?? [];
  const isCount = found && !text.file.startsWith('hotels') && valueOf(word) > 2;
  ask(text, isCount && `says '${found}', counted by hand; {hotels} and {featured} count by themselves`);
};

export const textRules = [
  ...[alone, known, otherHotels, arrival, hours, contacts, offerWords, prices, handCounts],
];
