import { existsSync, readFileSync } from 'node:fs';
import { addAttribute, applyEdits, elementsOf } from '../../html';
import { integrityOf } from '../security-policy';
import { fileOf, type Site } from '../site';

/**
 * Adds `integrity` to the page's own script files, so that a file that was tampered with does not run, and to their
 * preloads, which browsers would not use otherwise. No `crossorigin`: files of the same origin are checked without it.
 * Style sheets stay without: a host that rewrites CSS would leave the pages bare.
 */
export function addIntegrity(html: string, name: string, site: Site): string {
  const edits = elementsOf(html).flatMap((element) => {
    const { src, href, as } = element.attributes;
    const address =
      element.name === 'script' ? src : element.name === 'link' && as === 'script' ? href : undefined;
    const file = address && fileOf(site, address);
    // One that is missing is left to the check of the export, which names the page and the line.
    if (!file || !existsSync(file)) return [];
    return [addAttribute(html, element, 'integrity', integrityOf(readFileSync(file)))];
  });
  return applyEdits(html, edits);
}
