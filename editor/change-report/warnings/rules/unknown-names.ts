/** Warns of names that are nowhere else on the site, and of another airport or station. */
import { months, weekdays } from '../../../../content/calendar';
import { wordCounts, wordsIn } from '../compare-words';
import { aboutText, keyOf } from '../warning-rule';

/** A name in a text of a hotel that no other text of the site has: another company, another town. */
export const unknownName = aboutText((after, before, { after: field }, { fieldsBefore, fieldsAfter }) => {
  const name = keyOf(field);
  if (
    !field.owner ||
    after.length < 25 ||
    /^(title|name|heading|label|menu|link|button|caption|alt)$/.test(name) ||
    /^(towns|hotels (address|stay))/.test(field.schemaPath)
  )
    return undefined;
  const known = wordCounts(fieldsBefore);
  const names = new Set(
    fieldsAfter
      .filter((each) => /(name|title|town|locality|lines|district)$/.test(each.schemaPath))
      .flatMap(({ value }) => wordsIn(String(value))),
  );
  const found = [...after.matchAll(namePattern)].map(([phrase]) => phrase);
  const strange = found.find(
    (phrase) =>
      !before.includes(phrase) &&
      wordsIn(phrase).some(
        (word) => !known.has(word) && !names.has(word) && !dateWords.has(word.replace(/s$/, '')),
      ),
  );
  return strange && `names '${strange}', which is nowhere else on the site`;
});
const namePattern =
  /(?<![\p{L}\d’'])\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)+|(?<=[\p{Ll},;] )\p{Lu}\p{Ll}{3,}(?![\p{L}’'])/gu;

/** Another airport or station than before: the name at the beginning of its directions. */
export const changedStation = aboutText((after, before, { after: { schemaPath } }) => {
  const nameIn = (text: string) => text.split(/,| \(/)[0]!;
  return (
    /^hotels stay (airport|railway)$/.test(schemaPath) &&
    before !== '' &&
    nameIn(after).toLowerCase() !== nameIn(before).toLowerCase() &&
    `begins with '${nameIn(after)}' now, and began with '${nameIn(before)}' before; is it the nearest one?`
  );
});

const dateWords = new Set([...months, ...weekdays].map((name) => name.toLowerCase()));
