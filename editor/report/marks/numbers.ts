/** Marks numbers that jump, offers whose figures disagree, and choices that changed alone. */
import { hasKey, isIn, isProse, keyOf, type Entry, type Field } from '../../../content/schema/fields';
import { markDates } from '../dates-in-text';
import { changedWords } from '../value-words';

import type { MarkRule } from './context';

const inWords = (value: number) => value.toLocaleString('en-IN', { maximumFractionDigits: 1 });

/** A number that changes by a larger share may have a typing mistake. */
const ORDINARY_SHARE = 1 / 3;

/** How far a number jumps, if that is more than a third. */
function jumpOf(before: number, after: number): string | undefined {
  const away = Math.abs(after - before);
  // Small numbers may change by one.
  if (away <= Math.abs(before) * ORDINARY_SHARE || (away === 1 && before > 0 && after > 0)) return undefined;
  const [old, now] = [before, after].map((value) => String(value).replace(/\D/g, ''));
  if ([...old!].some((_, at) => old!.slice(0, at) + old!.slice(at + 1) === now))
    return `has one digit less than ${inWords(before)}`;
  const ratio = after / before;
  if (!Number.isFinite(ratio) || ratio <= 0) return `was ${inWords(before)} before`;
  if (ratio >= 2) return `is ${inWords(ratio)} times as much as before`;
  return `is ${Math.round(Math.abs(1 - ratio) * 100)}% ${ratio > 1 ? 'more' : 'less'} than before`;
}

/** A new number that is so many times more, or less, than all others of its kind is unusual. */
const UNUSUAL_FACTOR = 3;

/** A number that changes by more than a third, or a new one that is far from all others of its kind. */
export const changedNumber: MarkRule = ({ before, after }, { fieldsBefore }) => {
  if (typeof after?.value !== 'number' || after.input === 'hidden') return undefined;
  const { value } = after;
  if (typeof before?.value === 'number') return jumpOf(before.value, value);
  const others = fieldsBefore
    .filter(({ schemaPath, value: other }) => schemaPath === after.schemaPath && typeof other === 'number')
    .map((field) => Number(field.value));
  const [least, most] = [Math.min(...others), Math.max(...others)];
  const isFar = value > UNUSUAL_FACTOR * most || value * UNUSUAL_FACTOR < least;
  return others.length > 1 && isFar && `is far from all others (${inWords(least)} to ${inWords(most)})`;
};

/** The figures of a text, without its dates and times. */
const figuresIn = (text: string) =>
  markDates(text)
    .words.replace(/<[^>]*>|\d{1,2}([:.]\d\d)? ?[ap]\.?m\b|\d{1,2}:\d\d/gi, ' ')
    .match(/\d[\d,]*(\.\d+)?/g) ?? [];

/** More changed words than this are another sentence, whose figures are about other things. */
const FEW_WORDS = 6;

/** A figure in a text that changes by more than a third. */
export const changedFigure: MarkRule = ({ before, after }) => {
  if (typeof before?.value !== 'string' || typeof after?.value !== 'string' || !isProse(after))
    return undefined;
  if (hasKey(after, 'phone', 'hours', 'checkIn', 'checkOut', 'pin', 'code', 'lines')) return undefined;
  const parts = changedWords(before.value, after.value);
  const jumps = parts.flatMap(([kind, text], at) => {
    const [nextKind, next = ''] = parts[at + 1] ?? [];
    if (kind !== 'old' || nextKind !== 'new' || text.split(' ').length > FEW_WORDS) return [];
    const [old, now] = [figuresIn(text), figuresIn(next)];
    const numberOf = (figure: string) => Number(figure.replaceAll(',', ''));
    return old.length !== now.length
      ? []
      : now.flatMap((figure, index) => {
          const jump = jumpOf(numberOf(old[index]!), numberOf(figure));
          return jump ? [`‘${figure}’ ${jump}`] : [];
        });
  });
  return jumps[0];
};

/** What disagrees in an offer. */
function disagreement({ percent, code, title, description }: Entry): string | undefined {
  const inCode = /\d+/.exec(String(code))?.[0];
  if (inCode && Number(inCode) !== percent)
    return `the code has ${inCode} in it, and the discount is ${percent}%`;
  const said = [...`${title} ${description}`.matchAll(/(\d+) ?%/g)].map(([, figure]) => Number(figure));
  const other = said.find((figure) => figure !== percent);
  return other === undefined ? undefined : `the text says ${other}%, and the discount is ${percent}%`;
}

/** An offer whose discount, code and text have different figures. */
export const offerFigures: MarkRule = ({ before, after }) => {
  if (!after || !isIn(after, 'offers offers')) return undefined;
  const isFirst = keyOf(after) === 'percent' || (before && before.entry.percent === after.entry.percent);
  const words = disagreement(after.entry);
  return isFirst && words !== (before && disagreement(before.entry)) && words;
};

const isChoice = ({ value, choices, input }: Field) =>
  typeof value === 'boolean' || (choices !== undefined && input === '');

/** A yes or no, or a choice, that is all that changed in its entry. */
export const changedChoice: MarkRule = ({ before, after }, { changes }) => {
  const field = after ?? before!;
  if (!isChoice(field) || keyOf(field) === 'icon') return undefined;
  const isInWholeEntry = changes.some(
    ({ kind, fields }) =>
      kind !== 'changed' && fields.some((each) => (each.after ?? each.before)?.entry === field.entry),
  );
  const changed = changes.flatMap(({ fields }) => fields.filter((each) => each.after?.entry === field.entry));
  return !isInWholeEntry && changed.length <= 1 && 'is all that changed here; one wrong click does it';
};
