import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { applyEdits, elementsOf, insertText, removeElement } from '../../html';
import { removeUnusedRules } from '../remove-unused-rules';
import { UnsupportedHtml, type Site } from '../site';

/**
 * Inlines the style sheets of a page, so that the first paint waits for one file. They are at the end of the head, so
 * that the head script runs while they load.
 */
export function inlineStyles(html: string, _: string, site: Site): string {
  const elements = elementsOf(html);
  const links = elements.filter((each) => each.name === 'link' && each.attributes.rel === 'stylesheet');
  const head = elements.find((each) => each.name === 'head');
  if (!head?.isClosed) throw new UnsupportedHtml('it has no </head>');
  const styles = links.map(({ attributes: { href = '' } }) => {
    const file = path.join(site.outFolder, href.slice(site.basePath.length));
    if (!existsSync(file)) throw new UnsupportedHtml(`it has the style sheet ${href}, which does not exist`);
    return removeUnusedRules(withAbsolutePaths(readFileSync(file, 'utf8'), href), html, site);
  });
  return applyEdits(html, [
    ...links.map(removeElement),
    insertText(head.contentEnd, `<style>${styles.join('')}</style>`),
  ]);
}

/** Makes relative addresses absolute paths, because an inlined style sheet has another base address. */
function withAbsolutePaths(css: string, href: string): string {
  if (/<\/style|@import|@charset/i.test(css))
    throw new UnsupportedHtml(`it has ${href} with </style, @import or @charset`);
  return css.replace(/url\(\s*(["']?)([^"')]+)\1\s*\)/g, (all, quote: string, target: string) => {
    if (/^([/#]|[a-z]+:)/i.test(target)) return all;
    return `url(${quote}${new URL(target, `https://site.example${href}`).pathname}${quote})`;
  });
}
