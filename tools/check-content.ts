import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { projectRoot } from '../build/project';
import { UserError } from '../build/user-error';
import { checkContent, checkWarnings } from '../content/check';

/**
 * `node tools/run.mjs check-content`: the mistakes and the questions about the content. With `--comment FILE` they are also
 * written there as Markdown, which the workflow of the form puts on the commit.
 */
export function main(args: string[]): void {
  const { values } = parseArgs({
    args,
    options: { root: { type: 'string', default: projectRoot }, comment: { type: 'string' } },
  });
  const mistakes = checkContent(values.root);
  const questions = checkWarnings(values.root);
  const list = (sentences: string[]) => sentences.map((sentence) => `- ${sentence}`).join('\n');
  const parts = [
    mistakes.length > 0 && `This change is not published yet. Please correct:\n\n${list(mistakes)}`,
    questions.length > 0 && `Is this meant?\n\n${list(questions)}`,
  ].filter(Boolean);
  const text = parts.join('\n\n');
  if (text) console.log(text);
  if (text && values.comment) appendFileSync(values.comment, `${text}\n`);
  if (mistakes.length > 0) throw new UserError(`\nThe content has ${mistakes.length} to correct.`);
}
