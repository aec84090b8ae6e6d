import { applyEdits, elementsOf, insertText, removeElement, type Edit, type HtmlElement } from '../../html';
import { UnsupportedHtml, type Site } from '../site';

/** The mark of components/startup/inline-script.tsx. */
const MARK = 'data-own';

const isOwn = ({ attributes }: HtmlElement) => MARK in attributes;
const isForScript = ({ attributes: { rel, as } }: HtmlElement) =>
  rel === 'modulepreload' || (rel === 'preload' && as === 'script');

/**
 * Removes every script that is not marked as ours, and the preloads of scripts. So nothing of Next's client and of its
 * payload is in a page, whatever form they have. Adds the script that starts the islands, and the name of the build.
 */
export function keepOwnScripts(html: string, _: string, { build, scripts }: Site): string {
  const elements = elementsOf(html);
  const all = elements.filter(({ name }) => name === 'script');
  const head = elements.find(({ name }) => name === 'head');
  const first = all.find((each) => isOwn(each) && each.start < head!.end);
  if (!first) throw new UnsupportedHtml('it has none of our own scripts in its head (app/layout.tsx)');
  const unclosed = all.find((each) => !each.isClosed);
  if (unclosed) throw new UnsupportedHtml(`it has a script without an end tag in line ${unclosed.line}`);
  const preloads = elements.filter((each) => each.name === 'link' && isForScript(each));
  return applyEdits(html, [
    ...[...all.filter((each) => !isOwn(each)), ...preloads].map(removeElement),
    ...all.filter(isOwn).map((each) => withoutMark(html, each)),
    insertText(first.end, `<script>${scripts.listenEarly}</script><meta name="build" content="${build}"/>`),
  ]);
}

function withoutMark(html: string, { start, contentStart }: HtmlElement): Edit {
  const tag = html.slice(start, contentStart);
  return { start, end: contentStart, text: tag.replace(new RegExp(` ${MARK}(="")?`), '') };
}
