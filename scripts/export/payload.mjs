import { PlainError } from '../lib/run-script.mjs';

/** The client component whose children the HTML alone carries: components/ui/static-part.tsx. */
const STATIC_PART = 'StaticPart';

const reference = /^\$[LFQW@h]?([0-9a-f]+)((?::[^:]+)*)$/;

/**
 * @typedef {object} Row
 * @property {string | null} id null for a hint, which nothing refers to
 * @property {string} tag '' for a value, 'I' for a client component, 'T' for a long text
 * @property {unknown} value undefined for what is not JSON
 * @property {string} text the row as it travels
 */

/**
 * Changes the elements of a payload, the data from which React makes a page, and takes the children of every static part
 * out of it. What only they referred to goes as well, as do properties that are undefined.
 *
 * A payload is React's stream of rows, `id:value`: https://github.com/facebook/react/tree/main/packages/react-client
 *
 * @param {string} text
 * @param {string} name the file it is of, for messages
 * @param {object} changes
 * @param {(props: Record<string, unknown>) => void} changes.changePart of each static part that had children
 * @param {(type: string, props: Record<string, unknown>) => boolean} [changes.changeTag] of each HTML element; whether it
 *   changed anything
 * @param {(row: Row) => boolean} [changes.keepsHint] whether a row that nothing refers to stays
 * @returns {string}
 * @throws {PlainError} when the payload is not as expected, or a static part holds a client component
 */
export function withChangedElements(
  text,
  name,
  { changePart, changeTag = () => false, keepsHint = () => true },
) {
  const rows = readRows(text, name);
  const model = readModel(rows);
  for (const row of rows) {
    let isChanged = dropUndefined(row.value);
    walk(row.value, (value) => {
      if (isElement(value) && changeTag(value[1], value[3])) isChanged = true;
      if (model.componentOf(value) !== STATIC_PART || !('children' in value[3])) return;
      refuseClientComponents(value[3], model, name);
      delete value[3].children;
      changePart(value[3]);
      isChanged = true;
    });
    if (isChanged) row.text = `${row.id}:${JSON.stringify(row.value)}\n`;
  }
  const needed = reachable(model);
  for (const row of needed) checkPaths(row, model, name);
  return rows
    .filter((row) => (row.id === null ? keepsHint(row) : needed.has(row)))
    .map((row) => row.text)
    .join('');
}

/** @returns {Row[]} */
function readRows(text, name) {
  const bytes = Buffer.from(text);
  const rows = [];
  let at = 0;
  while (at < bytes.length) {
    const colon = bytes.indexOf(':', at);
    const id = bytes.toString('utf8', at, colon) || null;
    const tag = /[A-Z]/.test(String.fromCharCode(bytes[colon + 1]))
      ? String.fromCharCode(bytes[colon + 1])
      : '';
    let end = bytes.indexOf('\n', colon);
    if (tag === 'T') {
      const comma = bytes.indexOf(',', colon);
      end = comma + 1 + Number.parseInt(bytes.toString('utf8', colon + 2, comma), 16);
    } else if (end === -1) {
      throw new PlainError(`${name}: a row of the page's payload has no end.`);
    } else end += 1;
    const row = { id, tag, value: undefined, text: bytes.toString('utf8', at, end) };
    if (tag === '' || tag === 'I')
      row.value = JSON.parse(bytes.toString('utf8', colon + 1 + tag.length, end));
    rows.push(row);
    at = end;
  }
  return rows;
}

function refuseClientComponents({ id, children }, model, name) {
  const inside = findInside(children, model, (inner) => {
    const component = model.componentOf(inner);
    return component !== undefined && component !== STATIC_PART;
  });
  if (!inside) return;
  throw new PlainError(
    `${name}: the static part "${id}" holds the client component ${model.componentOf(inside)}. Nothing in a static part can listen or move: take one out of the other (components/ui/static-part.tsx).`,
  );
}

/**
 * How rows refer to each other. A stream has several rows of one id, a value one.
 * @param {Row[]} rows
 */
function readModel(rows) {
  const byId = new Map();
  for (const row of rows) byId.set(row.id, [...(byId.get(row.id) ?? []), row]);
  const rowsOf = (value) => byId.get(referredRow(value)) ?? [];
  /** The name of the client component that an element is of. */
  const componentOf = (value) => {
    const row = isElement(value) ? rowsOf(value[1])[0] : undefined;
    return row?.tag === 'I' ? row.value[2] : undefined;
  };
  return { root: byId.get('0') ?? [], rowsOf, componentOf };
}

/** The rows that the page's root leads to. */
function reachable({ root, rowsOf }) {
  const found = new Set();
  const open = [...root];
  while (open.length > 0) {
    const row = open.pop();
    if (found.has(row)) continue;
    found.add(row);
    walk(row.value, (value) => open.push(...rowsOf(value)));
  }
  return found;
}

/** A reference to a place within a row must still lead somewhere: '$12:props:children:0'. */
function checkPaths(row, { rowsOf }, name) {
  walk(row.value, (value) => {
    const path = typeof value === 'string' ? reference.exec(value)?.[2] : undefined;
    if (!path) return;
    let place = rowsOf(value)[0]?.value;
    for (const key of path.slice(1).split(':')) {
      while (rowsOf(place).length > 0) place = rowsOf(place)[0].value;
      place = isElement(place) ? { type: place[1], key: place[2], props: place[3] }[key] : place?.[key];
    }
    if (place === undefined) {
      throw new PlainError(
        `${name}: the page's payload refers to ${value}, which stands in a static part. Hand that part and the other a copy each.`,
      );
    }
  });
}

/** Takes out the properties that say nothing but that they are not there; whether there were any. */
function dropUndefined(value) {
  let hasDropped = false;
  walk(value, (inner) => {
    if (inner === null || typeof inner !== 'object' || Array.isArray(inner)) return;
    for (const [key, held] of Object.entries(inner)) {
      if (held !== '$undefined') continue;
      delete inner[key];
      hasDropped = true;
    }
  });
  return hasDropped;
}

/** Calls back with a value and all that it holds. */
function walk(value, visit) {
  visit(value);
  if (value !== null && typeof value === 'object')
    for (const inner of Object.values(value)) walk(inner, visit);
}

/** The first value that fits, in a value or in the rows that it refers to. */
function findInside(value, model, fits, seen = new Set()) {
  let found;
  walk(value, (inner) => {
    if (found) return;
    if (fits(inner)) found = inner;
    for (const row of model.rowsOf(inner)) {
      if (found || seen.has(row)) continue;
      seen.add(row);
      found = findInside(row.value, model, fits, seen);
    }
  });
  return found;
}

function isElement(value) {
  return Array.isArray(value) && value[0] === '$' && value.length >= 4 && typeof value[3] === 'object';
}

/** '12' of '$12', '$L12' and '$12:props'. */
function referredRow(value) {
  return typeof value === 'string' ? reference.exec(value)?.[1] : undefined;
}
