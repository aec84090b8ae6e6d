/** Leaving an entry or the page: asks first when something would be lost. */
import { isLeftBySave, isUnsaved } from './on-save';

addEventListener('beforeunload', (event) => isUnsaved() && event.preventDefault());
// Not every browser has it: https://caniuse.com/mdn-api_navigation
(window.navigation as Navigation | undefined)?.addEventListener('navigate', (event) => {
  const isBySave = isLeftBySave() && !event.userInitiated;
  if (!event.cancelable || isBySave || event.destination.url === location.href || !isUnsaved()) return;
  if (!confirm('Leave without saving? Your changes here are lost.')) event.preventDefault();
});
