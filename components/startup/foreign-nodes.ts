/** One change, in a form that can be made and taken back. */
interface Change {
  target: Node;
  added: Node[];
  /** With where each is now: they may have been moved into a node of the others, as a telephone number into a link. */
  removed: { node: Node; parent: Node | null; before: Node | null }[];
  previous: Node | null;
  next: Node | null;
  /** Of a text: before and after. */
  text?: [before: string, after: string];
}

/** In the order in which they are made again. */
let changes: Change[] = [];
/** Changes of what React had hydrated already. */
let later: MutationRecord[] = [];
let observer: MutationObserver | undefined;
let clockTimer: ReturnType<typeof setTimeout>;
let restoreClock: (() => void) | undefined;

/** How many are taken back in one task of the browser: some programs make each again at once, without end. */
const MOST_CHANGES = 5000;
/** How long the clock is stopped at most, in milliseconds: something else may need it where hydration fails. */
const LONGEST_STOP_MS = 5000;

/**
 * Takes back what browser extensions and translators did to the body before hydration, because one unknown node makes
 * React throw the server's HTML away: https://react.dev/link/hydration-mismatch. The same for what they do while React
 * works on it. `putForeignNodesBack` makes the changes again. What comes after our own HTML at the end of the body harms
 * nothing, and stays.
 */
export function setForeignNodesAside(): void {
  const { foreign, original } = window;
  if (!foreign) return;
  takeBack([...foreign.records, ...foreign.observer.takeRecords()]);
  foreign.observer.disconnect();
  if (original) compare(original.body, document.body);
  if (changes.length > 0) stopClock();
  let left = MOST_CHANGES;
  observer = new MutationObserver((records) => {
    const targets = new Set(records.filter(isForeign).map(({ target }) => target));
    const early = records.filter(({ target }) => targets.has(target));
    later.push(...records.filter(({ target }) => !targets.has(target)));
    if (left < 0) return;
    // A translator that answers a moment later changes everything again, for as long as React takes.
    if (left === MOST_CHANGES) setTimeout(() => left >= 0 && (left = MOST_CHANGES));
    left -= early.length;
    if (early.length > 0) stopClock();
    if (left < 0) return;
    takeBack(early);
    // What follows is made by others again.
    observer!.takeRecords();
  });
  observer.observe(document.body, {
    childList: true,
    characterData: true,
    characterDataOldValue: true,
    subtree: true,
  });
}

/**
 * React marks each node that it hydrates or makes, but may throw that work away and begin again: so what others put into
 * an element with the mark is taken back as well.
 */
const isMarked = (node: Node | null) => Object.keys(node ?? {}).some((key) => key.startsWith('__reactFiber'));

function isForeign({ target, addedNodes }: MutationRecord): boolean {
  if (!isMarked(target instanceof Text ? target.parentNode : target)) return true;
  return [...addedNodes].some((node) => node instanceof Element && !isMarked(node));
}

function takeBack(records: MutationRecord[]): void {
  for (const { addedNodes } of records) for (const node of addedNodes) looks.set(node, lookOf(node));
  const earlier = [...changes];
  for (const record of records.reverse()) {
    const { target, type, oldValue, previousSibling: previous, nextSibling: next } = record;
    if (type === 'characterData') {
      setText(target as Text, oldValue ?? '');
      continue;
    }
    if (target === document.body && !next && record.removedNodes.length === 0) continue;
    const added = [...record.addedNodes].filter((node) => node.parentNode === target);
    for (const node of added) forgetEqual(earlier, target, node);
    const removed = [...record.removedNodes].map(placeOf);
    changes.unshift({ target, added, removed, previous, next });
    for (const node of added) target.removeChild(node);
    for (const { node } of removed) target.insertBefore(node, childOf(target, next));
  }
}

/** What was added, as it looked before its own parts were taken from it. */
const looks = new WeakMap<Node, string>();
const lookOf = (node: Node) => (node instanceof Element ? node.outerHTML : (node.nodeValue ?? ''));

/** A program that adds again what was taken from it wants it once. */
function forgetEqual(earlier: Change[], target: Node, node: Node) {
  const isEqual = (old: Node) => looks.get(old) === looks.get(node);
  const change = earlier.find((each) => each.target === target && each.added.some(isEqual));
  change?.added.splice(change.added.findIndex(isEqual), 1);
}

/**
 * Makes a part of the page as the server wrote it, where programs changed it while it was being read (start-scripts.ts):
 * what the server has not is set aside, what is in a foreign node comes out of it, and a text that was replaced is back.
 */
function compare(original: Node, live: Node): void {
  let next: Node | null = live.firstChild;
  for (const child of original.childNodes) {
    const found = findLike(child, next);
    if (found) {
      while (next !== found) next = setAside(next!);
      if (child instanceof Text) setText(found as Text, child.data);
      next = found.nextSibling;
      compare(child, found);
      continue;
    }
    const removed = placeOf(findWithin(child, next) ?? document.importNode(child, true));
    const { node } = removed;
    const previous = next ? next.previousSibling : live.lastChild;
    changes.unshift({ target: live, added: [], removed: [removed], previous, next });
    live.insertBefore(node, next);
    compare(child, node);
  }
  while (next && live !== document.body) next = setAside(next);
}

/** The node among those from `next` on that the server wrote as `child`. */
function findLike(child: Node, next: Node | null): Node | undefined {
  for (let node = next; node; node = node.nextSibling) {
    if (isLike(child, node)) return node;
    if (child.nextSibling && isLike(child.nextSibling, node)) break;
  }
  return undefined;
}

/** An element that a program put into one of its own. */
function findWithin(child: Node, next: Node | null): Node | undefined {
  if (!(child instanceof Element)) return undefined;
  for (let node = next; node; node = node.nextSibling) {
    const among = node instanceof Element ? [...node.getElementsByTagName(child.tagName)] : [];
    const found = among.find((element) => isLike(child, element));
    if (found) return found;
  }
  return undefined;
}

/** Whether the second is the first as a browser shows it. Programs add attributes and classes. */
function isLike(original: Node, live: Node): boolean {
  if (original.nodeName !== live.nodeName) return false;
  if (!(original instanceof Element)) return original.nodeValue === live.nodeValue;
  const { classList, id } = live as Element;
  const [name] = original.classList;
  return original.id === id && (name ? classList.contains(name) : classList.length === 0);
}

/** @returns the node behind it */
function setAside(node: Node): Node | null {
  const { parentNode: target, previousSibling: previous, nextSibling: next } = node;
  changes.unshift({ target: target!, added: [node], removed: [], previous, next });
  target!.removeChild(node);
  return next;
}

function setText(text: Text, data: string) {
  if (text.data === data) return;
  changes.unshift({
    ...{ target: text, added: [], removed: [], previous: null, next: null },
    text: [data, text.data],
  });
  text.data = data;
}

/** Makes the changes again, except in elements that changed since: their extension was faster, or React rendered them again. */
export function putForeignNodesBack(): void {
  if (!observer) return;
  later.push(...observer.takeRecords());
  observer.disconnect();
  startClock();
  // In the body itself Next.js changes something each time.
  const isOld = ({ target }: Change) =>
    target === document.body || !later.some((record) => record.target === target);
  for (const { target, added, removed, previous, next, text } of changes.filter(isOld)) {
    if (text && (target as Text).data === text[0]) (target as Text).data = text[1];
    if (removed.some(({ node }) => node.parentNode !== target)) continue;
    const place = childOf(target, next) ?? childOf(target, previous)?.nextSibling ?? null;
    for (const node of added) target.insertBefore(node, place);
    for (const { node, parent, before } of removed) {
      if (parent) parent.insertBefore(node, childOf(parent, before));
      else target.removeChild(node);
    }
  }
  changes = [];
  later = [];
  delete window.foreign;
  delete window.original;
}

/**
 * React works in steps of 5 ms by this clock, and lets others work in between. While the clock stands still, it hydrates
 * what is left in one step.
 */
function stopClock() {
  clearTimeout(clockTimer);
  clockTimer = setTimeout(startClock, LONGEST_STOP_MS);
  if (restoreClock) return;
  const others = Object.getOwnPropertyDescriptor(performance, 'now');
  const time = performance.now();
  performance.now = () => time;
  restoreClock = () => {
    delete (performance as Partial<Performance>).now;
    if (others) Object.defineProperty(performance, 'now', others);
  };
}

function startClock() {
  clearTimeout(clockTimer);
  restoreClock?.();
  restoreClock = undefined;
}

const placeOf = (node: Node) => ({ node, parent: node.parentNode, before: node.nextSibling });
const childOf = (parent: Node, node: Node | null) => (node?.parentNode === parent ? node : null);
