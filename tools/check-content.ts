import { parseArgs } from 'node:util';

import { checkTextsAndPictures } from '../build/prepare/check-texts-and-pictures';
import { unusedFiles } from '../content/check/check';
import { projectRoot } from '../lib/node/project';
import { UserError } from '../lib/node/user-error';

/** `npm run content`: prints the mistakes in the texts and pictures, or files that no page shows. */
export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { root: { type: 'string', default: projectRoot } } });
  const { content, mistakes } = await checkTextsAndPictures(values.root);
  if (!content) throw new UserError(`${mistakes.join('\n')}\n\nMistakes to correct: ${mistakes.length}.`);
  console.log(['The content has no mistakes.', ...unusedFiles(content, values.root)].join('\n'));
}
