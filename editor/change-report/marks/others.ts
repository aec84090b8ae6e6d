/** A change beside everything else: what should have changed with it, and what it became alike to. */
import { kilometres } from '../../../content/kerala';
import { districtNames } from '../../../content/vocabulary';
import { slug } from '../../../content/slug';
import { subjectOf, type Field } from '../fields';
import { lostTimes } from './dates';
import {
  aboutText,
  called,
  isProse,
  listed,
  nameOf,
  sharedWords,
  wordsIn,
  type Mark,
  type View,
} from './mark';
import { inWords } from './numbers';

const at = ({ file, path }: Field) => `${file} ${path.join(' ')}`;
const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
const wholePattern = (pattern: string, flags = '') =>
  new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, `u${flags}`);
const wholeWord = (text: string, flags = '') => wholePattern(escaped(text), flags);
/** 'Nilavara Harbour (Kochi): Slider rows, Our Vision, Text' */
export const subject = (field: Field, { after }: View) =>
  `${subjectOf(field.file, after.hotels[field.file.slice(7)])}: ${called(field)}`;

/** Where a pattern is still found, except in the field itself. */
function stillIn(
  pattern: RegExp,
  own: Field,
  view: View,
  isNear: (field: Field) => boolean = () => true,
): string[] {
  return view.fieldsAfter
    .filter((field) => typeof field.value === 'string' && at(field) !== at(own) && field.form !== 'picture')
    .filter((field) => isNear(field) && pattern.test(String(field.value)))
    .map((field) => subject(field, view));
}

const names = /^(name|shortName|legalName|title|code|phone|email|label|heading|town|menu)$/;

/** The old form of a name, a number or a time that other texts still have. */
export const oldForm: Mark = (change, view) => {
  const { before, after } = change;
  if (!before || !after || before.value === after.value) return undefined;
  const still = (found: string[], old: unknown) =>
    found.length > 0 && `its old form '${String(old)}' still appears in ${listed(found)}`;
  const isOwn = (field: Field) =>
    field.entry === after.entry || (Boolean(after.owner) && field.owner === after.owner);
  if (typeof before.value === 'string' && names.test(nameOf(after)) && before.value.length > 3) {
    const old = before.value;
    const isNear =
      nameOf(after) === 'town' ? isOwn : (field: Field) => isProse(field) || field.form === 'town';
    const found = stillIn(wholeWord(old), after, view, isNear);
    if (found.length > 0) return still(found, old);
    // A name in Malayalam does not follow automatically.
    const translated = Object.values((after.entry.malayalam ?? {}) as object).length > 0;
    const isKept = view.changes.every(
      ({ place, file }) => file !== after.file || place !== 'hotels malayalam name',
    );
    return (
      after.place === 'hotels name' && translated && isKept && 'its name in Malayalam is still the old one'
    );
  }
  if (typeof before.value === 'number' && after.form !== 'hidden')
    return still(figureStillIn(before.value, after, view), before.value);
  if (
    typeof before.value === 'string' &&
    typeof after.value === 'string' &&
    /^(hours|checkIn|checkOut)$/.test(nameOf(after))
  )
    for (const pattern of lostTimes(before.value, after.value)) {
      const isSaid = (field: Field) => isProse(field) && nameOf(field) !== 'hours';
      const found = stillIn(
        pattern.said,
        after,
        view,
        (field) => isSaid(field) && field.entry === after.entry,
      );
      found.push(...stillIn(pattern.figures, after, view, (field) => isSaid(field) && isOwn(field)));
      if (found.length > 0) return still(found, before.value);
    }
  return undefined;
};

/** Texts that still name a figure: of the same entry or hotel; a sum of money, in any text. */
function figureStillIn(old: number, own: Field, view: View): string[] {
  const isMoney = /price/i.test(nameOf(own));
  if (isMoney && view.fieldsAfter.some((field) => field.place === own.place && field.value === old))
    return [];
  const grouped = old.toLocaleString('en-IN');
  const thousands = old % 1000 === 0 ? inWords(old / 1000) : undefined;
  const words = isMoney ? thousands && `${thousands} thousand` : inWords(old);
  const figures = `(?<![\\d.,])(?:${escaped(grouped)}|${old})(?![\\d.,]\\d|\\d)`;
  const pattern = new RegExp(words ? `${figures}|(?<![a-z-])${words}(?![a-z-])` : figures, 'i');
  const isNear = (field: Field) =>
    (field.entry === own.entry && (old > 9 || nameOf(field) === 'code')) ||
    (Boolean(own.owner) && own.owner === field.owner && old > 12) ||
    (old > 99 && isProse(field));
  return stillIn(
    pattern,
    own,
    view,
    (field) => isNear(field) && !/(pin|phone|hours|lines|url)$/.test(field.place),
  );
}

/** A figure in an English text that changed, and its translation that did not. */
export const translation = aboutText((after, before, { after: field }, view) => {
  const words = view.after.hotels[field.owner ?? '']?.malayalam as Record<string, string> | undefined;
  const own = words?.[field.path.includes('address') ? 'address' : nameOf(field)];
  if (!own || !before || field.path.includes('malayalam')) return undefined;
  const figures = (text: string): string[] => text.match(/\d[\d.,]*\d|\d/g) ?? [];
  const lost = figures(before).find((each) => !figures(after).includes(each) && figures(own).includes(each));
  return lost && `its old figure ${lost} is still in the Malayalam text`;
});

/** The other way round: a figure in a translation that the English text does not have. */
export const translated = aboutText((after, before, { after: field }, view) => {
  const hotel = view.after.hotels[field.owner ?? ''];
  if (!hotel || !field.path.includes('malayalam')) return undefined;
  const english: Record<string, string | undefined> = {
    ...(hotel.stay as Record<string, string | undefined>),
    address: `${hotel.address.lines.join(' ')} ${hotel.address.pin}`,
  };
  const own = english[nameOf(field)];
  const figures = (text: string): string[] => text.match(/\d[\d.,]*\d|\d/g) ?? [];
  const odd = own && figures(after).find((each) => !own.includes(each) && !before.includes(each));
  return odd && `says ${odd}, and the English text does not`;
});

/** Short words that many entries share, and what hotels ask of all guests. */
const shared =
  /^(labels|contact enquiries)|(button|amenities|includes|rooms|kind|menu|heading|suffix|locality|network|bed|hours|phone|pin|lines|check(In|Out))$|^(hotels (stay (?!road)|malayalam stay|reviews)|pages \w+ title|hotels halls name)/;

/** Nearer than this, in kilometres, two hotels are neighbours. */
const NEAR = 20;

/** So many words in a row are no coincidence. */
const RUN = 6;
const runsIn = (text: string) => {
  const words = wordsIn(text);
  return words.slice(RUN - 1).map((_, start) => words.slice(start, start + RUN).join(' '));
};

/** Words that are in a text twice: pasted once too often. */
export const twice = aboutText((after, before) => {
  const repeated = (text: string) => runsIn(text).filter((run, at, all) => all.indexOf(run) < at);
  const found = repeated(after).find((run) => !repeated(before).includes(run));
  return found && `says '${found}' twice`;
});

/** Two texts that became alike. */
export const alike = aboutText((after, before, { after: field }, view) => {
  const isShared = shared.test(field.place);
  const plain = (text: string) => wordsIn(text).join(' ');
  const own = plain(after);
  if (own.length < 4 || own === plain(before)) return undefined;
  // Neighbours have the same places around them.
  const isNeighbour = ({ owner = '' }: Field) => {
    const [one, two] = [owner, field.owner ?? ''].map((id) => view.after.hotels[id]?.coordinates);
    return field.place === 'hotels nearby name' && one && two && kilometres(one, two) < NEAR;
  };
  // What all hotels may say alike, two fields of one hotel may not.
  const isComparable = (other: Field) => !isShared || (other.entry === field.entry && own.length > 25);
  const others = view.fieldsAfter.filter(
    (other) =>
      isProse(other) &&
      at(other) !== at(field) &&
      !isSamePicture(other, field) &&
      isComparable(other) &&
      !isNeighbour(other),
  );
  const twin = others.find(
    (other) =>
      (other.place === field.place || own.length > 25 || other.entry === field.entry) &&
      plain(String(other.value)) === own &&
      (isShared || !shared.test(other.place)),
  );
  if (twin) return `says the same as ${subject(twin, view)}`;
  const letters = (text: string) => [...plain(text).replaceAll(' ', '')].sort().join('');
  const turned = view.fieldsAfter.find(
    (other) =>
      other.entry === field.entry &&
      other.place === field.place &&
      at(other) !== at(field) &&
      letters(String(other.value)) === letters(after),
  );
  if (turned) return `says the same as '${String(turned.value)}' beside it`;
  const around = others.find(
    (other) => other.entry === field.entry && own.length > 25 && plain(String(other.value)).includes(own),
  );
  if (around && field.place !== 'about quote text') return `is a part of ${subject(around, view)}`;
  if (after.length < 60) return undefined;
  const near = others.find(
    (other) =>
      other.place === field.place &&
      String(other.value).length > 60 &&
      sharedWords(after, String(other.value)) > 0.8,
  );
  if (near) return `says nearly the same as ${subject(near, view)}`;
  const runs = runsIn(after).filter((run) => !runsIn(before).includes(run));
  const source = others.find(
    (other) => other.place === field.place && runsIn(String(other.value)).some((run) => runs.includes(run)),
  );
  return source && `has words of ${subject(source, view)}`;
});
const isSamePicture = (one: Field, other: Field) =>
  nameOf(one) === 'alt' && one.entry.picture === other.entry.picture;

/** The words beside what is chosen, which are about it. */
const beside: Record<string, string[]> = {
  picture: ['alt', 'caption'],
  hotel: ['tagline', 'subtitle', 'description'],
  page: ['button'],
};

/** A picture or a hotel that changes, while the words beside it stay as they were. */
export const wordsStay: Mark = ({ before, after }) => {
  if (!before || !after || before.value === after.value || !(after.form in beside)) return undefined;
  const words = beside[after.form]!;
  const kept = words.filter((word) => after.entry[word] && after.entry[word] === before.entry[word]);
  if (kept.length === 0 || words.some((word) => after.entry[word] !== before.entry[word])) return undefined;
  return `is another one now, and the words beside it stay: '${String(after.entry[kept[0]!]).slice(0, 60)}'`;
};

/** A yes that becomes a no, or the other way round; a choice that changes. */
export const yesNo: Mark = (change, { changes }) => {
  const { before, after } = change;
  // In a new entry, somebody has just chosen it.
  if (changes.some(({ kind, fields }) => kind === 'added' && fields.includes(change))) return undefined;
  if (before?.value === true && !after && !before.path.includes('access'))
    return 'is no longer ticked; is that meant?';
  if (!after || before?.value === after.value) return undefined;
  if (
    typeof after.value === 'boolean' &&
    (typeof before?.value === 'boolean' || after.value) &&
    !after.path.includes('access')
  )
    return after.value ? 'is ticked now; is that meant?' : 'is no longer ticked; is that meant?';
  if (typeof after.value === 'boolean' && typeof before?.value === 'boolean')
    return `was '${before.value ? 'yes' : 'no'}' before`;
  const isChoice = after.choices && after.form === '' && nameOf(after) !== 'icon';
  return Boolean(isChoice && before) && 'is another choice now; is that meant?';
};

/** What a yes or no says, beside words that speak of the same thing: 'Lift' is no, and a note or an amenity names a lift. */
export const contradiction: Mark = (change, view) => {
  const { after } = change;
  if (!after?.owner || !after.file.startsWith('hotels/')) return undefined;
  const things = (name: string) =>
    name
      .replace(/([A-Z])/g, ' $1')
      .toLowerCase()
      .split(' ')
      .filter((word) => word.length > 3 && word !== 'free');
  const mine = view.fieldsAfter.filter(({ file }) => file === after.file);
  if (typeof after.value === 'boolean') {
    const note = after.entry.note;
    const word = things(nameOf(after)).find(
      (each) => typeof note === 'string' && note.toLowerCase().includes(each),
    );
    return word && `is '${after.value ? 'yes' : 'no'}', and the note beside it speaks of '${word}'`;
  }
  if (!isProse(after) || !/(amenities|note)$/.test(after.place)) return undefined;
  const text = String(after.value).toLowerCase();
  const facts = mine.filter(
    ({ value, place }) => typeof value === 'boolean' && place.startsWith('hotels access'),
  );
  const fact = facts.find(
    (field) =>
      things(nameOf(field)).some((word) => text.includes(word)) &&
      (nameOf(after) === 'note' ||
        (field.value === false && things(nameOf(field)).some((word) => wordsIn(text).includes(word)))),
  );
  return (
    fact && `speaks of what '${called(fact)}' answers with '${fact.value ? 'yes' : 'no'}'; do both agree?`
  );
};

/** Texts of a hotel that name a room which it has no more. */
function roomStillNamed(field: Field, view: View): string | undefined {
  const title = view.after.rooms.rooms.find((room) => slug(room.title) === field.value)?.title;
  if (!title) return undefined;
  // 'Standard' alone is a word like any other.
  const said = wholePattern(title.includes(' ') ? `${escaped(title)}s?` : `${escaped(title)} rooms?`, 'i');
  const isOwn = (other: Field) => other.owner === field.owner && isProse(other);
  const found = stillIn(said, field, view, isOwn);
  return found.length > 0 ? `'${title}' goes, and ${listed(found)} still speaks of it` : undefined;
}

/** Something that a hotel has no more, of which its texts still speak. */
export const stillPromised: Mark = ({ before, after }, view) => {
  if (before && !after && before.place === 'hotels rooms') return roomStillNamed(before, view);
  const { owner, place, value } = before ?? {};
  if (!owner || place !== 'hotels amenities' || value === after?.value) return undefined;
  const words = wordsIn(String(value)).filter((word) => word.length > 3 && word !== 'free');
  const isKept = view.fieldsAfter.some(
    (field) =>
      field.place === 'hotels amenities' &&
      field.owner === owner &&
      wordsIn(String(field.value)).includes(words.at(-1) ?? ''),
  );
  if (isKept) return undefined;
  const found = view.fieldsAfter.filter(
    (field) =>
      field.owner === owner &&
      isProse(field) &&
      words.some((word) => wordsIn(String(field.value)).includes(word)),
  );
  return (
    found.length > 0 &&
    `'${String(value)}' goes, and ${listed(found.map((field) => subject(field, view)))} still speaks of it`
  );
};

/** Something that only one or two other hotels have so far. */
export const borrowed: Mark = ({ before, after }, view) => {
  if (after?.place !== 'hotels amenities' || after.value === before?.value) return undefined;
  const words = wordsIn(String(after.value)).filter((word) => word.length > 3 && word !== 'free');
  const speaksOf = ({ value }: Field) => wordsIn(String(value)).some((word) => words.includes(word));
  const isOwn = (field: Field) => field.owner === after.owner;
  const isKnown = view.fieldsBefore.some((field) => isOwn(field) && isProse(field) && speaksOf(field));
  const having = view.fieldsBefore.filter((field) => field.place === after.place && speaksOf(field));
  const hotels = [...new Set(having.map(({ entry }) => String(entry.name)))];
  const isRare =
    hotels.length > 0 && hotels.length < 3 && hotels.length * 3 <= Object.keys(view.before.hotels).length;
  return (
    !isKnown && isRare && `is something that only ${listed(hotels)} had so far; does this hotel have it?`
  );
};

/** Another hotel, or a town that is not its own, in a text of a hotel or of what belongs to it. */
export const otherHotel = aboutText((after, before, { after: field }, { after: { hotels, towns } }) => {
  const own = hotels[field.owner ?? ''];
  const isNew = (name: string) => wholeWord(name).test(after) && !wholeWord(name).test(before);
  if (!own) {
    const known = towns.towns.flatMap(({ name, district }) => [name, district as string]);
    const strange = districtNames.find((name) => !known.includes(name) && isNew(name));
    return /^(towns|questions)/.test(field.file)
      ? undefined
      : strange && `names ${strange}, where you have no hotel`;
  }
  const stranger = Object.values(hotels).find(
    ({ name }) => name !== own.name && !own.name.includes(name) && isNew(name),
  );
  if (stranger) return `names ${stranger.name}, and this is ${own.name}`;
  if (/stay|(^| )(road|bus|train|airport|railway)/.test(field.place)) return undefined;
  const district = towns.towns.find(({ name }) => name === own.town)?.district;
  const places = [
    ...towns.towns.map(({ name }) => name),
    ...districtNames.filter((name) => name !== district),
  ];
  const place = places.find((name) => name !== own.town && !own.name.includes(name) && isNew(name));
  return place && `names ${place}, and this hotel is in ${own.town}`;
});

/** A room in words that the hotel does not have. */
export const otherRoom = aboutText((after, before, { after: field }, { after: { hotels, rooms } }) => {
  const own = hotels[field.owner ?? ''];
  const room =
    own &&
    rooms.rooms.find(({ title }) => {
      const said = title.includes(' ') ? title : `${title} room`;
      return (
        wholeWord(said, 'i').test(after) &&
        !wholeWord(said, 'i').test(before) &&
        !own.rooms.includes(slug(title))
      );
    });
  return room && `names '${room.title}', a room that ${own.name} does not have`;
});

/** Words that are on every page, words that the law asks for, and what only fits the drawn map. */
export const fixedWords: Mark = ({ before, after }) => {
  if (!before || !after) return undefined;
  if (/^(labels|pages \w+ (title|menu)|site (name|url|language))/.test(after.place))
    return 'is on many pages at once';
  if (/^(privacy|site (legalName|officialChannels))/.test(after.place))
    return 'is a promise to guests; ask somebody who knows the law';
  return after.place === 'contact map town' && 'fits only when the map is drawn again';
};

/** A value that was that of another entry before: two that were exchanged. */
export const exchanged: Mark = ({ before, after }, view) => {
  if (!before || !after || before.value === after.value || after.form === 'hidden' || after.choices)
    return undefined;
  if (typeof after.value === 'boolean' || typeof after.value === 'object') return undefined;
  // Long texts may come from another field as well.
  const isLong = String(after.value).length > 25;
  const isTwin = (field: Field) =>
    field.value === after.value && (field.place === after.place || (isLong && isProse(field)));
  const had = view.fieldsBefore.filter(isTwin);
  if (had.length !== 1) return undefined;
  const isKept = view.fieldsAfter.some((field) => isTwin(field) && at(field) !== at(after));
  const gave = view.changes.some(({ fields }) =>
    fields.some(({ before: old, after: now }) => old && now && at(old) === at(had[0]!)),
  );
  return !isKept && gave && `was that of ${subject(had[0]!, view)} before; were two exchanged?`;
};

/** What another entry needs. */
export const removal: Mark = ({ before, after }) =>
  Boolean(before && !after) &&
  /^pages \w+ menu$/.test(before!.place) &&
  'is empty now, so that no menu leads to this page';
