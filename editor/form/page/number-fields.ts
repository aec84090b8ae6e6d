/** Fields for numbers. Sveltia CMS reads '5,200' as 5 and '5.2k' as 5. */
import { readNumber, readPosition, readPartialNumber } from './read-number';

/** Whether an event comes from a field for numbers. */
export const isNumberField = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.matches('[role=spinbutton]');

/** For whole numbers, Sveltia CMS shows the phone keyboard without a decimal point. */
export const isWholeNumberField = (input: HTMLInputElement) => input.inputMode === 'numeric';
/** Whether a field has a text that is not a number. */
export const isUnreadableNumber = (input: HTMLInputElement) =>
  input.value.trim() !== '' && readNumber(input.value, isWholeNumberField(input)) === undefined;

/** Writes a number into a field, so that the form gets it and the person sees it. */
function writeNumber(input: HTMLInputElement, number: number): void {
  input.value = String(number);
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** Shows a sentence below a field, or removes it. */
function explainNumber(input: HTMLInputElement): void {
  const field = input.closest('[data-key-path]') ?? input.parentElement!;
  field.querySelector('.unread-number')?.remove();
  if (!isUnreadableNumber(input)) return;
  const sentence = document.createElement('p');
  sentence.className = 'unread-number';
  sentence.setAttribute('role', 'alert');
  sentence.style.color = 'var(--sui-error-foreground-color, #b00020)';
  const like = isWholeNumberField(input) ? '5200 or 5,200' : '4.5';
  sentence.textContent = `'${input.value}' is not a number. Write digits, such as ${like}.`;
  field.append(sentence);
}

/** Fills the two fields of a position that was copied from a map. */
export function fillPosition(input: HTMLInputElement, text: string): boolean {
  const position = readPosition(text);
  const place = input.closest<HTMLElement>('[data-key-path]')?.dataset.keyPath;
  const group = /^(.*)\.(?:latitude|longitude)$/.exec(place ?? '')?.[1];
  if (!position || group === undefined) return false;
  for (const [name, degrees] of Object.entries(position)) {
    const other = document.querySelector<HTMLInputElement>(
      `[data-key-path="${group}.${name}"] [role=spinbutton]`,
    );
    if (!other) continue;
    writeNumber(other, degrees);
    explainNumber(other);
  }
  return true;
}

/** Reads the text of a field when someone has finished. What cannot be read stays, with a sentence. */
export function handleNumberChange(input: HTMLInputElement): void {
  const text = input.value;
  if (fillPosition(input, text)) return;
  const number = readNumber(text, isWholeNumberField(input));
  if (number !== undefined && text !== String(number)) writeNumber(input, number);
  explainNumber(input);
}

addEventListener(
  'input',
  (event) => {
    const { target } = event;
    if (!isNumberField(target)) return;
    const shown = readPartialNumber(target.value, isWholeNumberField(target));
    if (shown === undefined) return event.stopImmediatePropagation();
    if (shown !== target.value) target.value = shown;
    explainNumber(target);
  },
  true,
);
addEventListener('focusout', ({ target }) => isNumberField(target) && handleNumberChange(target), true);
