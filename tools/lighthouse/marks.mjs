import { columnLines } from '../columns.mjs';

/** What must be 100. Speed is printed only: a mark of it says as much about the machine as about the page. */
export const asserted = ['accessibility', 'best-practices', 'seo'];
export const categories = [...asserted, 'performance'];
/** The figures behind the speed, in the order they are printed. */
export const figures = {
  'first-contentful-paint': 'FCP',
  'largest-contentful-paint': 'LCP',
  'total-blocking-time': 'TBT',
  'cumulative-layout-shift': 'CLS',
  'speed-index': 'SI',
};

/**
 * @typedef {object} Marks one page
 * @property {string} route
 * @property {Record<string, number | null>} marks 0 to 100 per category; null when Lighthouse gave none
 * @property {Record<string, string>} figures as Lighthouse shows them: '1.2 s'
 * @property {{ category: string, audit: string, title: string, places: string[] }[]} lost what cost marks
 * @property {string} [failure] why the page could not be judged
 */

/**
 * Takes from a report of Lighthouse what is kept.
 *
 * @param {string} route
 * @param {object} report `lhr`, as Lighthouse calls it
 * @returns {Marks}
 */
export function readReport(route, report) {
  const mark = ({ score }) => (typeof score === 'number' ? Math.round(score * 100) : null);
  const lost = asserted.flatMap((category) =>
    (report.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (report.audits[id].score ?? 1) < 1)
      .map(({ id }) => ({
        category,
        audit: id,
        title: report.audits[id].title,
        places: (report.audits[id].details?.items ?? [])
          .map((item) => item.node?.snippet ?? item.description ?? item.url ?? item.source ?? '')
          .filter(Boolean)
          .slice(0, 3),
      })),
  );
  return {
    route,
    marks: Object.fromEntries(
      categories.map((name) => [name, report.categories[name] ? mark(report.categories[name]) : null]),
    ),
    figures: Object.fromEntries(
      Object.keys(figures).map((id) => [id, report.audits[id]?.displayValue?.replace(/\s/g, ' ') ?? '']),
    ),
    lost,
    ...(report.runtimeError && { failure: report.runtimeError.message }),
  };
}

/**
 * One page's marks out of those of several runs: the run in the middle by speed, with what any of them lost elsewhere.
 *
 * @param {Marks[]} runs at least one
 * @returns {Marks}
 */
export function middleOf(runs) {
  const failed = runs.find((run) => run.failure);
  if (failed) return failed;
  const bySpeed = [...runs].sort((a, b) => a.marks.performance - b.marks.performance);
  const middle = bySpeed[Math.floor(runs.length / 2)];
  const worst = Object.fromEntries(
    asserted.map((name) => [name, runs.map((run) => run.marks[name]).sort((a, b) => a - b)[0]]),
  );
  const lost = new Map(runs.flatMap((run) => run.lost).map((loss) => [loss.audit, loss]));
  return { ...middle, marks: { ...middle.marks, ...worst }, lost: [...lost.values()] };
}

/**
 * Everything that is wrong with the marks of a page, each as a sentence.
 *
 * @param {Marks} page
 * @returns {string[]}
 */
export function problemsOf({ route, marks, lost, failure }) {
  if (failure) return [`${route}: could not be judged: ${failure}`];
  return asserted
    .filter((category) => marks[category] !== 100)
    .map((category) => {
      if (marks[category] === null) return `${route}: ${category} was given no mark`;
      const causes = lost
        .filter((cause) => cause.category === category)
        .map(({ audit, title, places }) => [`${audit} (${title})`, ...places].join(' '));
      return `${route}: ${category} ${marks[category]} of 100; ${causes.join('; ')}`;
    });
}

/** The marks as lines of equal columns. */
export function table(pages) {
  const lines = [
    ['Lighthouse', ...categories, ...Object.values(figures)],
    ...pages.map((page) => [
      page.route,
      ...categories.map((name) => String(page.marks[name] ?? '-')),
      ...Object.keys(figures).map((id) => page.figures[id] ?? ''),
    ]),
  ];
  return columnLines(lines);
}
