import { readStored, writeStored } from '@/lib/browser/storage';
import { toDateInputValue } from '@/lib/format';
import type { JsonObject } from '@/lib/json';

type Draft = JsonObject;
type DraftField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The honeypot of a form is hidden from people, and what a program writes into it is not theirs. */
const isDraftField = (element: Element): element is DraftField =>
  element.matches(':is(input, textarea, select)[name]') && !element.closest('[aria-hidden]');

/**
 * Stores the values of each form with `data-draft` for the rest of the visit, so that they survive a visit to another
 * page. The value of the attribute tells one form from another. A reset of the form deletes them. A value typed before
 * this runs is kept. A date in the past becomes today.
 */
export function keepDrafts(): void {
  document.querySelectorAll<HTMLFormElement>('form[data-draft]').forEach(keepDraft);
}

function keepDraft(form: HTMLFormElement) {
  // An island that is rendered again gets a new form, and keeps its fields. So they are looked up once.
  const fields = [...form.elements].filter(isDraftField);
  const currentForm = () => fields[0]?.form;
  const storageKey = `draft-${form.dataset.draft}`;

  // Any JSON can be stored. What is not text under the name of a field is ignored (setValue).
  const readDraft = () => readStored('sessionStorage', storageKey) as Draft | null;
  const storeDraft = () => writeStored('sessionStorage', storageKey, draft);

  const draft: Draft = {};
  /** Stores a field with another value than before. */
  const keep = (field: DraftField) => {
    if (draft[field.name] === field.value) return;
    draft[field.name] = field.value;
    storeDraft();
  };
  document.addEventListener('input', ({ target }) => {
    const field = fields.find((candidate) => candidate === target);
    if (field) keep(field);
  });
  // Other scripts can fill in a field without that event: password managers, extensions.
  const keepAll = () => fields.filter((field) => field.name in draft || !isUntouched(field)).forEach(keep);
  document.addEventListener('visibilitychange', keepAll);
  addEventListener('pagehide', keepAll);
  document.addEventListener('reset', ({ target }) => {
    if (target !== currentForm()) return;
    for (const name of Object.keys(draft)) delete draft[name];
    storeDraft();
  });
  // Values typed or sent on a later page are newer than those that the browser restored for this page.
  const fillIn = (latest: Draft) => {
    if (Object.keys(latest).length === 0) currentForm()?.reset();
    Object.assign(draft, latest);
    for (const field of fields) setValue(field, latest[field.name] ?? field.value);
  };
  addEventListener('pageshow', ({ persisted }) => {
    const latest = persisted && readDraft();
    if (latest) fillIn(latest);
  });
  const stored = readDraft();
  if (stored && isReturn()) return fillIn(stored);
  Object.assign(draft, stored);
  for (const field of fields) {
    if (isUntouched(field)) setValue(field, draft[field.name]);
    else {
      setValue(field, field.value);
      draft[field.name] = field.value;
    }
  }
  if (Object.keys(draft).length > 0) storeDraft();
}

/** Whether the page was loaded by Back or Forward. */
function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation?.type === 'back_forward';
}

function isUntouched(field: DraftField): boolean {
  if (!(field instanceof HTMLSelectElement)) return field.value === field.defaultValue;
  return [...field.options].every((option) => option.selected === option.defaultSelected);
}

/**
 * Ignores an option that no longer exists. A date in the past becomes today. A field that has the value already stays
 * untouched: an untouched date follows the day (components/home/hotel-search/today-by-default.inline.ts).
 */
function setValue(field: DraftField, value: unknown) {
  if (typeof value !== 'string') return;
  if (field instanceof HTMLSelectElement && ![...field.options].some((option) => option.value === value))
    return;
  const today = toDateInputValue(new Date());
  const newValue = field.type === 'date' && value !== '' && value < today ? today : value;
  if (field.value !== newValue) field.value = newValue;
}
