import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkTextsAndPictures } from '../build/prepare/content';
import { projectRoot } from '../build/project';
import { UserError } from '../build/user-error';

/**
 * `node tools/run.mjs check-content`: prints the mistakes in the texts and pictures, and questions about them. `--comment FILE` also
 * writes them to a file as Markdown, which a workflow posts as a comment on the commit.
 */
export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { root: { type: 'string', default: projectRoot }, comment: { type: 'string' } },
  });
  const { mistakes, questions } = await checkTextsAndPictures(values.root);
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
