import { handOverPresses } from '@/components/startup/early-presses';
import { putForeignNodesBack } from '@/components/startup/foreign-nodes';

const root = typeof document === 'undefined' ? null! : document.documentElement;

/** The html element's own settings, before React can wipe them: where hydration fails it renders the document again. */
const classes = root?.className.split(' ') ?? [];
const settings = { ...root?.dataset };

/** The last element that had the focus, and its place among its kind, which a new rendering has as well. */
let focused: HTMLElement | null = null;
let place = -1;
if (root) {
  const note = () => {
    focused = document.activeElement as HTMLElement | null;
    place = focused ? [...document.getElementsByTagName(focused.tagName)].indexOf(focused) : -1;
  };
  note();
  addEventListener('focusin', note);
}

let isRunning = false;
let effects = () => {};
let waiting = 0;

/** @param run called once, when every part of the page is hydrated */
export function whenHydrated(run: () => void): void {
  effects = run;
}

/** A part of the page (page-part.tsx) is there, and React has yet to hydrate what is in it. */
export function expectPart(): void {
  waiting += 1;
}

/** A part is hydrated, or was rendered again because its HTML was not as React wrote it. */
export function finishPart(): void {
  waiting -= 1;
  restoreFocus();
  // Behind the commit, in which React's own controls are not ready for presses.
  queueMicrotask(handOverPresses);
  finish();
}

/** React runs the page: its frame is hydrated, and its parts follow. */
export function markStarted(): void {
  isRunning = true;
  restoreSettings();
  root.dataset.started = '';
  restoreFocus();
  showAsRunning();
  finish();
}

function finish() {
  if (!isRunning || waiting > 0 || 'hydrated' in root.dataset) return;
  root.dataset.hydrated = '';
  putForeignNodesBack();
  effects();
  queueMicrotask(handOverPresses);
}

function restoreSettings() {
  // The server's HTML has the classes of fonts alone; so has the html element after a new rendering.
  if (classes.every((name) => root.classList.contains(name))) return;
  root.classList.add(...classes);
  for (const [name, value] of Object.entries(settings)) root.dataset[name] ??= value;
  // The first picture is there, the page was laid out, and its loader has been seen.
  delete root.dataset.opening;
  delete root.dataset.fonts;
  delete root.dataset.entry;
  root.dataset.seen = '';
}

function restoreFocus() {
  if (!focused || focused.isConnected || document.activeElement !== document.body) return;
  const old = focused as HTMLInputElement;
  const next = document.getElementsByTagName(old.tagName)[place] as HTMLInputElement | undefined;
  next?.focus({ preventScroll: true });
  // Only fields of text have one, and some of them refuse to be asked.
  if (next && 'setSelectionRange' in next && old.selectionStart !== null)
    next.setSelectionRange(old.selectionStart, old.selectionEnd);
}

/**
 * Where the scripts were so slow that the page was already shown as without them (before-first-paint.ts), it becomes the
 * page with scripts again, and what the visitor looks at keeps its place.
 */
function showAsRunning() {
  if (root.classList.contains('js')) return;
  const seen = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  const before = seen?.getBoundingClientRect().top ?? 0;
  root.classList.remove('slow');
  root.classList.add('js');
  // Parts change once more when all are hydrated, before the next frame. Browsers must not hold the place themselves till then.
  root.style.overflowAnchor = 'none';
  requestAnimationFrame(() => {
    const after = seen?.getBoundingClientRect().top ?? 0;
    scrollBy({ top: after - before, behavior: 'instant' });
    root.style.overflowAnchor = '';
  });
}
