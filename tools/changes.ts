import { parseArgs } from 'node:util';

import { reportBetween } from '../editor/report/between-commits';
import { reportAsMarkdown, reportAsText, summaryOf } from '../editor/report/print';
import { projectRoot, writeAtomically } from '../lib/node/project';

/**
 * `npm run changes`: every change of the content in words, against what is published. `--base COMMIT` compares with
 * another commit, `--head COMMIT` compares a commit in place of the files. `--markdown FILE` writes the text of a
 * comment on a pull request.
 */
export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      root: { type: 'string', default: projectRoot },
      base: { type: 'string' },
      head: { type: 'string' },
      markdown: { type: 'string' },
    },
  });
  const changes = reportBetween(values, values.root);
  if (values.markdown) writeAtomically(values.markdown, `${reportAsMarkdown(changes)}\n`);
  else
    console.log(
      [`${summaryOf(changes)}.`, reportAsText(changes, process.stdout.isTTY)].filter(Boolean).join('\n'),
    );
}
