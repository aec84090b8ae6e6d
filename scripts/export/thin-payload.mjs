import { PlainError } from '../lib/run-script.mjs';

/** The client component whose children the HTML alone carries: components/ui/static-part.tsx. */
const STATIC_PART = 'StaticPart';

const pushed = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g;
const reference = /^\$[LFQW@h]?([0-9a-f]+)((?::[^:]+)*)$/;

/**
 * Takes out of a page's payload, from which React takes over the page, the children of every static part: they stand in
 * the HTML, and the part leaves them alone. What only they referred to goes as well, and the rest becomes one script.
 *
 * The payload is React's stream of rows, `id:value`: https://github.com/facebook/react/tree/main/packages/react-client
 *
 * @param {string} html a page as Next exported it, or as this function left it; a page without a payload stays as it is
 * @param {string} name the page's file, for messages
 * @returns {string}
 * @throws {PlainError} when the payload is not as expected, or a static part holds a client component
 */
export function withThinPayload(html, name) {
  if (!html.includes('__next_f')) return html;
  const scripts = [...html.matchAll(pushed)];
  const expected = html.split('self.__next_f.push([1,').length - 1;
  if (scripts.length === 0 || scripts.length !== expected) {
    throw new PlainError(
      `${name}: the page's payload is not in the form that scripts/export/thin-payload.mjs knows. Did Next.js change?`,
    );
  }
  const rows = readRows(scripts.map(([, text]) => JSON.parse(text)).join(''), name);
  const thin = thinRows(rows, html, name)
    .map((row) => row.text)
    .join('');
  // A `<` in the text would end the script; U+2028 and U+2029 would end the line for old readers.
  const text = JSON.stringify(thin).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  let isFirst = true;
  return html.replace(pushed, () => {
    if (!isFirst) return '';
    isFirst = false;
    return `<script>self.__next_f.push([1,${text}])</script>`;
  });
}

/**
 * @typedef {object} Row
 * @property {string | null} id null for a hint, which nothing refers to
 * @property {string} tag '' for a value, 'I' for a client component, 'T' for a long text
 * @property {unknown} value undefined for what is not JSON
 * @property {string} text the row as it travels
 */

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
      end = comma + Number.parseInt(bytes.toString('utf8', colon + 2, comma), 16);
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

/** @param {Row[]} rows @param {string} html @param {string} name @returns {Row[]} */
function thinRows(rows, html, name) {
  const byId = new Map(rows.filter((row) => row.id !== null).map((row) => [row.id, row]));
  const componentOf = (element) => {
    const row = isElement(element) ? byId.get(referredRow(element[1])) : undefined;
    return row?.tag === 'I' ? row.value[2] : undefined;
  };
  const isShown = (part) => html.includes(` data-part="${part[3].id}"`);

  for (const row of rows) {
    let isChanged = false;
    walk(row.value, (value) => {
      // A part that is not in the HTML, as on the page for unknown addresses, keeps its children.
      if (componentOf(value) !== STATIC_PART || !('children' in value[3]) || !isShown(value)) return;
      const inside = findInside(value[3].children, byId, (inner) => {
        const component = componentOf(inner);
        return component !== undefined && component !== STATIC_PART;
      });
      if (inside) {
        throw new PlainError(
          `${name}: the static part "${value[3].id}" holds the client component ${componentOf(inside)}. Nothing in a static part can listen or move: take one out of the other (components/ui/static-part.tsx).`,
        );
      }
      delete value[3].children;
      isChanged = true;
    });
    if (isChanged) row.text = `${row.id}:${JSON.stringify(row.value)}\n`;
  }

  const kept = reachable(rows, byId);
  for (const row of kept) checkPaths(row, byId, name);
  return rows.filter((row) => row.id === null || kept.has(row));
}

/** The rows that the page's root leads to. */
function reachable(rows, byId) {
  const found = new Set();
  const open = rows.filter((row) => row.id === '0');
  while (open.length > 0) {
    const row = open.pop();
    if (found.has(row)) continue;
    found.add(row);
    walk(row.value, (value) => {
      const next = byId.get(referredRow(value));
      if (next) open.push(next);
    });
  }
  return found;
}

/** A reference to a place within a row must still lead somewhere: '$12:props:children:0'. */
function checkPaths(row, byId, name) {
  walk(row.value, (value) => {
    const [, id, path] = typeof value === 'string' ? (reference.exec(value) ?? []) : [];
    if (!path) return;
    let place = byId.get(id)?.value;
    for (const key of path.slice(1).split(':')) {
      while (typeof place === 'string' && referredRow(place)) place = byId.get(referredRow(place))?.value;
      place = isElement(place) ? { type: place[1], key: place[2], props: place[3] }[key] : place?.[key];
    }
    if (place === undefined) {
      throw new PlainError(
        `${name}: the page's payload refers to ${value}, which stands in a static part. Hand that part and the other a copy each.`,
      );
    }
  });
}

/** Calls back with a value and all that it holds. */
function walk(value, visit) {
  visit(value);
  if (value !== null && typeof value === 'object')
    for (const inner of Object.values(value)) walk(inner, visit);
}

/** The first value that fits, in a value or in the rows that it refers to. */
function findInside(value, byId, fits, seen = new Set()) {
  let found;
  walk(value, (inner) => {
    if (found) return;
    if (fits(inner)) found = inner;
    const row = byId.get(referredRow(inner));
    if (found || !row || seen.has(row)) return;
    seen.add(row);
    found = findInside(row.value, byId, fits, seen);
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
