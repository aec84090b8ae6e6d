/** Prints in the terminal what each save changes. */
import { watch, type FSWatcher } from 'node:fs';
import path from 'node:path';

import { prepare } from '../../build/prepare/prepare';
import { projectRoot } from '../../lib/node/project';
import { reportAsText, summaryOf } from '../report/print';
import type { ReportedChange } from '../report/report';

import { unpublishedChanges } from './unpublished-changes';

/** What was not printed yet, and how many changes there are in all; '' if nothing is new. */
export function newChanges(changes: readonly ReportedChange[], printed: readonly ReportedChange[]): string {
  const known = new Set(printed.map((each) => JSON.stringify(each)));
  const news = changes.filter((each) => !known.has(JSON.stringify(each)));
  if (news.length === 0 && changes.length === printed.length) return '';
  return [reportAsText(news, process.stdout.isTTY), `Not published yet: ${summaryOf(changes)}.`]
    .filter(Boolean)
    .join('\n');
}

/** A save writes several files. The report waits until no other one has followed for this time. */
const PAUSE_MS = 300;

/** Prints the mistakes or the changes that are new, now and after each change of the content. Encodes pictures. */
export function reportOnChange(): FSWatcher {
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
    const { changes, mistakes } = await unpublishedChanges(projectRoot);
    if (mistakes.length > 0) return console.error(`\n${mistakes.join('\n')}`);
    const news = newChanges(changes, printed);
    if (news) console.log(`\n${news}`);
    printed = changes;
    inPictures(() => prepare(projectRoot));
  };
  let timer: NodeJS.Timeout;
  inReports(report);
  return watch(path.join(projectRoot, 'content'), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => inReports(report), PAUSE_MS);
  });
}
