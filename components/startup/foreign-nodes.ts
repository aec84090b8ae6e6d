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

let changes: Change[] = [];

/**
 * Takes back what browser extensions and translators did to the body before hydration, because one unknown node makes
 * React throw the server's HTML away: https://react.dev/link/hydration-mismatch. `putForeignNodesBack` makes the changes
 * again. What comes after our own HTML at the end of the body harms nothing, and stays.
 */
export function setForeignNodesAside(): void {
  const { observer, records } = window.foreign ?? {};
  if (!observer || !records) return;
  records.push(...observer.takeRecords());
  for (const record of records.splice(0).reverse()) {
    const { target, type, oldValue, previousSibling: previous, nextSibling: next } = record;
    if (type === 'characterData') {
      const text = target as Text;
      changes.unshift({ target, added: [], removed: [], previous, next, text: [oldValue ?? '', text.data] });
      text.data = oldValue ?? '';
      continue;
    }
    if (target === document.body && !next && record.removedNodes.length === 0) continue;
    const added = [...record.addedNodes].filter((node) => node.parentNode === target);
    const removed = [...record.removedNodes].map((node) => ({
      node,
      parent: node.parentNode,
      before: node.nextSibling,
    }));
    changes.unshift({ target, added, removed, previous, next });
    for (const node of added) target.removeChild(node);
    for (const { node } of removed) target.insertBefore(node, childOf(target, next));
  }
  // What follows is made by others again.
  observer.takeRecords();
}

/** Makes the changes again, except in elements that changed since: their extension was faster, or React rendered them again. */
export function putForeignNodesBack(): void {
  const { observer, records } = window.foreign ?? {};
  if (!observer || !records) return;
  records.push(...observer.takeRecords());
  observer.disconnect();
  // In the body itself Next.js changes something each time.
  const isOld = ({ target }: Change) =>
    target === document.body || !records.some((record) => record.target === target);
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
  delete window.foreign;
}

const childOf = (parent: Node, node: Node | null) => (node?.parentNode === parent ? node : null);
