/** Fields for numbers. Sveltia CMS reads '5,200' as 5 and '5.2k' as 5. */
import { readNumber, readPosition, readTyping } from './read-number';

export const isNumberField = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.matches('[role=spinbutton]');

/** Sveltia CMS gives a field for whole numbers the keys of a phone without a point. */
export const isWhole = (input: HTMLInputElement) => input.inputMode === 'numeric';
export const isUnread = (input: HTMLInputElement) =>
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
    write(other, degrees);
    explain(other);
  }
  return true;
}

/** Reads the text of a field when someone has finished. What cannot be read stays, with a sentence. */
export function finish(input: HTMLInputElement): void {
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
