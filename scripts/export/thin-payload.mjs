import { PlainError } from '../lib/run-script.mjs';
import { withChangedElements } from './payload.mjs';

/** A piece of the payload in a script of its own, as Next writes it, or within the page's one script. */
const pushed = /(<script>)?self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')\]\)(<\/script>)?/g;

/**
 * Takes out of a page's payload, from which React takes over the page, what the document has said already: the children
 * of every static part, which stand in the HTML and which the part leaves alone, the words of its scripts, and the hints
 * at files that its head names. The parts get short names, and the rest becomes one script. Next also puts the
 * page for unknown addresses into every payload; no page of ours turns into it without being loaded, so its parts lose
 * their children too.
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
  const numbers = new Map();
  const payload = scripts.map(([, , literal]) => readLiteral(literal)).join('');
  const thin = withChangedElements(payload, name, {
    changePart(part) {
      if (!numbers.has(part.id)) numbers.set(part.id, numbers.size.toString(36));
      part.id = numbers.get(part.id);
    },
    changeTag: blankScript,
    keepsHint: (row) => row.tag !== 'H',
  });
  const push = `self.__next_f.push([1,${literalOf(thin)}])`;
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

/** A script in the HTML has run; React asks no more of it than that it is there. */
function blankScript(type, props) {
  const inner = props.dangerouslySetInnerHTML;
  if (type !== 'script' || !inner?.__html) return false;
  inner.__html = '';
  return true;
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
