import { useLayoutEffect, type RefObject } from 'react';

import { toDateInputValue } from '@/lib/format';

type Draft = Record<string, string>;
type DraftField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Stores the values of a form for the rest of the visit, so that they survive a visit to another page. A reset of the
 * form deletes them. A value typed before this runs is kept. A date in the past becomes today.
 *
 * @param key tells one form from another
 * @param names the fields to store, separated by spaces; no others are stored
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, key: string, names: string): void {
  useLayoutEffect(() => {
    const element = form.current!;
    const fields = names.split(' ').map((name) => element.elements.namedItem(name) as DraftField);
    const storageKey = `draft-${key}`;

    const draft: Draft = {};
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener(
      'input',
      ({ target }) => {
        const field = target as DraftField;
        if (!fields.includes(field)) return;
        draft[field.name] = field.value;
        writeDraft(storageKey, draft);
      },
      { signal },
    );
    element.addEventListener(
      'reset',
      () => {
        for (const name of Object.keys(draft)) delete draft[name];
        writeDraft(storageKey, draft);
      },
      { signal },
    );
    // Values typed or sent on a later page are newer than those that the browser restored for this page.
    const show = (latest: Draft) => {
      if (Object.keys(latest).length === 0) element.reset();
      Object.assign(draft, latest);
      for (const field of fields) setValue(field, latest[field.name] ?? field.value);
    };
    window.addEventListener(
      'pageshow',
      ({ persisted }) => {
        const latest = persisted && readDraft(storageKey);
        if (latest) show(latest);
      },
      { signal },
    );
    const stored = readDraft(storageKey);
    if (stored && isReturn()) show(stored);
    else {
      Object.assign(draft, stored);
      for (const field of fields) {
        if (isUntouched(field)) setValue(field, draft[field.name]);
        else {
          setValue(field, field.value);
          draft[field.name] = field.value;
        }
      }
      if (Object.keys(draft).length > 0) writeDraft(storageKey, draft);
    }
    return () => listening.abort();
  }, [form, key, names]);
}

/** Whether the page was loaded by Back or Forward. */
function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'back_forward';
}

function isUntouched(field: DraftField): boolean {
  if (!(field instanceof HTMLSelectElement)) return field.value === field.defaultValue;
  return [...field.options].every((option) => option.selected === option.defaultSelected);
}

/** Ignores an option that no longer exists. A date in the past becomes today. */
function setValue(field: DraftField, value: string | undefined) {
  if (value === undefined) return;
  if (field instanceof HTMLSelectElement && ![...field.options].some((option) => option.value === value))
    return;
  const today = toDateInputValue(new Date());
  field.value = field.type === 'date' && value !== '' && value < today ? today : value;
}

/** Null if nothing is stored, storage is blocked, or the stored value is invalid. */
function readDraft(storageKey: string): Draft | null {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Draft | null;
  } catch {
    return null;
  }
}

function writeDraft(storageKey: string, draft: Draft) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(draft));
  } catch {
    // Storage is blocked: the values last as long as the page.
  }
}
