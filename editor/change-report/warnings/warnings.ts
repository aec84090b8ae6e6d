/** Every kind of warning, the most important first. A value gets the first two that apply. */
import { usesOfHotel } from '../../../content/hotel-uses';
import type { Change, FieldChange } from '../compare';

import { beds, impossibleWay } from './arithmetic';
import { contradiction, yesNo } from './choices';
import { alike, chosenTwice, exchanged, twice } from './copies';
import { aging, arrival, hours, passed } from './dates';
import { address, contactInText, link, phoneOrMailbox } from './links';
import {
  codeDigits,
  figureElsewhere,
  figureInText,
  number,
  position,
  typedFigure,
  unknownAmount,
} from './numbers';
import { borrowed, otherHotel, otherRoom } from './other-hotels';
import { oldForm, stillPromised, translation, wordsStay } from './outdated';
import { listed, subject, type WarningRule, type Context } from './warning';
import { fixedWords, removal } from './whole-site';
import {
  capitals,
  claim,
  cutOff,
  language,
  lookAlike,
  negation,
  newName,
  opposite,
  otherBeginning,
  placeholder,
  script,
  typo,
  spelling,
  unit,
} from './words';

const rules: readonly WarningRule[] = [
  ...[position, link, phoneOrMailbox, beds, impossibleWay, number, hours, arrival, passed, aging],
  ...[contactInText, script, language, lookAlike, placeholder, cutOff, negation, opposite, claim],
  ...[codeDigits, unknownAmount, typedFigure, figureInText, figureElsewhere, unit, address, oldForm],
  ...[translation, exchanged, alike, twice, chosenTwice, wordsStay, yesNo, contradiction, stillPromised],
  ...[borrowed, otherHotel, otherRoom, capitals, typo, spelling, newName, otherBeginning],
  ...[fixedWords, removal],
];

const warningsOfField = (field: FieldChange, context: Context) =>
  rules.flatMap((rule) => rule(field, context) || []).slice(0, 2);

/** A list that loses a third of its entries or more, or all of them, and a hotel that goes. */
function warningsOfWhole({ kind, file, labels, orders, fields }: Change, context: Context): string[] {
  const { changes, before: published } = context;
  if (kind !== 'removed') return [];
  const hotel = labels.length === 0 && published.hotels[file.slice('hotels/'.length)];
  if (hotel) {
    const uses = usesOfHotel(file.slice('hotels/'.length), hotel, context.fieldsAfter);
    const places = uses.map((field) => subject(field, context));
    return [
      'this hotel disappears from the whole site',
      ...(places.length > 0 ? [`it is still needed in ${listed(places, Infinity)}`] : []),
    ];
  }
  if (!orders && fields.length > 2) return ['is empty now: all of it goes'];
  const [before, after] = orders ?? [[], []];
  const isFirst = changes.find((change) => change.orders === orders)?.labels === labels;
  const gone = before.length - after.length;
  return isFirst && gone > 1 && gone >= before.length / 3
    ? [`only ${after.length} of ${before.length} entries are left`]
    : [];
}

/**
 * Why a change should be looked at once more: one sentence for each reason, which follows the name of the field.
 * Empty for an ordinary change.
 */
export function warningsOf(change: Change, context: Context): string[] {
  const isWhole = change.kind !== 'changed';
  const found = change.fields.flatMap((field) =>
    warningsOfField(field, context).map((why) => {
      const label = (field.after ?? field.before)?.labels.at(-1);
      return isWhole && change.fields.length > 1 ? `${label}: ${why}` : why;
    }),
  );
  return [...new Set([...warningsOfWhole(change, context), ...found])];
}
