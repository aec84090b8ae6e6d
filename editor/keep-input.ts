/**
 * Runs in the form, and keeps what people type. Sveltia CMS reads '5,200' as 5 and '5.2k' as 5, and leaves an entry without
 * a question.
 */
import './refuse-overwriting';
import { readNumber, readPosition, readTyping } from './read-number';
import { readPasted } from '../content/invisible';

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

/** Reads the text of a field when someone has finished. What cannot be read stays, with a sentence. */
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
/** The picture field that was pressed last, where a photograph can be pasted. */
let pictureField: HTMLInputElement | null = null;
addEventListener(
  'pointerdown',
  ({ target }) => {
    const field = (target as Element).closest('[data-key-path]');
    pictureField =
      field?.querySelector<HTMLInputElement>(':scope:not(:has([data-key-path])) input[type=file]') ?? null;
  },
  true,
);

/** Brings a photograph from the clipboard into the picture field that was pressed last. */
function pastePhotograph(photographs: FileList): void {
  if (!pictureField?.isConnected)
    return warn('To paste a photograph, press its picture field first, and paste it again.');
  pictureField.files = photographs;
  pictureField.dispatchEvent(new Event('change', { bubbles: true }));
}

addEventListener(
  'paste',
  (event) => {
    const { files } = event.clipboardData ?? {};
    if (files?.[0]?.type.startsWith('image/')) {
      event.preventDefault();
      return pastePhotograph(files);
    }
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

/** What the form does when it takes a press on Save: its button says "Saving…", or a message or the list appears. */
const answer = { childList: true, characterData: true, subtree: true };

/** Follows a press on Save: opens the list of what is not right, and says so when the form does not answer at all. */
function watchSave(): void {
  let isAnswered = false;
  const observer = new MutationObserver(() => {
    isAnswered = true;
    // Its message is gone after five seconds, the list stays.
    document.querySelector<HTMLElement>('.toast button[data-label="Show Errors"]')?.click();
  });
  observer.observe(document.body, answer);
  setTimeout(() => {
    observer.disconnect();
    if (!isAnswered && isUnsaved())
      warn(
        'This is not saved, because a part of the form has stopped. Reload the page, open the entry and choose "Restore": the form has kept what you typed.',
      );
  }, 4000);
}

/** What needs each hotel, in the words above the list of hotels: '… Nilavara Harbour (First screen); …' */
let uses = '';
void fetch('config.json')
  .then((response) => response.json() as Promise<{ collections: { description?: string }[] }>)
  // Without it, the form itself says what cannot be read.
  .then(({ collections }) => (uses = collections[0]?.description ?? ''), console.warn);

/** The names of the hotels that a press on Delete is about: those ticked in the list, or the one that is open. */
function chosenHotels(): string[] {
  const isOpen = location.hash.startsWith('#/collections/hotels/entries/');
  const name = document.querySelector<HTMLInputElement>('[data-key-path="name"] input');
  if (isOpen && name) return [name.value];
  const rows = document.querySelectorAll('[role=row]:has([role=checkbox][aria-checked=true])');
  return [...rows].map((row) => row.ariaLabel ?? '');
}

/** What still needs these hotels, a line for each; '' for nothing. */
function neededHotels(): string {
  return chosenHotels()
    .flatMap((name) => {
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
/** Remembers whether a press saves, and follows it if it does. */
function notePress(event: Event, isSave: boolean): void {
  isSaving = isSave && !stopSaving(event);
  if (isSaving && isUnsaved()) watchSave();
  if (isSaving) void askTerminal();
}
addEventListener(
  'click',
  (event) => {
    const target = event.target as Element;
    // The question of the form itself comes after this one.
    const isDelete =
      target.closest('[data-label=Delete], [role=menuitem][aria-label="Delete Entry"]') !== null;
    if (isDelete && !target.closest('[role=alertdialog]')) stopDeleting(event);
    const isSave = target.closest('[data-label=Save]') !== null;
    // A second press while the form saves hits the bar behind the button.
    if (!isSave && document.querySelector('button[data-label^=Saving]')) return;
    notePress(event, isSave);
  },
  true,
);
addEventListener(
  'keydown',
  (event) => notePress(event, event.key === 's' && (event.ctrlKey || event.metaKey)),
  true,
);

/** What is said on the office computer when `npm run edit` does not run any more. */
const stopped =
  'The terminal with "npm run edit" has stopped. What you save is in your folder, and nothing is lost, but nobody checks it. Start "npm run edit" again.';
/** On the office computer, asks whether the terminal still runs. */
async function askTerminal(): Promise<void> {
  if (location.hostname !== 'localhost') return;
  const isRunning = await fetch('status.json', { cache: 'no-store' }).then(
    () => true,
    () => false,
  );
  const warning = document.querySelector('#warning');
  if (!isRunning) warn(stopped);
  else if (warning?.textContent === stopped) warning.remove();
}

/** Shows a sentence at the bottom of the page until the next one. */
function warn(sentence: string): void {
  document.querySelector('#warning')?.remove();
  const paragraph = document.createElement('p');
  paragraph.id = 'warning';
  paragraph.setAttribute('role', 'alert');
  paragraph.textContent = sentence;
  paragraph.style.cssText =
    'position: fixed; inset: auto 0 0; z-index: 9999; margin: 0; padding: 1rem; background: #fff3cd; color: #222; font: 1rem/1.5 system-ui, sans-serif';
  document.body.append(paragraph);
}

/** Another tab that has the form overwrites what is saved in this one. */
const secondTab =
  'The form is already open in another tab or window, and each overwrites what the other saves. Close one of them, then reload this page.';
void navigator.locks.request('form', { ifAvailable: true }, (lock) => {
  if (!lock) return warn(secondTab);
  // Kept until this tab is closed.
  return new Promise<void>(() => {});
});

// Computers without a program for them do not know the kind of an iPhone's photographs. The form can read them.
const kindOf = Object.getOwnPropertyDescriptor(Blob.prototype, 'type')!.get!;
Object.defineProperty(File.prototype, 'type', {
  configurable: true,
  get(this: File) {
    return (kindOf.call(this) as string) || (/\.hei[cf]$/i.test(this.name) ? 'image/heic' : '');
  },
});

addEventListener('beforeunload', (event) => isUnsaved() && event.preventDefault());
// Not every browser has it: https://caniuse.com/mdn-api_navigation
(window.navigation as Navigation | undefined)?.addEventListener('navigate', (event) => {
  const isBySave = isSaving && !event.userInitiated;
  if (!event.cancelable || isBySave || event.destination.url === location.href || !isUnsaved()) return;
  if (!confirm('Leave without saving? Your changes here are lost.')) event.preventDefault();
});
