/** Commits the content when someone types `commit` in the terminal. */
import { createInterface } from 'node:readline/promises';

import { git, publishedCommit } from '../../lib/node/git';
import { projectRoot } from '../../lib/node/project';
import { reportAsText, summaryOf, titleOf } from '../report/print';

import { unpublishedChanges } from './unpublished-changes';

/**
 * Commits the changes of content/ and nothing else, if the check finds no mistake and the person agrees.
 *
 * @param ask shows a question and returns the answer
 * @returns what happened
 */
export async function commitContent(
  root: string,
  ask: (question: string) => Promise<string>,
): Promise<string> {
  if (!publishedCommit(root)) return 'This folder is not a git checkout, so there is nothing to commit to.';
  if (git(root, ['status', '--porcelain', '--', 'content']) === '') return 'There is nothing to commit.';
  const { changes, mistakes } = await unpublishedChanges(root);
  if (mistakes.length > 0) return `${mistakes.join('\n')}\nCorrect these first. Nothing was committed.`;
  const answer = await ask(
    `${reportAsText(changes, process.stdout.isTTY)}\nCommit ${summaryOf(changes)}? Type yes or no: `,
  );
  if (!/^y(es)?$/i.test(answer.trim())) return 'Nothing was committed.';
  const titles = changes.map(titleOf).join('\n');
  const message = `Change the content: ${summaryOf(changes)}\n\n${titles}\n`;
  git(root, ['add', '--all', '--', 'content']);
  git(root, ['commit', '--quiet', '--file', '-', '--', 'content'], { input: message });
  return 'The changes are committed. They go live with the next build from this commit (docs/deploy.md).';
}

/** Waits for `commit` and Enter in the terminal. */
export function commitOnCommand(): void {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Otherwise the first Ctrl+C would only stop reading lines.
  terminal.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  let isAsking = false;
  const ask = (question: string) => {
    isAsking = true;
    return terminal.question(question).finally(() => (isAsking = false));
  };
  terminal.on('line', (line) => {
    if (line.trim() === 'commit' && !isAsking)
      commitContent(projectRoot, ask).then(console.log, console.error);
  });
}
