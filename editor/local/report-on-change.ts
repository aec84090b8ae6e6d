/** Prints in the terminal what each save changes. */
import { watch, type FSWatcher } from 'node:fs';
import path from 'node:path';

import { prepare } from '../../build/prepare/prepare';
import { publishedCommit } from '../../lib/node/git';
import { projectRoot } from '../../lib/node/project';
import type { Description } from '../change-report/describe-change';
import { reportAsText, summaryOf } from '../change-report/report-text';

import { unpublishedChanges } from './unpublished-changes';

/** What is new since the last report, what was taken back, and the number of all changes; '' if nothing is new. */
export function describeNewChanges(
  descriptions: readonly Description[],
  known: readonly Description[],
): string {
  // Not the title: a hotel that has another name now is in the title of all its changes.
  const contentOf = ({ id, lines, warnings }: Description) => JSON.stringify([id, lines, warnings]);
  const knownContents = known.map(contentOf);
  const news = descriptions.filter((each) => !knownContents.includes(contentOf(each)));
  const undone = known.filter(({ id }) => descriptions.every((each) => each.id !== id));
  const reports = [
    ...(news.length > 0 ? [reportAsText(news)] : []),
    ...undone.map(({ title }) => `${title}\n  is back to the published version`),
  ];
  if (reports.length === 0) return '';
  const isLeft = descriptions.length > 0;
  const summary = isLeft ? `Not published yet: ${summaryOf(descriptions)}.` : 'Nothing is left to publish.';
  return [...reports, summary].join('\n');
}

/** A save writes several files. The report waits until no other one has followed for this time. */
const PAUSE_MS = 300;

/** Prints mistakes at the start, and after each change of the content the mistakes or what is new. Encodes pictures. */
export function reportOnChange(root = projectRoot): FSWatcher {
  let timer: NodeJS.Timeout;
  let running = Promise.resolve();
  const atStart = unpublishedChanges(root);
  if (atStart.mistakes.length > 0) console.error(`\n${atStart.mistakes.join('\n')}`);
  let [known, published] = [atStart.descriptions, publishedCommit(root)];
  const report = async () => {
    // Before the pictures are encoded, which can take a while.
    const { descriptions, mistakes } = unpublishedChanges(root);
    if (mistakes.length === 0) {
      const commit = publishedCommit(root);
      // A change that was published since then was not taken back.
      const news = describeNewChanges(descriptions, commit === published ? known : []);
      if (news) console.log(`\n${news}`);
      [known, published] = [descriptions, commit];
    }
    // It also prints the mistakes.
    await prepare(root, true);
  };
  const explain = (error: Error) => console.error(error.name === 'UserError' ? `\n${error.message}` : error);
  return watch(path.join(root, 'content'), { recursive: true }, () => {
    clearTimeout(timer);
    // One run after the other, because with many pictures a run can last until after the next save.
    timer = setTimeout(() => {
      running = running.then(report).catch(explain);
    }, PAUSE_MS);
  });
}
