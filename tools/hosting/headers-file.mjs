/**
 * The rules of a `_headers` file, as Netlify and Cloudflare Pages read it: a path on a line of its own, its headers
 * indented below; `*` stands for anything, lines with `#` in front are comments.
 *
 * @param {string} text
 * @returns {{ matches: (pathname: string) => boolean, headers: [name: string, value: string][] }[]}
 */
export function parseHostHeaders(text) {
  const rules = [];
  for (const line of text.split(/\r?\n/)) {
    const content = line.trim();
    if (content === '' || content.startsWith('#')) continue;
    if (!/^\s/.test(line)) {
      rules.push({ matches: pathMatcher(content), headers: [] });
      continue;
    }
    const colon = content.indexOf(':');
    if (colon > 0 && rules.length > 0) {
      rules.at(-1).headers.push([content.slice(0, colon).trim(), content.slice(colon + 1).trim()]);
    }
  }
  return rules;
}

function pathMatcher(pattern) {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  const expression = new RegExp(`^${parts.join('.*')}$`);
  return (pathname) => expression.test(pathname);
}

/**
 * All headers for a path. Of two rules that set the same header the later one in the file wins.
 *
 * @param {ReturnType<typeof parseHostHeaders>} rules
 * @returns {Record<string, string>} names in lower case
 */
export function hostHeadersFor(rules, pathname) {
  const headers = {};
  for (const rule of rules) {
    if (!rule.matches(pathname)) continue;
    for (const [name, value] of rule.headers) headers[name.toLowerCase()] = value;
  }
  return headers;
}
