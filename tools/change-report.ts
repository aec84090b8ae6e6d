import { parseArgs } from 'node:util';
import { projectRoot } from '../build/project';
import { UserError } from '../build/user-error';
import { endedTexts } from '../editor/change-report/report';
import { reportOf } from '../editor/change-report/published';
import { asText, summaryOf } from '../editor/change-report/words';
import { publishedCommit } from '../editor/git';
import { formatProblem } from '../content/check';

/**
 * `npm run changes`: every change of the content in words, against what is published. `--against COMMIT` compares with
 * another commit.
 */
export function main(args: string[]): void {
  const { values } = parseArgs({
    args,
    options: { root: { type: 'string', default: projectRoot }, against: { type: 'string' } },
  });
  const commit = values.against ?? publishedCommit(values.root);
  if (!commit)
    throw new UserError(
      'The changes are compared with a commit of git, and this folder has none: take the project from its repository.',
    );
  const { after, descriptions } = reportOf(values.root, commit);
  console.log([`${summaryOf(descriptions)}.`, asText(descriptions)].filter(Boolean).join('\n'));
  for (const { field, why } of endedTexts(after)) console.log(formatProblem({ ...field, message: why }));
}
