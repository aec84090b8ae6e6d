import { parse } from 'parse5';
import { PlainError } from '../lib/run-script.mjs';
import { withChangedElements } from './payload.mjs';

const partName = / data-part="[^"]*"/g;

/**
 * What a page's static parts hold, as the HTML that stands in the page. A part may hold others.
 * @param {string} html a page as Next exported it, its parts under their full names
 * @returns {Map<string, string>} inner HTML by the part's name
 */
export function partsOf(html) {
  const parts = new Map();
  const open = [parse(html, { sourceCodeLocationInfo: true })];
  while (open.length > 0) {
    const node = open.pop();
    const id = node.attrs?.find(({ name }) => name === 'data-part')?.value;
    const { startTag, endTag } = node.sourceCodeLocation ?? {};
    if (id !== undefined && startTag && endTag) {
      parts.set(id, html.slice(startTag.endOffset, endTag.startOffset).replace(partName, ''));
    }
    open.push(...(node.childNodes ?? []));
  }
  return parts;
}

/**
 * Makes HTML of the static parts in a text from which a page is made when a link leads to it. As React's elements they
 * took a slow phone longer to build than everything else between the tap and the page.
 *
 * @param {string} text a `.txt` file as Next exported it, or as this function left it
 * @param {Map<string, string>} parts of the page itself, see partsOf()
 * @param {Map<string, string>} notFound those of the page for unknown addresses: Next puts it into every text, but no page
 *   of ours turns into it, so its parts are left empty
 * @param {string} name the text's file, for messages
 * @throws {PlainError} when a part stands in neither page, or the text is not as expected
 */
export function withPartsAsHtml(text, parts, notFound, name) {
  const changePart = (part) => {
    const html = parts.get(part.id);
    if (html === undefined && !notFound.has(part.id)) {
      throw new PlainError(
        `${name}: the static part "${part.id}" does not stand in the page's HTML. Is its name on the element itself (components/ui/static-part.tsx)?`,
      );
    }
    // To React, a text that begins with a dollar sign is a reference; a second one makes it a text again.
    part.html = html?.startsWith('$') ? `$${html}` : (html ?? '');
  };
  return withChangedElements(text, name, { changePart });
}
