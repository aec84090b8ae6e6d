/** Every kind of warning, the most important first. A value gets the first two that apply. */
import { usesOfHotel } from '../../../content/check/hotel-uses';
import type { Change, FieldChange } from '../compare';

import { textOfAnotherHotel } from './borrowed-texts';
import { changedChoice } from './changed-choices';
import { changedPromise, unprovenClaim } from './changed-meaning';
import {
  changedFigure,
  changedNumber,
  figureOfField,
  foreignUnit,
  typedOverPlaceholder,
} from './changed-numbers';
import { changedOrder, changedOrderOfList } from './changed-order';
import { changedContact, contactInText } from './contact-details';
import { chosenTwice, exchangedValues, pastedTwice, sameAsAnother } from './copies';
import { passedDate, shortLivedWords } from './dates';
import { fixedWords } from './fixed-words';
import { impossibleDistance } from './impossible-distances';
import { otherLanguage, otherScript, strangeSign } from './language';
import { leftOverWords } from './left-over-words';
import { changedLink } from './links';
import { pastedTraces } from './looks-pasted';
import { besideAnother } from './neighbours';
import { newFeature } from './new-features';
import { unusualCode, unusualPrice, unknownAmount } from './offers-and-prices';
import { backwardHours, changedArrival, changedHours } from './opening-hours';
import { nameOfAnotherHotel, unknownHotel } from './other-hotels';
import {
  oldCountElsewhere,
  oldFormElsewhere,
  oldTranslation,
  oldWordsAbout,
  stillPromised,
} from './outdated-elsewhere';
import { namedPerson } from './people';
import { changedFocus, changedPosition } from './positions';
import { partOfAddress } from './postal-addresses';
import { emptyValue } from './removed-values';
import { replacedText } from './replaced-texts';
import { seldomChanged } from './seldom-changed';
import { sharedFact } from './shared-facts';
import { changedCapitals, misspelling, typingMistake } from './typing-mistakes';
import { unfinishedText } from './unfinished-texts';
import { otherStation, unknownName } from './unknown-names';
import { listInWords, subjectAndLabels, type Context, type WarningRule } from './warning-rule';

const rules: readonly WarningRule[] = [
  ...[changedPosition, changedFocus, changedOrder, changedLink, changedContact, impossibleDistance],
  ...[changedNumber, unusualPrice, changedHours, backwardHours, changedArrival, passedDate],
  ...[shortLivedWords, contactInText, otherScript, otherLanguage, strangeSign, leftOverWords, pastedTraces],
  ...[unfinishedText, changedPromise, unprovenClaim, unusualCode, unknownAmount],
  ...[typedOverPlaceholder, changedFigure, figureOfField, foreignUnit, partOfAddress, oldFormElsewhere],
  ...[oldCountElsewhere, oldTranslation, exchangedValues, sameAsAnother, pastedTwice, textOfAnotherHotel],
  ...[chosenTwice, oldWordsAbout, changedChoice, stillPromised, nameOfAnotherHotel, unknownHotel],
  ...[newFeature, changedCapitals, typingMistake, misspelling, unknownName, otherStation],
  ...[namedPerson, besideAnother, fixedWords, emptyValue],
];

/** Rules for changes that no other rule found: they look only at the field and at how much of it changed. */
const generalRules: readonly WarningRule[] = [sharedFact, seldomChanged, replacedText];

function warningsOfField(field: FieldChange, context: Context): string[] {
  const find = (all: readonly WarningRule[]) => all.flatMap((rule) => rule(field, context) || []).slice(0, 2);
  const found = find(rules);
  return found.length > 0 ? found : find(generalRules);
}

/** Warnings for a list that loses a third of its entries or more, and for a removed hotel. */
function warningsOfWhole({ kind, file, place, labels, orders, fields }: Change, context: Context): string[] {
  const { changes, before: published } = context;
  if (kind !== 'removed') return [];
  const hotel = labels.length === 0 && published.hotels[file.slice('hotels/'.length)];
  if (hotel) {
    const uses = usesOfHotel(file.slice('hotels/'.length), hotel, context.fieldsAfter);
    const places = uses.map((field) => subjectAndLabels(field, context));
    return [
      'this hotel disappears from the whole site',
      ...(places.length > 0 ? [`it is still needed in ${listInWords(places, Infinity)}`] : []),
    ];
  }
  if (!orders && fields.length > 2) return ['is empty now: all of it goes'];
  const [before, after] = orders ?? [[], []];
  const isFirst = changes.find((change) => change.orders === orders)?.labels === labels;
  const gone = before.length - after.length;
  if (isFirst && gone > 1 && gone >= before.length / 3)
    return [`only ${after.length} of ${before.length} entries are left`];
  return gone > 0 && chosen.test(place) ? ['goes, and nothing takes its place; is that meant?'] : [];
}
/** Lists whose entries are rarely removed. Pictures and offers are often removed. */
const chosen =
  /^(hotels amenities|rooms rooms|hero slides|explore tabs|facilities cards|questions questions)$/;

/**
 * Why a person should check a change: one sentence for each reason, which follows the name of the field. Empty for an
 * ordinary change.
 */
export function warningsOf(change: Change, context: Context): string[] {
  const isWhole = change.kind !== 'changed';
  const found = change.fields.flatMap((field) =>
    warningsOfField(field, context).map((why) => {
      const label = (field.after ?? field.before)?.labels.at(-1);
      return isWhole && change.fields.length > 1 ? `${label}: ${why}` : why;
    }),
  );
  return [...new Set([...changedOrderOfList(change), ...warningsOfWhole(change, context), ...found])];
}
