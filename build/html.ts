import { parse, type DefaultTreeAdapterTypes } from 'parse5';

/** An element in the source of a page. */
export interface HtmlElement {
  /** Lower case, like the attribute names. */
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** The source between the start tag and the end tag. */
  content: string;
  /** Offsets in the page's source. */
  start: number;
  contentStart: number;
  contentEnd: number;
  end: number;
  /** Whether the source has its end tag. */
  isClosed: boolean;
  line: number;
  column: number;
}

/** A range of a text, and its replacement. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** All elements in the source of a page, in document order, parsed as browsers do (parse5). */
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
        start: startOffset,
        contentStart,
        contentEnd,
        end: endOffset,
        isClosed: Boolean(endTag),
        line: startLine,
        column: startCol,
      });
    }
    if ('content' in node) visit(node.content);
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }));
  return found;
}

/** Applies edits that do not overlap. The rest of the text stays the same, byte for byte. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  // From the end to the start, so that no edit shifts the offsets of the others.
  const last = [...edits].sort((a, b) => b.start - a.start);
  return last.reduce((all, edit) => all.slice(0, edit.start) + edit.text + all.slice(edit.end), text);
}

/** Removes an element from its page. */
export const removeElement = ({ start, end }: HtmlElement): Edit => ({ start, end, text: '' });

/** Inserts a text at an offset of a page. */
export const insertText = (start: number, text: string): Edit => ({ start, end: start, text });

/** Whether an element is an inline script that the browser runs. JSON data in a script element is not. */
export const isInlineScript = ({ name, attributes }: HtmlElement) =>
  name === 'script' && !('src' in attributes) && !/json$/.test(attributes.type ?? '');

/** Every address that an element refers to, and every file that a style element loads. */
export function addressesIn(element: HtmlElement): string[] {
  const { rel, property, name, content, href, src, action, srcset, imagesrcset } = element.attributes;
  // The address of a server, not of a file.
  if (rel === 'preconnect') return [];
  const candidates = [srcset, imagesrcset].flatMap((set) => set?.split(',') ?? []);
  const picture = /^(og:image|twitter:image)$/.test(property ?? name ?? '') && content;
  // The files that an inline script loads.
  const files = isInlineScript(element)
    ? element.content.matchAll(/"((?:\/[^"\\\s]*)?\/_next\/static\/[^"\\\s]+)"/g)
    : [];
  const styles = element.name === 'style' ? element.content.matchAll(/url\(\s*["']?([^"')#][^"')]*)/g) : [];
  return [
    ...[href, src, action, picture],
    ...candidates.map((each) => each.trim().split(/\s+/)[0]),
    ...[...files, ...styles].map(([, address]) => address),
  ].filter((address): address is string => Boolean(address));
}

/** The canonical address of a page. */
export const canonicalOf = (elements: HtmlElement[] = []) =>
  elements.find(({ attributes }) => attributes.rel === 'canonical')?.attributes.href;
