/**
 * Runs in the page of the form, before Sveltia CMS, so that nothing that people type is lost. Sveltia CMS reads '5,200'
 * as 5, leaves an entry without a question, and overwrites what another program or tab has saved.
 */
import './delete-hotel';
import './leave';
import './number-fields';
import './paste';
import './refuse-overwriting';
import './on-save';
import { showWarning } from './show-warning';

/** Another tab that has the form overwrites what is saved in this one. */
const secondTab =
  'The form is already open in another tab or window, and each overwrites what the other saves. Close one of them, then reload this page.';
void navigator.locks.request('form', { ifAvailable: true }, (lock) => {
  if (!lock) return showWarning(secondTab);
  // Kept until this tab is closed.
  return new Promise<void>(() => {});
});

// A computer without a program for an iPhone's photographs gives them no type. The form can read them.
const kindOf = Object.getOwnPropertyDescriptor(Blob.prototype, 'type')!.get!;
Object.defineProperty(File.prototype, 'type', {
  configurable: true,
  get(this: File) {
    return (kindOf.call(this) as string) || (/\.hei[cf]$/i.test(this.name) ? 'image/heic' : '');
  },
});
