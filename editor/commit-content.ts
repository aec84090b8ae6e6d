/** Commits the content of a checkout, without GitHub. Asks first if a change has a warning. */
import { git } from '../lib/node/git';

import type { Description } from './change-report/describe-change';
import { reportAsText, summaryOf } from './change-report/report-text';

/**
 * Commits the changes of content/. If some have warnings, it shows them and asks once.
 *
 * @param ask shows a text and returns the answer
 * @returns what happened, in a sentence
 */
export async function commitContent(
  root: string,
  descriptions: readonly Description[],
  ask: (question: string) => Promise<string>,
): Promise<string> {
  if (git(root, ['status', '--porcelain', '--', 'content']) === '') return 'There is nothing to commit.';
  const warned = descriptions.filter(({ warnings }) => warnings.length > 0);
  if (warned.length > 0) {
    const answer = await ask(
      `${reportAsText(warned)}\nAre all of these correct? Type yes, or no to go on editing: `,
    );
    if (!/^y(es)?$/i.test(answer.trim())) return 'Nothing was committed.';
  }
  const message = `Change the content: ${summaryOf(descriptions)}\n\n${descriptions.map(({ title }) => title).join('\n')}\n`;
  git(root, ['add', '--all', '--', 'content']);
  git(root, ['commit', '--quiet', '--file', '-', '--', 'content'], { input: message });
  return 'The changes are committed. They go live with the next build from this commit (docs/deploy.md).';
}
