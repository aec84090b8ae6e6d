const block = /<script type="application\/json" id="page-scripts">[^<]*<\/script>/g;
const address = /(?:<script\b[^>]*\ssrc=|\[)"([^"]+\.js)"/g;

/**
 * Which script files a page loads that not all pages load.
 * @param {{ path: string, html: string }[]} pages as exported, with or without late scripts
 * @returns {Record<string, string[]>} addresses by the page's path; pages without any of their own are left out
 */
export function ownScripts(pages) {
  const all = pages
    .map((page) => ({
      path: page.path,
      // A finished page's block names the scripts of all others as well.
      files: [...new Set([...page.html.replace(block, '').matchAll(address)].map(([, file]) => file))],
    }))
    .filter((page) => page.files.length > 0);
  const isShared = (file) => all.every((page) => page.files.includes(file));
  return Object.fromEntries(
    all
      .map((page) => [page.path, page.files.filter((file) => !isShared(file))])
      .filter(([, files]) => files.length > 0),
  );
}

/**
 * Tells a page what the other pages' scripts are called, so that a tap on a link fetches them beside the page's text and
 * not after it (lib/page-scripts.ts). A data block: it needs no hash in the content policy.
 * @param {string} html
 * @param {Record<string, string[]>} scripts see ownScripts()
 */
export function withPageScripts(html, scripts) {
  const clean = html.replace(block, '');
  const end = clean.lastIndexOf('</body>');
  if (end === -1 || Object.keys(scripts).length === 0) return clean;
  const data = JSON.stringify(scripts).replaceAll('<', '\\u003c');
  return `${clean.slice(0, end)}<script type="application/json" id="page-scripts">${data}</script>${clean.slice(end)}`;
}
