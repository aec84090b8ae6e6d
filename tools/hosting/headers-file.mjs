/**
 * The headers that a `_headers` file sets for a path, as Netlify and Cloudflare Pages read it: a path on a line of its own
 * with `*` for anything, its headers indented below. Of two rules that set the same header the later one wins.
 *
 * @param {string} text
 * @param {string} pathname
 * @returns {Record<string, string>} names in lower case
 */
export function hostHeadersFor(text, pathname) {
  const headers = {};
  let applies = false;
  for (const line of text.split(/\r?\n/).filter((each) => each.trim() !== '' && !each.startsWith('#'))) {
    if (!/^\s/.test(line)) {
      const pattern = line
        .trim()
        .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
        .replaceAll('*', '.*');
      applies = new RegExp(`^${pattern}$`).test(pathname);
    } else if (applies) {
      const [, name, value] = /^\s+([^:]+):\s*(.*)$/.exec(line);
      headers[name.toLowerCase()] = value.trim();
    }
  }
  return headers;
}
