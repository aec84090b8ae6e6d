/** Every kind of warning, the most important first. A value gets the first two that apply. */
import type { Change, FieldChange } from '../compare';

import { textOfAnotherHotel } from './borrowed-texts';
import { changedChoice } from './changed-choices';
import { changedLink } from './changed-links';
import { changedPromise, unprovenClaim } from './changed-meaning';
import {
  changedFigure,
  changedNumber,
  figureDiffersFromField,
  foreignUnit,
  replacedPlaceholder,
} from './changed-numbers';
import { changedOrder, changedOrderOfList } from './changed-order';
import { changedContact, contactInText } from './contact-details';
import { fixedWords } from './fixed-words';
import { impossibleDistance } from './impossible-distances';
import { otherLanguage, changedScript, unusualCharacter } from './language';
import { newFeature } from './new-features';
import { newPersonName } from './new-person-names';
import { unusualCode, unusualPrice, unknownAmount } from './offers-and-prices';
import { reversedHours, changedCheckTimes, changedHours } from './opening-hours';
import { nameOfAnotherHotel, unknownHotel } from './other-hotels';
import { outdatedCountElsewhere } from './outdated-counts';
import { outdatedDescription } from './outdated-descriptions';
import { outdatedTranslation } from './outdated-translations';
import { outdatedValueElsewhere } from './outdated-values';
import { partlyChangedAddress } from './partly-changed-addresses';
import { passedDate, shortLivedWords } from './passed-dates';
import { pastedFormatting } from './pasted-formatting';
import { changedFocus, changedPosition } from './positions';
import { rarelyChangedField } from './rarely-changed-fields';
import { removedEntry } from './removed-entries';
import { removedFeatureInTexts } from './removed-features';
import { emptyValue } from './removed-values';
import { repeatedEntry } from './repeated-entries';
import { imageUsedTwice, swappedValues, pastedTwice, sameAsAnother } from './repeated-texts';
import { replacedText } from './replaced-texts';
import { sharedFact } from './shared-facts';
import { textNotForGuests } from './texts-not-for-guests';
import { changedCapitals, misspelling, typingMistake } from './typing-mistakes';
import { unfinishedText } from './unfinished-texts';
import { changedStation, unknownName } from './unknown-names';
import type { Context, WarningRule } from './warning-rule';

const rules: readonly WarningRule[] = [
  changedPosition,
  changedFocus,
  changedOrder,
  changedLink,
  changedContact,
  impossibleDistance,
  changedNumber,
  unusualPrice,
  changedHours,
  reversedHours,
  changedCheckTimes,
  passedDate,
  shortLivedWords,
  contactInText,
  changedScript,
  otherLanguage,
  unusualCharacter,
  textNotForGuests,
  pastedFormatting,
  unfinishedText,
  changedPromise,
  unprovenClaim,
  unusualCode,
  unknownAmount,
  replacedPlaceholder,
  changedFigure,
  figureDiffersFromField,
  foreignUnit,
  partlyChangedAddress,
  outdatedValueElsewhere,
  outdatedCountElsewhere,
  outdatedTranslation,
  swappedValues,
  sameAsAnother,
  pastedTwice,
  textOfAnotherHotel,
  imageUsedTwice,
  outdatedDescription,
  changedChoice,
  removedFeatureInTexts,
  nameOfAnotherHotel,
  unknownHotel,
  newFeature,
  changedCapitals,
  typingMistake,
  misspelling,
  unknownName,
  changedStation,
  newPersonName,
  repeatedEntry,
  fixedWords,
  emptyValue,
];

/** Rules for changes that no other rule found: they look only at the field and at how much of it changed. */
const generalRules: readonly WarningRule[] = [sharedFact, rarelyChangedField, replacedText];

function warningsOfField(field: FieldChange, context: Context): string[] {
  const find = (all: readonly WarningRule[]) => all.flatMap((rule) => rule(field, context) || []).slice(0, 2);
  const found = find(rules);
  return found.length > 0 ? found : find(generalRules);
}

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
  return [...new Set([...changedOrderOfList(change), ...removedEntry(change, context), ...found])];
}
