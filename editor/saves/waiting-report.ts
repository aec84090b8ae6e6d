/** The change report of what waits, for a pull request at GitHub. */
import { correctContent } from '../../content/check/check';
import { temporaryCheckout } from '../../lib/node/git';
import { reportOf } from '../change-report/checkout-report';
import type { Description } from '../change-report/describe-change';
import { reportAsMarkdown, summaryOf } from '../change-report/report-text';
import { screenshotsBetween, type Screenshots } from '../screenshots/between-commits';

const intro =
  'Someone changed the content in the form. Some of the changes may be mistakes, so they wait here. Read those with ⚠. ' +
  'If all of them are correct, press **Merge pull request**, then **Confirm merge**: a few minutes later they are on the site. ' +
  'If one is wrong, correct it in the form and save: this page follows.';

/**
 * The change report of what waits.
 *
 * @param pictureFolder where its pictures are written; false for a report without pictures
 */
export async function waitingReport(
  root: string,
  live: string,
  review: string,
  pictureFolder: string | false,
): Promise<string> {
  const checkout = temporaryCheckout(root);
  try {
    checkout.show(review);
    const { descriptions } = reportOf(checkout.path, correctContent(checkout.path), live, root);
    const pictures = pictureFolder
      ? // A report without pictures still says everything.
        await screenshotsBetween(root, descriptions, live, review, pictureFolder).catch(noScreenshots)
      : new Map<Description, Screenshots>();
    const addressOf = (name?: string) => name && `${PICTURES}/${name}`;
    const picturesOf = (each: Description) => {
      const { before, after } = pictures.get(each) ?? {};
      return { before: addressOf(before), after: addressOf(after) };
    };
    const report = shortenReport(reportAsMarkdown(descriptions, picturesOf));
    return `${intro}\n\n${summaryOf(descriptions)}.\n\n${report}\n`;
  } finally {
    checkout.remove();
  }
}

function noScreenshots(error: unknown) {
  console.warn('The report has no pictures:', error);
  return new Map<Description, Screenshots>();
}

const PICTURES = 'PICTURES';

/** The description of a pull request has at most 65,536 characters. */
const MAX_CHARACTERS = 60_000;
/** How many characters the address of a picture has more than the word PICTURES. */
const ADDRESS_CHARACTERS = 120;

/** A report that fits into a pull request: a sentence replaces the last changes, which have no warnings. */
export function shortenReport(report: string): string {
  const [head = '', ...changes] = report.split(/^(?=### )/m);
  let length = head.length;
  const end = changes.findIndex((change) => {
    length += change.length + ADDRESS_CHARACTERS * (change.split(PICTURES).length - 1);
    return length > MAX_CHARACTERS;
  });
  if (end < 0) return report;
  const left = changes.length - end;
  return `${head}${changes.slice(0, end).join('')}### … and ${left} more\n\n“Files changed” at the top of this page has all of them.`;
}
