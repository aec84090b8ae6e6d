import { PlainError } from '../lib/run-script.mjs';

/** The client component whose children the HTML alone carries: components/ui/static-part.tsx. */
const STATIC_PART = 'StaticPart';

/** A piece of the payload in a script of its own, as Next writes it, or within the page's one script. */
const pushed = /(<script>)?self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')\]\)(<\/script>)?/g;
const reference = /^\$[LFQW@h]?([0-9a-f]+)((?::[^:]+)*)$/;

/**
 * Takes out of a page's payload, from which React takes over the page, the children of every static part: they stand in
 * the HTML, and the part leaves them alone. What only they referred to goes as well, as do properties that are undefined, the
 * parts get short names, and the rest becomes one script. Next also puts the page for unknown addresses into every payload; no page of ours turns into it
 * without being loaded, so its parts lose their children too.
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
  const rows = readRows(scripts.map(([, , literal]) => readLiteral(literal)).join(''), name);
  const { kept, numbers } = thinRows(rows, name);
  const push = `self.__next_f.push([1,${literalOf(kept.map((row) => row.text).join(''))}])`;
  let isFirst = true;
  return html
    .replace(/ data-part="([^"]*)"/g, (attribute, id) => {
      // A part within a part has no use for its name; where nothing was thinned, all have theirs already.
      if (numbers.size === 0) return attribute;
      return numbers.has(id) ? ` data-part="${numbers.get(id)}"` : '';
    })
    .replace(pushed, (_, open = '', literal, close = '') => {
      if (!isFirst) return '';
      isFirst = false;
      return open + push + close;
    });
}

/** Text as a JavaScript string in single quotes: the payload is full of double ones, which then stay as they are. */
function literalOf(text) {
  const inner = text.replace(/['\\\n\r<\u2028\u2029]/g, (sign) => {
    if (sign === "'" || sign === '\\') return `\\${sign}`;
    if (sign === '\n') return '\\n';
    // A `<` could end the script; a bare end of line ends the string.
    return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
  return `'${inner}'`;
}

/** The text of a JavaScript string of Next's making, which is JSON, or of ours. */
function readLiteral(literal) {
  if (literal.startsWith('"')) return JSON.parse(literal);
  const asJson = literal.slice(1, -1).replace(/\\'|"/g, (sign) => (sign === '"' ? '\\"' : "'"));
  return JSON.parse(`"${asJson}"`);
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

/**
 * @param {Row[]} rows
 * @param {string} name
 * @returns {{ kept: Row[], numbers: Map<string, string> }} the rows that are left, and the short names of the parts
 */
function thinRows(rows, name) {
  const numbers = new Map();
  const model = readModel(rows);

  for (const row of rows) {
    let isChanged = dropUndefined(row.value);
    walk(row.value, (value) => {
      if (model.componentOf(value) !== STATIC_PART || !('children' in value[3])) return;
      const inside = findInside(value[3].children, model, (inner) => {
        const component = model.componentOf(inner);
        return component !== undefined && component !== STATIC_PART;
      });
      if (inside) {
        throw new PlainError(
          `${name}: the static part "${value[3].id}" holds the client component ${model.componentOf(inside)}. Nothing in a static part can listen or move: take one out of the other (components/ui/static-part.tsx).`,
        );
      }
      const { id } = value[3];
      if (!numbers.has(id)) numbers.set(id, numbers.size.toString(36));
      value[3].id = numbers.get(id);
      delete value[3].children;
      isChanged = true;
    });
    if (isChanged) row.text = `${row.id}:${JSON.stringify(row.value)}\n`;
  }

  const needed = reachable(model);
  for (const row of needed) checkPaths(row, model, name);
  return { kept: rows.filter((row) => row.id === null || needed.has(row)), numbers };
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
