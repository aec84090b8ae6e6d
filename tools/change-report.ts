import path from 'node:path';
import { parseArgs } from 'node:util';

import { correctContent } from '../content/check/check';
import { reportOf } from '../editor/change-report/checkout-report';
import { reportAsText, summaryOf } from '../editor/change-report/report-text';
import { changesPage } from '../editor/changes-page';
import { screenshotsBetween } from '../editor/screenshots/between-commits';
import { publishedCommit } from '../lib/node/git';
import { projectRoot, writeAtomically } from '../lib/node/project';
import { UserError } from '../lib/node/user-error';

/**
 * `npm run changes`: every change of the content in words, against what is published. `--against COMMIT` compares with
 * another commit; `--page FOLDER` also writes a page with a picture of each section before and after.
 */
export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      root: { type: 'string', default: projectRoot },
      against: { type: 'string' },
      page: { type: 'string' },
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
  if (!values.page) return;
  const pictures = await screenshotsBetween(values.root, descriptions, commit, 'working copy', values.page);
  const page = changesPage(descriptions, [], (each, side) => pictures.get(each)?.[side]);
  writeAtomically(path.join(values.page, 'index.html'), page);
  console.log(`${values.page}/index.html shows these changes with a picture of each section.`);
}
