import { parseArgs } from 'node:util';

import { projectRoot, writeAtomically } from '../build/project';
import { reportOf } from '../editor/change-report/checkout-report';
import type { Description } from '../editor/change-report/describe-change';
import { reportAsMarkdown, summaryOf } from '../editor/change-report/report-text';
import { decideSaves, type Decision } from '../editor/saves/decide';
import { commitOf, pendingSaves, openRepository } from '../editor/saves/repository';
import { screenshotsBetween, type Screenshots } from '../editor/screenshots/write';
import { git, temporaryCheckout } from '../system/git';

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
  if (review) write('report.md', await reportText(root, live, review, values.pictures && `${out}/pictures`));
  for (const { save, sentences } of refused) write(`comments/${save.commit}.md`, `${refusal(sentences)}\n`);
  for (const save of waiting) write(`comments/${save.commit}.md`, `${waits}\n`);
  console.log(
    `Saves that go live: ${decision.published.length}. Waiting for a second person: ${waiting.length}. With mistakes: ${refused.length}.`,
  );
}

/** Makes the commits that go live and that wait. If nothing goes live, the first is `published`. */
function commitsOf(
  root: string,
  { live, review, published: done, waiting, refused }: Decision<string>,
  { before, published, content }: { before: string; published: string; content: string },
): { live: string; review?: string } {
  // A commit with every save in it has the branch as a parent, so that these saves are not read again.
  const isAll = refused.length === 0;
  const parents = isAll && !review ? [published, content] : [published];
  const isSame = live === before && done.length === 0;
  const liveCommit = isSame
    ? published
    : commitOf(root, live, parents, 'Publish changes of the content', done);
  if (!review) return { live: liveCommit };
  const reviewParents = isAll ? [liveCommit, content] : [liveCommit];
  const subject = 'Publish content changes with warnings';
  return { live: liveCommit, review: commitOf(root, review, reviewParents, subject, waiting) };
}

/** Writes the unpublished commits into a file for `git fetch`. */
function writeBundle(root: string, commits: readonly string[], published: string, file: string): void {
  const names = commits
    .filter((each) => each !== published)
    .map((each, at) => {
      git(root, ['update-ref', `refs/content-changes/${at}`, each]);
      return `refs/content-changes/${at}`;
    });
  if (names.length > 0) git(root, ['bundle', 'create', file, ...names, `^${published}`]);
}

/**
 * The change report of what waits.
 *
 * @param pictureFolder where its pictures are written; false for a report without pictures
 */
async function reportText(
  root: string,
  live: string,
  review: string,
  pictureFolder: string | false,
): Promise<string> {
  const checkout = temporaryCheckout(root);
  try {
    checkout.show(review);
    const { descriptions } = reportOf(checkout.path, live, root);
    const pictures = pictureFolder
      ? // A report without pictures still says everything.
        await screenshotsBetween(root, descriptions, live, review, pictureFolder).catch(noScreenshots)
      : new Map<Description, Screenshots>();
    const addressOf = (name?: string) => name && `${PICTURES}/${name}`;
    const picturesOf = (each: Description) => {
      const { before, after } = pictures.get(each) ?? {};
      return { before: addressOf(before), after: addressOf(after) };
    };
    const report = shortenReport(reportAsMarkdown(descriptions, picturesOf));
    return `${intro}\n\n${summaryOf(descriptions)}.\n\n${report}\n`;
  } finally {
    checkout.remove();
  }
}

function noScreenshots(error: unknown) {
  console.warn('The report has no pictures:', error);
  return new Map<Description, Screenshots>();
}

const PICTURES = 'PICTURES';

/** The description of a pull request has at most 65,536 characters. */
const MAX_CHARACTERS = 60_000;
/** How many characters the address of a picture has more than the word PICTURES. */
const ADDRESS_CHARACTERS = 120;

/** A report that fits into a pull request: a sentence replaces the last changes, which have no warnings. */
export function shortenReport(report: string): string {
  const [head = '', ...changes] = report.split(/^(?=### )/m);
  let length = head.length;
  const end = changes.findIndex((change) => {
    length += change.length + ADDRESS_CHARACTERS * (change.split(PICTURES).length - 1);
    return length > MAX_CHARACTERS;
  });
  if (end < 0) return report;
  const left = changes.length - end;
  return `${head}${changes.slice(0, end).join('')}### … and ${left} more\n\n“Files changed” at the top of this page has all of them.`;
}

const intro =
  'Someone changed the content in the form. Some of the changes may be mistakes, so they wait here. Read those with ⚠. ' +
  'If all of them are correct, press **Merge pull request**, then **Confirm merge**: a few minutes later they are on the site. ' +
  'If one is wrong, correct it in the form and save: this page follows.';

const waits =
  'This change has no mistakes, but one value may be wrong. It waits until someone agrees: open **Pull requests**, ' +
  'read the changes with ⚠, and press **Merge pull request**. If a value is wrong, correct it in the form and save.';

const refusal = (sentences: readonly string[]) =>
  ['This change is not published yet. Please correct:', ...sentences.map((sentence) => `- ${sentence}`)].join(
    '\n',
  );
