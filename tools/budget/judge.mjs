import { columnLines } from '../columns.mjs';
import { columns } from './limits.mjs';

/**
 * @typedef {{ path: string, kind: 'html' | 'js' | 'css' | 'fonts' | 'other', bytes: number }} File a transferred file
 * @typedef {object} Measured one page
 * @property {string} route
 * @property {File[]} files until five seconds after the page has loaded
 * @property {File[]} [later] what scrolling to the end fetched on top
 * @property {string[]} foreign addresses of other origins that the page asked for
 * @property {string[]} missing addresses of this site that are not in the export
 */

/** Bytes per column of a page; `requests` is a number, `scrolled` is there only for pages that were scrolled. */
export function totals({ files, later }) {
  const sum = (list) => list.reduce((bytes, file) => bytes + file.bytes, 0);
  const of = (kind) => sum(files.filter((file) => file.kind === kind));
  const all = sum(files);
  return {
    html: of('html'),
    js: of('js'),
    css: of('css'),
    fonts: of('fonts'),
    requests: files.length,
    all,
    ...(later && { scrolled: all + sum(later) }),
  };
}

/**
 * Everything that is wrong with a page, each as a sentence that names the files to look at.
 *
 * @param {Measured} page
 * @param {Record<string, number>} limits KB, and a number of requests
 * @param {Measured} [before] the page in the last run that kept its limits
 * @returns {string[]}
 */
export function judge(page, limits, before) {
  const measured = totals(page);
  const problems = [];
  for (const [column, limit] of Object.entries(limits)) {
    const value = measured[column];
    if (value === undefined) problems.push(`${page.route}: ${columns[column]} was not measured`);
    if (!(value > (column === 'requests' ? limit : limit * 1000))) continue;
    const concerned = (files) =>
      files.filter((file) => file.kind === column || ['requests', 'all'].includes(column));
    const chosen = (measure) =>
      column === 'scrolled' ? [...measure.files, ...(measure.later ?? [])] : concerned(measure.files);
    problems.push(
      `${page.route}: ${columns[column]} ${show(column, value)} is over ${limit}${column === 'requests' ? '' : ' KB'}; ` +
        [...blame(chosen(page), before && chosen(before))].join('; '),
    );
  }
  if (page.files.length === 0) problems.push(`${page.route}: nothing was measured`);
  for (const address of page.foreign)
    problems.push(`${page.route}: asks another site for ${address} by itself`);
  for (const address of page.missing)
    problems.push(`${page.route}: asks for ${address}, which is not in the export`);
  return problems;
}

function* blame(files, before) {
  const largest = [...files].sort((a, b) => b.bytes - a.bytes).slice(0, 3);
  yield `largest: ${largest.map((file) => `${file.path} ${kilobytes(file.bytes)}`).join(', ')}`;
  if (!before) return;
  const known = new Map(before.map((file) => [stableName(file.path), file.bytes]));
  const grown = files
    .map((file) => ({ ...file, was: known.get(stableName(file.path)) }))
    .filter((file) => file.was === undefined || file.bytes > file.was)
    .sort((a, b) => b.bytes - (b.was ?? 0) - (a.bytes - (a.was ?? 0)))
    .slice(0, 3)
    .map((file) => `${file.path} ${file.was === undefined ? 'is new' : `was ${kilobytes(file.was)}`}`);
  if (grown.length > 0) yield `grown since the limits were last kept: ${grown.join(', ')}`;
}

/** A path without the hash of its content. Scripts and styles are named by their hash alone and stay as they are. */
function stableName(file) {
  return file.replace(/(?<=[\w-])[.-][\da-z_~-]{8,}(?=\.\w+$)/i, '');
}

function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} KB`;
}

const show = (column, value) => (column === 'requests' ? String(value) : (value / 1000).toFixed(1));

/** The measured pages beside their limits, as lines of equal columns: 'measured / limit'. */
export function table(pages, limitsFor) {
  const rows = pages.map((page) => {
    const measured = totals(page);
    const limits = limitsFor(page.route);
    const cells = Object.keys(columns).map((column) =>
      limits[column] === undefined ? '' : `${show(column, measured[column] ?? NaN)} / ${limits[column]}`,
    );
    return [page.route, ...cells];
  });
  const lines = [['KB (brotli)', ...Object.values(columns)], ...rows];
  return columnLines(lines);
}
