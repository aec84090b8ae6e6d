/** A change of the DOM that can be reverted and applied again. */
interface Change {
  target: Node;
  added: Node[];
  /**
   * The removed nodes with their current positions. A program may have moved one into its own node, such as a telephone
   * number into a link.
   */
  removed: { node: Node; parent: Node | null; before: Node | null }[];
  previous: Node | null;
  next: Node | null;
  /** For a text node: its old and new text. */
  text?: [before: string, after: string];
}

/** In the order in which they are applied again. */
let changes: Change[] = [];
/** Changes in elements that React had already hydrated. */
let later: MutationRecord[] = [];
let observer: MutationObserver | undefined;
let clockTimer: ReturnType<typeof setTimeout>;
let restoreClock: (() => void) | undefined;

/** The maximum number of changes to revert in one task. Some programs repeat each change at once, in an endless loop. */
const MOST_CHANGES = 5000;
/** The maximum time to stop the clock, in milliseconds. If hydration fails, other code may need the clock. */
const LONGEST_STOP_MS = 5000;

/**
 * Reverts changes that browser extensions and translators made to the body before hydration. A single unknown node would
 * make React discard the server's HTML: https://react.dev/link/hydration-mismatch. Changes during hydration are reverted
 * too. `putForeignNodesBack` applies them again. Nodes after our own HTML at the end of the body are harmless and stay.
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
    // A translator that responds later can repeat all its changes, so each task has the full number again.
    if (left === MOST_CHANGES) setTimeout(() => left >= 0 && (left = MOST_CHANGES));
    left -= early.length;
    if (early.length > 0) stopClock();
    if (left < 0) return;
    takeBack(early);
    // Discards the records of our own changes. Records that come later are those of other programs.
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
 * React marks each node that it hydrates or creates, but may discard that work and start again. So nodes that other
 * programs add to a marked element are removed too.
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

/** The HTML of each added node before its own changes were reverted. */
const looks = new WeakMap<Node, string>();
const lookOf = (node: Node) => (node instanceof Element ? node.outerHTML : (node.nodeValue ?? ''));

/** If a program adds a removed node a second time, forget the first one, so that only one is put back. */
function forgetEqual(earlier: Change[], target: Node, node: Node) {
  const isEqual = (old: Node) => looks.get(old) === looks.get(node);
  const change = earlier.find((each) => each.target === target && each.added.some(isEqual));
  change?.added.splice(change.added.findIndex(isEqual), 1);
}

/**
 * Restores a part of the page to the server's HTML, if programs changed it while the browser parsed it
 * (start-scripts.ts). Nodes that are not in the server's HTML are removed, our nodes inside of foreign nodes are moved
 * out, and changed texts are restored.
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

/** The sibling, from `next` on, that corresponds to the server's `child`. */
function findLike(child: Node, next: Node | null): Node | undefined {
  for (let node = next; node; node = node.nextSibling) {
    if (isLike(child, node)) return node;
    if (child.nextSibling && isLike(child.nextSibling, node)) break;
  }
  return undefined;
}

/** An element of ours that a program moved into its own element. */
function findWithin(child: Node, next: Node | null): Node | undefined {
  if (!(child instanceof Element)) return undefined;
  for (let node = next; node; node = node.nextSibling) {
    const among = node instanceof Element ? [...node.getElementsByTagName(child.tagName)] : [];
    const found = among.find((element) => isLike(child, element));
    if (found) return found;
  }
  return undefined;
}

/** Whether a node in the page corresponds to a node of the server's HTML. Programs can add attributes and classes. */
function isLike(original: Node, live: Node): boolean {
  if (original.nodeName !== live.nodeName) return false;
  if (!(original instanceof Element)) return original.nodeValue === live.nodeValue;
  const { classList, id } = live as Element;
  const [name] = original.classList;
  return original.id === id && (name ? classList.contains(name) : classList.length === 0);
}

/** @returns the next sibling */
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

/**
 * Applies the changes again, except in elements that changed since: the extension repeated its change, or React rendered
 * the element again.
 */
export function putForeignNodesBack(): void {
  if (!observer) return;
  later.push(...observer.takeRecords());
  observer.disconnect();
  startClock();
  // Next.js always changes something in the body itself, so that does not count.
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
 * Stops the clock that React reads. React hydrates in steps of 5 ms and lets other code run in between. With a stopped
 * clock, it hydrates the rest in one step.
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
