import { readFileSync } from 'node:fs';
import path from 'node:path';

import postcss from 'postcss';
import parseSelector, { type Selector } from 'postcss-selector-parser';

import { elementsOf } from '../html';
import { sourceText } from '../scripts/island-sources';

import type { ExportedSite } from './exported-site';

/** The layers whose rules a page may not need. The rules of other layers are for every page. */
const LAYERS = ['components', 'utilities', 'print'];

/**
 * Removes the style rules that a page does not use: Tailwind writes the utilities of all pages into one file, and
 * Next.js gives every page the styles of shared components. A rule stays if each class that its selector requires
 * occurs in the page, in the sources of an island of the page, or in the script of every page. Saves 2 to 3 KB per
 * page, compressed. (PurgeCSS would also remove rules of states that scripts set, and lists such as `:is(h1,h2)`.)
 */
export function removeUnusedRules(css: string, html: string, site: ExportedSite): string {
  const text = html.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&lt;', '<');
  const script = readFileSync(path.join(site.outFolder, site.scripts.page), 'utf8');
  const words = new Set((text + islandSources(html, site) + script).split(/[\s"'`\\]+/));
  const root = postcss.parse(css);
  root.walkAtRules('layer', (layer) => {
    if (!LAYERS.includes(layer.params)) return;
    layer.walkRules((rule) => {
      if (isKeyframe(rule)) return;
      const used = selectors
        .astSync(rule.selector)
        .nodes.filter((each) => requiredClasses(each).every((name) => words.has(name)));
      if (used.length === 0) rule.remove();
      else if (used.length < rule.selectors.length) rule.selectors = used.map((each) => String(each).trim());
    });
    // Nested at-rules first: the at-rules around them can then be empty too.
    const conditions: postcss.AtRule[] = [];
    layer.walkAtRules((each) => void conditions.unshift(each));
    for (const each of conditions) if (each.nodes?.length === 0) each.remove();
  });
  return root.toString();
}

const selectors = parseSelector();

const isKeyframe = ({ parent }: postcss.Rule) =>
  parent?.type === 'atrule' && (parent as postcss.AtRule).name.endsWith('keyframes');

/**
 * The classes that a selector requires. Classes in `:not()` are left out, and so are those in a list of which one is
 * enough: '.a:not(.b):is(.c,.d) :is(.e\:f > *)' requires 'a' and 'e:f'.
 */
function requiredClasses(selector: Selector): string[] {
  return selector.nodes.flatMap((node) => {
    if (node.type === 'class') return [node.value];
    const isRequired = node.type === 'pseudo' && node.value !== ':not' && node.nodes.length === 1;
    return isRequired ? requiredClasses(node.nodes[0]!) : [];
  });
}

/** The sources of all islands of a page. */
function islandSources(html: string, { scripts }: ExportedSite): string {
  const islands = elementsOf(html).filter(({ name }) => name === 'page-island');
  const names = new Set(islands.map(({ attributes }) => attributes['data-name'] ?? ''));
  return [...names].map((name) => sourceText(scripts.sources, name)).join('\n');
}
