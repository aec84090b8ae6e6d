import { parseArgs } from 'node:util';

import { correctContent } from '../content/check/check';
import { reportOf } from '../editor/change-report/checkout-report';
import { reportAsText, summaryOf } from '../editor/change-report/report-text';
import { publishedCommit } from '../lib/node/git';
import { projectRoot } from '../lib/node/project';
import { UserError } from '../lib/node/user-error';

/**
 * `npm run changes`: every change of the content in words, against what is published. `--against COMMIT` compares with
 * another commit.
 */
export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      root: { type: 'string', default: projectRoot },
      against: { type: 'string' },
    },
  });
  const commit = values.against ?? publishedCommit(values.root);
  if (!commit)
    throw new UserError(
      'The changes are compared with a commit of git, and this folder has none: take the project from its repository.',
    );
  const content = correctContent(values.root);
  const { descriptions } = reportOf(values.root, content, commit);
  console.log([`${summaryOf(descriptions)}.`, reportAsText(descriptions)].filter(Boolean).join('\n'));
}
