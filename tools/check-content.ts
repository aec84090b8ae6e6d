import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { projectRoot } from '../build/project';
import { UserError } from '../build/user-error';
import { checkContent } from '../content/check';

/**
 * `node tools/run.mjs check-content`: prints the mistakes in the content, and questions about it. `--comment FILE` also
 * writes them to a file as Markdown, which a workflow posts as a comment on the commit.
 */
export function main(args: string[]): void {
  const { values } = parseArgs({
    args,
    options: { root: { type: 'string', default: projectRoot }, comment: { type: 'string' } },
  });
  const { mistakes, questions } = checkContent(values.root);
  const list = (title: string, sentences: string[]) =>
    sentences.length > 0 ? [title, sentences.map((sentence) => `- ${sentence}`).join('\n')] : [];
  const text = [
    ...list('This change is not published yet. Please correct:', mistakes),
    ...list('Is this meant?', questions),
  ].join('\n\n');
  if (text) console.log(text);
  if (text && values.comment) appendFileSync(values.comment, `${text}\n`);
  if (mistakes.length > 0) throw new UserError(`\nMistakes to correct: ${mistakes.length}.`);
}
