import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import type { Site } from './site';

/**
 * Takes the utilities that a page has no use for out of its style sheet: Tailwind writes those of all pages into one file.
 * One is kept whose class is a word of the page, or of a script that the page may fetch. 2 to 3 KB of each page, compressed.
 */
export function usedUtilities(css: string, html: string, site: Site): string {
  const text = html.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&lt;', '<');
  const words = new Set((text + scriptsOf(html, site)).split(/[\s"'`\\]+/));
  const root = postcss.parse(css);
  root.walkAtRules('layer', (layer) => {
    if (layer.params !== 'utilities') return;
    layer.walkRules((rule) => {
      const used = rule.selectors.filter((each) => classesOf(each).every((name) => words.has(name)));
      if (used.length === 0) rule.remove();
      else if (used.length < rule.selectors.length) rule.selectors = used;
    });
    // Innermost first.
    const conditions: postcss.AtRule[] = [];
    layer.walkAtRules((each) => void conditions.unshift(each));
    for (const each of conditions) if (each.nodes?.length === 0) each.remove();
  });
  return root.toString();
}

/** The classes of a selector, without the backslashes of style sheets. */
const classesOf = (selector: string) =>
  [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replace(/\\(.)/g, '$1'));

/** The scripts that a page names, those that these name, and so on, joined. */
function scriptsOf(html: string, { outFolder }: Site): string {
  const found = new Map([['', html]]);
  // A map also visits what is added to it meanwhile.
  for (const text of found.values())
    for (const [name] of text.matchAll(/static\/chunks\/[\w.-]+\.js/g)) {
      const file = path.join(outFolder, '_next', name);
      if (!found.has(name) && existsSync(file)) found.set(name, readFileSync(file, 'utf8'));
    }
  found.delete('');
  return [...found.values()].join('\n');
}
