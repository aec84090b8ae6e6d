/** Names that are nowhere else on the site. */
import { months, weekdays } from '../../../content/calendar';

import { wordCounts, wordsIn } from './compare-words';
import { aboutText, nameOf } from './warning-rule';

/** A name in a text of a hotel that is nowhere on the site: another company, another town. */
export const unknownName = aboutText((after, before, { after: field }, { fieldsBefore, fieldsAfter }) => {
  const name = nameOf(field);
  if (
    !field.owner ||
    after.length < 25 ||
    /^(title|name|heading|label|menu|link|button|caption|alt)$/.test(name) ||
    /^(towns|hotels (address|stay))/.test(field.place)
  )
    return undefined;
  const known = wordCounts(fieldsBefore);
  const names = new Set(
    fieldsAfter
      .filter((each) => /(name|title|town|locality|lines|district)$/.test(each.place))
      .flatMap(({ value }) => wordsIn(String(value))),
  );
  const pattern =
    /(?<![\p{L}\d’'])\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)+|(?<=[\p{Ll},;] )\p{Lu}\p{Ll}{3,}(?![\p{L}’'])/gu;
  const found = [...after.matchAll(pattern)].map(([said]) => said);
  const strange = found.find(
    (said) =>
      !before.includes(said) &&
      wordsIn(said).some(
        (word) => !known.has(word) && !names.has(word) && !datesInWords.has(word.replace(/s$/, '')),
      ),
  );
  return strange && `names '${strange}', which is nowhere else on the site`;
});
/** The name of a hotel that does not begin as those of all others do. */
export const otherNameBeginning = aboutText((after, before, { after: field }, { fieldsBefore }) => {
  if (!/^hotels (malayalam )?name$/.test(field.place) || before === after) return undefined;
  const first = (text: unknown) => String(text).split(' ')[0]!;
  const others = fieldsBefore.filter(({ place, owner }) => place === field.place && owner !== field.owner);
  const usual = first(others[0]?.value);
  const isUsual = others.length > 1 && others.every(({ value }) => first(value) === usual);
  return isUsual && first(after) !== usual && `does not begin with '${usual}', as all others do`;
});
const datesInWords = new Set([...months, ...weekdays].map((name) => name.toLowerCase()));
