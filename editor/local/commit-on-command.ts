/** Commits the content when someone types `commit` in the terminal. */
import { createInterface } from 'node:readline';

import { publishedCommit } from '../../lib/node/git';
import { projectRoot } from '../../lib/node/project';
import { commitContent } from '../commit-content';

import { noGit, unpublishedChanges } from './unpublished-changes';

/** `commit` and Enter in the terminal commits the content. If a change has a warning, it asks once. */
export function commitOnCommand(): void {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Otherwise the first Ctrl+C would only stop reading lines.
  terminal.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  let answer: ((text: string) => void) | undefined;
  const ask = (question: string) =>
    new Promise<string>((resolve) => {
      answer = resolve;
      console.log(question);
    });
  terminal.on('line', (line) => {
    if (answer) {
      answer(line);
      answer = undefined;
    } else if (line.trim() === 'commit') void commit(ask).catch(console.error);
  });
}

async function commit(ask: (question: string) => Promise<string>): Promise<void> {
  const { descriptions, mistakes } = unpublishedChanges();
  if (mistakes.length > 0) return console.log(`${mistakes.join('\n')}\nCorrect these first.`);
  if (!publishedCommit(projectRoot)) return console.log(noGit);
  console.log(await commitContent(projectRoot, descriptions, ask));
}
