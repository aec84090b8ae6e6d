/** Every kind of warning, the most important first. A value gets the first two that apply. */
import type { Change, FieldChange } from '../compare';

import { changedChoice } from './rules/changed-choices';
import { changedLink } from './rules/changed-links';
import { changedPromise, unprovenClaim } from './rules/changed-meaning';
import {
  changedFigure,
  changedNumber,
  figureDiffersFromField,
  foreignUnit,
  replacedPlaceholder,
} from './rules/changed-numbers';
import { changedOrder, changedOrderOfList } from './rules/changed-order';
import { changedStation } from './rules/changed-stations';
import { changedContact, contactInText } from './rules/contact-details';
import { fixedWords } from './rules/fixed-words';
import { otherLanguage, changedScript, unusualCharacter } from './rules/language';
import { newFeature } from './rules/new-features';
import { newPersonName } from './rules/new-person-names';
import { unusualCode, unusualPrice, unknownAmount } from './rules/offers-and-prices';
import { changedCheckTimes, changedHours } from './rules/opening-hours';
import { nameOfAnotherHotel, textOfAnotherHotel, unknownHotel } from './rules/other-hotels';
import { outdatedDescription } from './rules/outdated-descriptions';
import { outdatedTranslation } from './rules/outdated-translations';
import { outdatedCountElsewhere, outdatedValueElsewhere } from './rules/outdated-values';
import { partlyChangedAddress } from './rules/partly-changed-addresses';
import { passedDate, shortLivedWords } from './rules/passed-dates';
import { pastedFormatting } from './rules/pasted-formatting';
import { changedFocus, changedPosition, impossibleDistance } from './rules/positions';
import { rarelyChangedField } from './rules/rarely-changed-fields';
import { removedEntry } from './rules/removed-entries';
import { removedFeatureInTexts } from './rules/removed-features';
import { emptyValue } from './rules/removed-values';
import { repeatedEntry } from './rules/repeated-entries';
import { imageUsedTwice } from './rules/repeated-images';
import { pastedTwice, sameAsAnother } from './rules/repeated-texts';
import { replacedText } from './rules/replaced-texts';
import { sharedFact } from './rules/shared-facts';
import { swappedValues } from './rules/swapped-values';
import { changedCapitals, misspelling, typingMistake } from './rules/typing-mistakes';
import { textNotForGuests, unfinishedText } from './rules/unfinished-texts';
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
