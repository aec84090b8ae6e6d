/**
 * Runs in the form. Sveltia CMS empties a number field at a comma, and leaves an entry without a question, so this file
 * keeps what people type.
 */

/** Everything but digits, the decimal point and the minus sign: of "₹1,950" a number field gets 1950. */
const noNumber = /[^\d.-]/g;
addEventListener(
  'beforeinput',
  (event) => {
    const { data, target } = event;
    if (!data || !(target as Element).matches('[role=spinbutton]') || data.search(noNumber) < 0) return;
    event.preventDefault();
    document.execCommand('insertText', false, data.replace(noNumber, ''));
  },
  true,
);

const isUnsaved = () => document.querySelector('button[data-label=Save]:enabled') !== null;

/** Whether the last press saved: the form then leaves the entry, and nothing is lost. */
let isSaving = false;
addEventListener(
  'click',
  ({ target }) => (isSaving = (target as Element).closest('[data-label=Save]') !== null),
  true,
);
addEventListener(
  'keydown',
  ({ key, ctrlKey, metaKey }) => (isSaving = key === 's' && (ctrlKey || metaKey)),
  true,
);

addEventListener('beforeunload', (event) => isUnsaved() && event.preventDefault());
// Not every browser has it: https://caniuse.com/mdn-api_navigation
(window.navigation as Navigation | undefined)?.addEventListener('navigate', (event) => {
  const isBySave = isSaving && !event.userInitiated;
  if (!event.cancelable || isBySave || event.destination.url === location.href || !isUnsaved()) return;
  if (!confirm('Leave without saving? Your changes here are lost.')) event.preventDefault();
});
