import { handOverPresses } from '@/components/startup/early-presses';
import { putForeignNodesBack } from '@/components/startup/foreign-nodes';

const root = typeof document === 'undefined' ? null! : document.documentElement;

/**
 * The classes and data attributes of the html element. If hydration fails, React renders the document again without
 * them.
 */
const classes = root?.className.split(' ') ?? [];
const settings = { ...root?.dataset };

/** The last element with focus, and its index among elements with the same tag name. A new rendering keeps the index. */
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

/** A part of the page (page-part.tsx) is in the HTML and not hydrated yet. */
export function expectPart(): void {
  waiting += 1;
}

/** A part is hydrated, or was rendered again because its HTML did not match. */
export function finishPart(): void {
  waiting -= 1;
  restoreFocus();
  // After React's commit: during it, React's controls do not handle presses yet.
  queueMicrotask(handOverPresses);
  finish();
}

/** React has hydrated the frame of the page. Its parts follow. */
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
  // The server's HTML only has the font classes. After a new rendering, the html element has only these again.
  if (classes.every((name) => root.classList.contains(name))) return;
  root.classList.add(...classes);
  for (const [name, value] of Object.entries(settings)) root.dataset[name] ??= value;
  // By now, the first picture has loaded, the page was laid out, and the loader was shown.
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
  // Only text fields have a selection, and some types throw when it is read.
  if (next && 'setSelectionRange' in next && old.selectionStart !== null)
    next.setSelectionRange(old.selectionStart, old.selectionEnd);
}

/**
 * If the scripts were so slow that the page is shown as without scripts (before-first-paint.ts), switches back to the
 * page with scripts. The content that the visitor looks at keeps its position.
 */
function showAsRunning() {
  if (root.classList.contains('js')) return;
  const seen = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  const before = seen?.getBoundingClientRect().top ?? 0;
  root.classList.remove('slow');
  root.classList.add('js');
  // Parts change again after hydration, before the next frame. Until then, the browser's scroll anchoring must be off.
  root.style.overflowAnchor = 'none';
  requestAnimationFrame(() => {
    const after = seen?.getBoundingClientRect().top ?? 0;
    scrollBy({ top: after - before, behavior: 'instant' });
    root.style.overflowAnchor = '';
  });
}
