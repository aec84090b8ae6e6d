import { parseArgs } from 'node:util';

import { decideSaves } from '../editor/saves/decide';
import { pendingSaves, openRepository } from '../editor/saves/repository';
import { waitingReport } from '../editor/saves/waiting-report';
import { commitsOf, writeBundle } from '../editor/saves/write-commits';
import { git } from '../lib/node/git';
import { projectRoot, writeAtomically } from '../lib/node/project';

/**
 * `node tools/run.mjs decide-saves --main origin/main --content COMMIT --out FOLDER`: decides which saves of the
 * form go live. It pushes nothing. It writes to the folder:
 *
 * - `live` and `review`: the commits to push, or nothing in them; `commits.bundle` has both
 * - `report.md`: the change report of what waits; with `--pictures`, `pictures/` has what each section looks like, and
 *   PICTURES in the report is replaced by the address at which they are published
 * - `comments/COMMIT.md`: the message for the person who saved, for every save that is not right yet or waits
 */
export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      root: { type: 'string', default: projectRoot },
      main: { type: 'string', default: 'origin/main' },
      content: { type: 'string', default: 'HEAD' },
      out: { type: 'string', default: 'content-changes' },
      pictures: { type: 'boolean', default: false },
    },
  });
  const { root, out } = values;
  const write = (name: string, text: string) => writeAtomically(`${out}/${name}`, text);
  const commit = (name: string) => git(root, ['rev-parse', '--verify', `${name}^{commit}`]);
  const [published, content] = [commit(values.main), commit(values.content)];
  const saves = pendingSaves(root, published, content);
  const before = git(root, ['rev-parse', `${published}^{tree}`]);
  const repository = openRepository(root);
  const decision = await decideSaves(before, saves, repository).finally(repository.close);
  const { live, review, refused, waiting } = decision;

  const commits = commitsOf(root, decision, { before, published, content });
  write('live', commits.live === published ? '' : commits.live);
  write('review', commits.review ?? '');
  writeBundle(root, Object.values(commits), published, `${out}/commits.bundle`);
  if (review)
    write('report.md', await waitingReport(root, live, review, values.pictures && `${out}/pictures`));
  for (const { save, sentences } of refused) write(`comments/${save.commit}.md`, `${refusal(sentences)}\n`);
  for (const save of waiting) write(`comments/${save.commit}.md`, `${waits}\n`);
  console.log(
    `Saves that go live: ${decision.published.length}. Waiting for a second person: ${waiting.length}. With mistakes: ${refused.length}.`,
  );
}

const waits =
  'This change has no mistakes, but one value may be wrong. It waits until someone agrees: open **Pull requests**, ' +
  'read the changes with ⚠, and press **Merge pull request**. If a value is wrong, correct it in the form and save.';

const refusal = (sentences: readonly string[]) =>
  ['This change is not published yet. Please correct:', ...sentences.map((sentence) => `- ${sentence}`)].join(
    '\n',
  );
