/**
 * Runs in the form, and keeps what people type. Sveltia CMS reads '5,200' as 5 and '5.2k' as 5, and leaves an entry without
 * a question.
 */
import { readPasted } from '../content/invisible';
import { REMOVAL } from './removal';
import { readNumber, readPosition, readTyping } from './read-number';

const isNumberField = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.matches('[role=spinbutton]');

/** Sveltia CMS gives a field for whole numbers the keys of a phone without a point. */
const isWhole = (input: HTMLInputElement) => input.inputMode === 'numeric';
const isUnread = (input: HTMLInputElement) =>
  input.value.trim() !== '' && readNumber(input.value, isWhole(input)) === undefined;

/** Writes a number into a field, so that the form gets it and the person sees it. */
function write(input: HTMLInputElement, number: number): void {
  input.value = String(number);
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** Shows a sentence below a field, or removes it. */
function explain(input: HTMLInputElement): void {
  const field = input.closest('[data-key-path]') ?? input.parentElement!;
  field.querySelector('.unread-number')?.remove();
  if (!isUnread(input)) return;
  const sentence = document.createElement('p');
  sentence.className = 'unread-number';
  sentence.setAttribute('role', 'alert');
  sentence.style.color = 'var(--sui-error-foreground-color, #b00020)';
  const like = isWhole(input) ? '5200 or 5,200' : '4.5';
  sentence.textContent = `'${input.value}' is not read as a number. Write it in digits, like ${like}.`;
  field.append(sentence);
}

/** Fills the two fields of a position that was copied from a map. */
function fillPosition(input: HTMLInputElement, text: string): boolean {
  const position = readPosition(text);
  const place = input.closest<HTMLElement>('[data-key-path]')?.dataset.keyPath;
  const group = /^(.*)\.(?:latitude|longitude)$/.exec(place ?? '')?.[1];
  if (!position || group === undefined) return false;
  for (const [name, degrees] of Object.entries(position)) {
    const other = document.querySelector<HTMLInputElement>(
      `[data-key-path="${group}.${name}"] [role=spinbutton]`,
    );
    if (!other) continue;
    write(other, degrees);
    explain(other);
  }
  return true;
}

/** Reads the text of a field when somebody has finished. What cannot be read stays, with a sentence. */
function finish(input: HTMLInputElement): void {
  const text = input.value;
  if (fillPosition(input, text)) return;
  const number = readNumber(text, isWhole(input));
  if (number !== undefined && text !== String(number)) write(input, number);
  explain(input);
}

addEventListener(
  'input',
  (event) => {
    const { target } = event;
    if (!isNumberField(target)) return;
    const shown = readTyping(target.value, isWhole(target));
    if (shown === undefined) return event.stopImmediatePropagation();
    if (shown !== target.value) target.value = shown;
    explain(target);
  },
  true,
);
addEventListener('focusout', ({ target }) => isNumberField(target) && finish(target), true);
addEventListener(
  'paste',
  (event) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (isNumberField(event.target) && fillPosition(event.target, text)) return event.preventDefault();
    if (!(event.target as Element).matches('input, textarea') || readPasted(text) === text) return;
    event.preventDefault();
    // Unlike a new value, this can be undone.
    document.execCommand('insertText', false, readPasted(text));
  },
  true,
);

/** Stops a save while a number is not read: the form would save another one. */
function stopSaving(event: Event): boolean {
  const inputs = [...document.querySelectorAll<HTMLInputElement>('[role=spinbutton]')];
  const unread = inputs.find(isUnread);
  const unfinished = inputs.filter((input) => readTyping(input.value, isWhole(input)) !== input.value);
  if (unfinished.length === 0) return false;
  event.preventDefault();
  event.stopImmediatePropagation();
  for (const input of unfinished) finish(input);
  unread?.focus();
  unread?.scrollIntoView({ block: 'center' });
  // The form takes the numbers over after this event.
  if (!unread)
    setTimeout(() => document.querySelector<HTMLElement>('button[data-label=Save]:enabled')?.click());
  return true;
}

/** What still needs the hotels that are ticked in the list, as the list's own words say it; '' for nothing. */
function neededHotels(): string {
  const words = [...document.querySelectorAll('bdi')].map((each) => each.textContent);
  const uses = words.find((each) => each.startsWith(REMOVAL)) ?? '';
  const ticked = [...document.querySelectorAll('[role=row]:has([role=checkbox][aria-checked=true])')];
  return ticked
    .flatMap((row) => {
      const name = row.ariaLabel ?? '';
      const places = uses.split(`${name} (`)[1]?.split(')')[0];
      return places ? [`${name}: ${places}`] : [];
    })
    .join('\n');
}

/** Stops a press on Delete unless the person has read what needs the hotel. */
function stopDeleting(event: Event): void {
  const needed = neededHotels();
  if (!needed) return;
  const question = `These places still show or name the hotel, or use its pictures. Change them first:\n\n${needed}\n\nDelete it all the same?`;
  if (confirm(question)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

const isUnsaved = () => document.querySelector('button[data-label=Save]:enabled') !== null;

/** Whether the last press saved: the form then leaves the entry, and nothing is lost. */
let isSaving = false;
addEventListener(
  'click',
  (event) => {
    const target = event.target as Element;
    if (target.closest('[data-label=Delete]') && !target.closest('dialog, [role=dialog], [role=alertdialog]'))
      stopDeleting(event);
    const isSave = target.closest('[data-label=Save]') !== null;
    isSaving = isSave && !stopSaving(event);
  },
  true,
);
addEventListener(
  'keydown',
  (event) => {
    const isSave = event.key === 's' && (event.ctrlKey || event.metaKey);
    isSaving = isSave && !stopSaving(event);
  },
  true,
);

addEventListener('beforeunload', (event) => isUnsaved() && event.preventDefault());
// Not every browser has it: https://caniuse.com/mdn-api_navigation
(window.navigation as Navigation | undefined)?.addEventListener('navigate', (event) => {
  const isBySave = isSaving && !event.userInitiated;
  if (!event.cancelable || isBySave || event.destination.url === location.href || !isUnsaved()) return;
  if (!confirm('Leave without saving? Your changes here are lost.')) event.preventDefault();
});
