/** Prints in the terminal what each save changes. */
import { watch, type FSWatcher } from 'node:fs';
import path from 'node:path';

import { checkTextsAndPictures } from '../../build/prepare/check-texts-and-pictures';
import { prepare } from '../../build/prepare/prepare';
import { publishedCommit } from '../../lib/node/git';
import { projectRoot } from '../../lib/node/project';
import { reportBetween } from '../report/between-commits';
import { reportAsText, summaryOf } from '../report/print';
import type { ReportedChange } from '../report/report';

/** What was not printed yet, and how many changes there are in all; '' if nothing is new. */
export function newChanges(changes: readonly ReportedChange[], printed: readonly ReportedChange[]): string {
  const known = new Set(printed.map((each) => JSON.stringify(each)));
  const news = changes.filter((each) => !known.has(JSON.stringify(each)));
  if (news.length === 0 && changes.length === printed.length) return '';
  return [reportAsText(news, process.stdout.isTTY), `Not published yet: ${summaryOf(changes)}.`]
    .filter(Boolean)
    .join('\n');
}

/** What has changed in this checkout and is not published yet, or the mistakes that must be corrected first. */
async function unpublishedChanges(
  root: string,
): Promise<{ changes: readonly ReportedChange[]; mistakes: readonly string[] }> {
  const { mistakes } = await checkTextsAndPictures(root);
  return { changes: mistakes.length === 0 && publishedCommit(root) ? reportBetween({}, root) : [], mistakes };
}

/** A save writes several files. The report waits until no other one has followed for this time. */
const PAUSE_MS = 300;

/** Prints the mistakes or the changes that are new, now and after each change of the content. Encodes pictures. */
export function reportOnChange(root = projectRoot): FSWatcher {
  let printed: readonly ReportedChange[] = [];
  /** Runs after what was started before. A report does not wait for pictures, which can take minutes. */
  const queue = () => {
    let last = Promise.resolve();
    return (task: () => Promise<void>) => {
      last = last.then(task).catch((error: Error) => console.error(error));
    };
  };
  const [inReports, inPictures] = [queue(), queue()];
  const report = async () => {
    const { changes, mistakes } = await unpublishedChanges(root);
    if (mistakes.length > 0) return console.error(`\n${mistakes.join('\n')}`);
    const news = newChanges(changes, printed);
    if (news) console.log(`\n${news}`);
    printed = changes;
    inPictures(() => prepare(root, true));
  };
  let timer: NodeJS.Timeout;
  inReports(report);
  return watch(path.join(root, 'content'), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => inReports(report), PAUSE_MS);
  });
}
