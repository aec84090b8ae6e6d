/** Handles pasted photographs, positions, and texts with invisible characters. */
import { cleanPasted } from '../../../content/schema/invisible';

import { fillPosition, isNumberField } from './number-fields';
import { showWarning } from './show-warning';

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
    return showWarning('To paste a photograph, press its picture field first, and paste it again.');
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
    if (!(event.target as Element).matches('input, textarea') || cleanPasted(text) === text) return;
    event.preventDefault();
    // Unlike a new value, this can be undone.
    document.execCommand('insertText', false, cleanPasted(text));
  },
  true,
);
