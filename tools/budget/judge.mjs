/**
 * @typedef {{ path: string, kind: 'html' | 'js' | 'css' | 'fonts' | 'other', bytes: number }} File a transferred file
 * @typedef {object} Measured one page
 * @property {string} route
 * @property {File[]} files until five seconds after the page has loaded
 * @property {File[]} [later] what scrolling to the end fetched on top
 * @property {string[]} foreign addresses of other origins that the page asked for
 * @property {string[]} missing addresses of this site that are not in the export
 */

/**
 * What a page may transfer, in KB of 1000 bytes with texts compressed by brotli, cold, on a phone, until five seconds
 * after it has loaded; `requests` is a number. `scrolled` is everything after scrolling to the end.
 */
// The style sheet stands in the page: 8 KB of each page's HTML, 10 of Home's.
const home = { html: 44, js: 142, css: 1, fonts: 21, requests: 24, all: 330, scrolled: 1500 };
const others = { html: 31, js: 135, css: 1, fonts: 21, requests: 22, all: 290 };
const byRoute = { '/': home, '/gallery': { ...others, scrolled: 2500 } };

/** The limits of a page; a new page has those of the others until it is given its own. */
export function limitsFor(route) {
  return byRoute[route] ?? others;
}

/** Bytes per column of a page; `requests` is a number, `scrolled` is there only for pages that were scrolled. */
export function totals({ files, later }) {
  const sum = (list) => list.reduce((bytes, file) => bytes + file.bytes, 0);
  const of = (kind) => sum(files.filter((file) => file.kind === kind));
  const all = sum(files);
  const kinds = { html: of('html'), js: of('js'), css: of('css'), fonts: of('fonts') };
  return { ...kinds, requests: files.length, all, ...(later && { scrolled: all + sum(later) }) };
}

/**
 * Everything that is wrong with a page, each as a sentence that names the largest files.
 *
 * @param {Measured} page
 * @param {Record<string, number>} limits KB, and a number of requests
 * @returns {string[]}
 */
export function judge(page, limits) {
  const measured = totals(page);
  const problems = Object.entries(limits).flatMap(([column, limit]) => {
    const value = measured[column];
    if (value === undefined) return [`${page.route}: ${column} was not measured`];
    if (value <= (column === 'requests' ? limit : limit * 1000)) return [];
    const all = column === 'scrolled' ? [...page.files, ...(page.later ?? [])] : page.files;
    const largest = all
      .filter(({ kind }) => !['html', 'js', 'css', 'fonts'].includes(column) || kind === column)
      .sort((a, b) => b.bytes - a.bytes)
      .slice(0, 3)
      .map(({ path, bytes }) => `${path} ${(bytes / 1000).toFixed(1)} KB`);
    return [
      `${page.route}: ${column} ${show(column, value)} is over ${limit}; largest: ${largest.join(', ')}`,
    ];
  });
  if (page.files.length === 0) problems.push(`${page.route}: nothing was measured`);
  for (const address of page.foreign)
    problems.push(`${page.route}: asks another site for ${address} by itself`);
  for (const address of page.missing)
    problems.push(`${page.route}: asks for ${address}, which is not in the export`);
  return problems;
}

const show = (column, value) => (column === 'requests' ? String(value) : (value / 1000).toFixed(1));

/** A measured page beside its limits: '/about  html 11.9/14  …'. */
export function line(page) {
  const measured = totals(page);
  const cells = Object.entries(limitsFor(page.route)).map(
    ([column, limit]) => `${column} ${show(column, measured[column] ?? NaN)}/${limit}`,
  );
  return [page.route.padEnd(12), ...cells].join('  ');
}
