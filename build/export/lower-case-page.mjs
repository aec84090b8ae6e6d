import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Whether `facilities` and `Facilities` are two names in a folder that holds the latter. macOS and Windows usually say
 * no: writing the one there would replace the other.
 * @param {string} outFolder
 */
export function tellsCaseApart(outFolder) {
  return !existsSync(path.join(outFolder, 'FACILITIES.HTML'));
}

/**
 * Writes the page that sends /facilities and /facilities/ on to /Facilities, for hosts without rules of their own.
 *
 * The script compares the address first. The page can be unpacked later on a disk that ignores case and then answer at
 * /Facilities itself; a bare refresh would load it for ever. Browsers without scripts are sent on by the refresh.
 * @param {string} outFolder
 * @param {string} basePath '' or '/site'
 * @param {boolean} [isCaseSensitive] whether the disk tells case apart
 * @returns {string} what was done, one sentence
 */
export function writeLowerCasePage(outFolder, basePath, isCaseSensitive = tellsCaseApart(outFolder)) {
  const page = path.join(outFolder, 'Facilities.html');
  if (!existsSync(page)) return 'there is no page /Facilities, so nothing sends /facilities there';
  if (!isCaseSensitive) {
    return 'this disk ignores case: /facilities is the page /Facilities itself, which was left as it is';
  }
  const html = forwardingPage(readFileSync(page, 'utf8'), `${basePath}/Facilities`);
  writeFileSync(path.join(outFolder, 'facilities.html'), html);
  mkdirSync(path.join(outFolder, 'facilities'), { recursive: true });
  writeFileSync(path.join(outFolder, 'facilities/index.html'), html);
  return '/facilities sends visitors on to /Facilities';
}

function forwardingPage(targetPage, target) {
  const title = /<title>([^<]*)<\/title>/.exec(targetPage)?.[1] ?? 'Facilities';
  const language = /<html[^>]*\slang="([^"]*)"/.exec(targetPage)?.[1] ?? 'en';
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(targetPage)?.[1] ?? target;
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<title>${title}</title>
<meta name="robots" content="noindex"/>
<link rel="canonical" href="${canonical}"/>
<script>var to='${target}';if(location.pathname!==to)location.replace(to+location.search+location.hash)</script>
<noscript><meta http-equiv="refresh" content="0; url=${target}"/></noscript>
</head>
<body>
<main>
<h1>${title}</h1>
<p>This page is at <a href="${target}">${target}</a>.</p>
</main>
</body>
</html>
`;
}
