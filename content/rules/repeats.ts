/** What shows only when all texts are seen together: what is said twice, nearly twice, or spelt in two ways. */
import { months, weekdays } from './dates';
import { districtOf, placeOf, type Check, type Text } from './problem';
import { shortened } from './typos';
import { specified } from './specified';

/** Fields of a hotel that another one cannot have too: a copied hotel that was not finished. */
const own =
  /^hotels (name|tagline|description|phone|stay road|rows text|gallery picture|malayalam (name|address|road))$/;
/** Fields that no two entries of a list may share. */
const inList =
  /(title|label|name|code|question|answer|fact|what|network|url|malayalam|path|menu)$|^pages \w+ description$|^(hotels rows|hero slides) picture$/;
/** Texts that many entries may share: what hotels ask of all guests, and short words. */
const mayRepeat =
  /^(site|labels|contact enquiries|hotels rows heading)|^pages \w+ (title|menu)|(button|link|url|kind|picture)$|^hotels (amenities|stay (identity|children|pets|cancellation))/;

/** Texts that say the same as an earlier one: a mistake where both cannot be true, otherwise a question. */
function repeats({ content, texts, refuse, ask }: Check): void {
  const seen = new Map<string, Text>();
  const earlierOf = (text: Text, scope: string) => {
    const key = `${scope} ${text.value.toLowerCase().replace(/[\s.-]+/g, '')}`;
    if (!seen.has(key)) seen.set(key, text);
    return seen.get(key) === text ? undefined : seen.get(key);
  };
  const district = ({ owner = '' }: Text) => districtOf(content, content.hotels[owner]?.town);
  for (const text of texts) {
    const { file, path, place, value, entry } = text;
    const list = `${file} ${place.replace(/^pages \w+/, 'pages')}`;
    // A list of words in an entry, which another entry may share: what two rooms include.
    const words = typeof path.at(-1) === 'number' && `${file} ${path.slice(0, -1).join(' ')}`;
    const scope = own.test(place) ? place : words || (inList.test(place) && list);
    const twin = scope && earlierOf(text, scope);
    refuse(text, twin && `is the same as ${placeOf(twin)}; give each its own`);

    const isFront = /^(hotels|rooms rooms) picture$/.test(place);
    const isLong = (value.length > 30 || /(caption|lines|tagline)$/.test(place)) && !mayRepeat.test(place);
    const other = isFront || isLong ? earlierOf(text, 'any') : undefined;
    // A picture may be described wherever it is used, and hotels of one district have one airport.
    const isSamePicture = path.at(-1) === 'alt' && other?.entry.picture === entry.picture;
    const isNear = other && place.startsWith('hotels stay') && district(other) === district(text);
    ask(text, other && !isSamePicture && !isNear && `says the same as ${placeOf(other)}`);
  }
}

/** The share of their words that two texts have in common when one was copied and changed a little. */
const COPIED = 0.8;

function copies({ texts, ask }: Check): void {
  const long = texts
    .filter(({ place, value }) => own.test(place) && value.length > 60)
    .map((text) => ({ text, words: new Set(text.value.toLowerCase().match(/[\p{L}\p{M}\d]+/gu)) }));
  for (const [index, { text, words }] of long.entries()) {
    const twin = long.slice(0, index).find((other) => {
      const shared = [...words].filter((word) => other.words.has(word)).length;
      return other.text.place === text.place && shared > COPIED * Math.max(words.size, other.words.size);
    });
    ask(text, twin && `says nearly the same as ${placeOf(twin.text)}`);
  }
}

/** Names that are spelt in two ways: the rarer one may be a slip. */
function misspelt({ texts, content: { site, towns, hotels }, ask }: Check): void {
  const spoken = texts.filter(({ place }) => !/^labels|(picture|url|email)$|malayalam/i.test(place));
  const wordsOf = (text: Text) => text.value.match(/(?<!\p{L})\p{Lu}\p{Ll}{5,}/gu) ?? [];
  const names = [...towns.towns, ...Object.values(hotels), site].flatMap(({ name }) => name.split(' '));
  const counts = new Map([...months, ...weekdays, ...names].map((name) => [name, Infinity]));
  for (const word of spoken.flatMap(wordsOf)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const known = new Map<string, string>();
  const meantBy = new Map<string, string>();
  for (const [word] of [...counts].sort(([, a], [, b]) => b - a)) {
    const isOther = (name = '') => name[0] === word[0] && name !== `${word}s` && word !== `${name}s`;
    const meant = shortened(word)
      .map((form) => known.get(form))
      .find(isOther);
    if (meant) meantBy.set(word, meant);
    for (const form of shortened(word)) if (!known.has(form)) known.set(form, word);
  }
  for (const text of spoken) {
    const word = wordsOf(text).find((each) => meantBy.has(each));
    ask(text, word && `says '${word}', and '${meantBy.get(word)}' elsewhere; is one misspelt?`);
  }
}

function quotedWords({ texts, ask }: Check): void {
  for (const [place, words] of Object.entries(specified)) {
    const found = texts.filter((text) => text.place === place).map(({ value }) => value);
    const missing = found.length > 0 && words.find((word) => !found.includes(word));
    ask(place, missing && `has no '${missing}', which scripts from outside may look for`);
  }
}

export const repeatRules = [repeats, copies, misspelt, quotedWords];
