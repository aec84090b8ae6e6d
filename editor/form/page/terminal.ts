/** On the office computer: whether `npm run edit` still runs. */
import { showWarning } from './show-warning';

/** The warning on the office computer when `npm run edit` does not run any more. */
const stopped =
  'The terminal with "npm run edit" has stopped. What you save is in your folder, and nothing is lost, but nobody checks it. Start "npm run edit" again.';
/** Warns if the terminal no longer runs. It does nothing on other computers. */
export async function warnIfTerminalStopped(): Promise<void> {
  if (location.hostname !== 'localhost') return;
  const isRunning = await fetch('status.json', { cache: 'no-store' }).then(
    () => true,
    () => false,
  );
  const warning = document.querySelector('#warning');
  if (!isRunning) showWarning(stopped);
  else if (warning?.textContent === stopped) warning.remove();
}
