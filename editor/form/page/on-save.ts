/**
 * Handles presses on Save: a number that cannot be read stops the save, and a save without an effect shows a warning.
 */
import { handleNumberChange, isUnreadableNumber, isWholeNumberField } from './number-fields';
import { readPartialNumber } from './read-number';
import { showWarning } from './show-warning';
import { warnIfTerminalStopped } from './terminal';

/** Stops a save while a number cannot be read: the form would save a wrong one. */
function stopSaving(event: Event): boolean {
  const inputs = [...document.querySelectorAll<HTMLInputElement>('[role=spinbutton]')];
  const unread = inputs.find(isUnreadableNumber);
  const unfinished = inputs.filter(
    (input) => readPartialNumber(input.value, isWholeNumberField(input)) !== input.value,
  );
  if (unfinished.length === 0) return false;
  event.preventDefault();
  event.stopImmediatePropagation();
  for (const input of unfinished) handleNumberChange(input);
  unread?.focus();
  unread?.scrollIntoView({ block: 'center' });
  // The form reads the numbers after this event.
  if (!unread)
    setTimeout(() => document.querySelector<HTMLElement>('button[data-label=Save]:enabled')?.click());
  return true;
}

/** The form certainly reacts to a press within this time, unless a part of it has stopped. */
const REACTION_MS = 4000;

/** How the form reacts to a press on Save: its button says "Saving…", or a message or the list appears. */
const reactions = { childList: true, characterData: true, subtree: true };

/** Follows a press on Save: opens the list of errors, or shows a warning if the form does not react at all. */
function watchSave(): void {
  let hasReacted = false;
  const observer = new MutationObserver((changes) => {
    // A message of an earlier press can disappear at any time.
    if (changes.every(({ type, addedNodes }) => type === 'childList' && addedNodes.length === 0)) return;
    hasReacted = true;
    // The form's message disappears after five seconds. The list stays.
    document.querySelector<HTMLElement>('.toast button[data-label="Show Errors"]')?.click();
  });
  observer.observe(document.body, reactions);
  setTimeout(() => {
    observer.disconnect();
    if (!hasReacted && isUnsaved())
      showWarning(
        'This is not saved, because a part of the form has stopped. Reload the page, open the entry and choose "Restore": the form has kept what you typed.',
      );
  }, REACTION_MS);
}

/** Whether the open entry has changes that are not saved. */
export const isUnsaved = () => document.querySelector('button[data-label=Save]:enabled') !== null;

let isSaving = false;
/** Whether the last press saved: the form then leaves the entry, and nothing is lost. */
export const isLeftBySave = () => isSaving;

/** Remembers whether a press saves, and follows it if it does. */
function notePress(event: Event, isSave: boolean): void {
  isSaving = isSave && !stopSaving(event);
  if (isSaving && isUnsaved()) watchSave();
  if (isSaving) void warnIfTerminalStopped();
}
addEventListener(
  'click',
  (event) => {
    const target = event.target as Element;
    const isSave = target.closest('[data-label=Save]') !== null;
    const isRunning = document.querySelector('button[data-label^=Saving]') !== null;
    // A second press while the form saves hits the bar behind the button, and the document while the view changes.
    if (!isSave && (isRunning || target.matches('html, [role=toolbar]'))) return;
    notePress(event, isSave);
  },
  true,
);
addEventListener(
  'keydown',
  (event) => notePress(event, event.key === 's' && (event.ctrlKey || event.metaKey)),
  true,
);
