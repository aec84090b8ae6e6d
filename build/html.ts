import { parse, type DefaultTreeAdapterTypes } from 'parse5';

/** An element as it is written in a page. */
export interface HtmlElement {
  /** In small letters, as are the names of attributes. */
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** What is between the tags, as it is written. */
  content: string;
  /** Where it is in the page's text: its start tag, its content and all of it. */
  start: number;
  contentStart: number;
  contentEnd: number;
  end: number;
  /** Whether its end tag is written. */
  isClosed: boolean;
  line: number;
  column: number;
}

/** A part of a text, and what replaces it. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** All elements that are written in a page, in document order, parsed as browsers do (parse5). */
export function elementsOf(html: string): HtmlElement[] {
  const found: HtmlElement[] = [];
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if ('tagName' in node && node.sourceCodeLocation) {
      const { startOffset, endOffset, startTag, endTag, startLine, startCol } = node.sourceCodeLocation;
      const contentStart = startTag?.endOffset ?? startOffset;
      const contentEnd = endTag?.startOffset ?? endOffset;
      found.push({
        name: node.tagName,
        attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
        content: html.slice(contentStart, contentEnd),
        ...{ start: startOffset, contentStart, contentEnd, end: endOffset, isClosed: Boolean(endTag) },
        ...{ line: startLine, column: startCol },
      });
    }
    if ('content' in node) visit(node.content);
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }));
  return found;
}

/** A text after some edits, which must not overlap; all else keeps its bytes. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  // From the end on: no edit moves another.
  const last = [...edits].sort((a, b) => b.start - a.start);
  return last.reduce((all, edit) => all.slice(0, edit.start) + edit.text + all.slice(edit.end), text);
}

/** Takes an element out of its page. */
export const remove = ({ start, end }: HtmlElement): Edit => ({ start, end, text: '' });

/** Puts a text at a place of a page. */
export const insert = (start: number, text: string): Edit => ({ start, end: start, text });

/** Whether the browser runs a script element's content, or reads it as data. */
export const isInlineScript = ({ name, attributes }: HtmlElement) =>
  name === 'script' && !('src' in attributes) && !/json$/.test(attributes.type ?? '');

/** The address that a page names as its own. */
export const canonicalOf = (elements: HtmlElement[] = []) =>
  elements.find(({ attributes }) => attributes.rel === 'canonical')?.attributes.href;
