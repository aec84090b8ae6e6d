import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';

/** Below the export. */
export const LOWER_CASE_COPY = 'facilities.html';

/**
 * Whether `facilities` and `Facilities` are two names in a folder that holds the latter. macOS and Windows usually say
 * no: writing the one there would replace the other.
 * @param {string} outFolder
 */
export function tellsCaseApart(outFolder) {
  return !existsSync(path.join(outFolder, 'FACILITIES.HTML'));
}

/**
 * Lets /facilities and /facilities/ show the page /Facilities on hosts without a rule for it: as the page itself, which
 * names its canonical address and, with scripts, shows it (components/layout/before-first-paint.ts). A page that sent the
 * visitor on would go in circles where a host writes all addresses in small letters, as Netlify does.
 *
 * @param {string} outFolder with its finished pages
 * @param {boolean} [isCaseSensitive] whether the disk tells case apart
 * @returns {string} what was done, one sentence
 */
export function writeLowerCasePage(outFolder, isCaseSensitive = tellsCaseApart(outFolder)) {
  if (!isCaseSensitive) return 'this disk ignores case: /facilities is the page /Facilities already';
  for (const [from, to] of [
    ['Facilities.html', LOWER_CASE_COPY],
    ['Facilities/index.html', 'facilities/index.html'],
  ])
    cpSync(path.join(outFolder, from), path.join(outFolder, to));
  return '/facilities shows the page /Facilities';
}
