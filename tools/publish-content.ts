import { parseArgs } from 'node:util';
import { projectRoot, writeWhole } from '../build/project';
import { reportOf } from '../editor/change-report/published';
import type { Pictures } from '../editor/change-report/pictures';
import { asMarkdown, summaryOf, type Description } from '../editor/change-report/words';
import { git, temporaryCheckout } from '../system/git';
import { decide } from '../editor/publish-content/decide';
import { picturesBetween } from '../editor/site-of-commit';
import { commitOf, pendingSaves, openRepository } from '../editor/publish-content/saves';

/**
 * `node tools/run.mjs publish-content --main origin/main --content COMMIT --out FOLDER`: decides which saves of the form
 * go live. It pushes nothing. It writes to the folder:
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
  const commit = (name: string) => git(root, ['rev-parse', '--verify', `${name}^{commit}`]);
  const [published, content] = [commit(values.main), commit(values.content)];
  const saves = pendingSaves(root, published, content);
  const repository = openRepository(root);
  try {
    const before = git(root, ['rev-parse', `${published}^{tree}`]);
    const { live, review, ...found } = await decide(before, saves, repository);
    // A commit that has every save in it has the branch as a parent, so that its saves are not asked for again.
    const isAll = found.refused.length === 0;
    const parents = isAll && !review ? [published, content] : [published];
    const liveCommit =
      live === before && found.published.length === 0
        ? published
        : commitOf(root, live, parents, 'Publish changes of the content', found.published);
    const reviewCommit =
      review &&
      commitOf(
        root,
        review,
        [liveCommit, ...(isAll ? [content] : [])],
        'Publish content changes with warnings',
        found.waiting,
      );
    write('live', liveCommit === published ? '' : liveCommit);
    write('review', reviewCommit ?? '');
    bundle(
      [liveCommit, reviewCommit].filter((each): each is string => each !== undefined && each !== published),
    );
    if (review) write('report.md', await reportText(review, live));

    for (const { save, sentences } of found.refused) comment(save.commit, refusal(sentences));
    for (const save of found.waiting) comment(save.commit, waits);
    console.log(
      `Saves that go live: ${found.published.length}. Waiting for a second person: ${found.waiting.length}. Not right yet: ${found.refused.length}.`,
    );
  } finally {
    repository.close();
  }

  function write(name: string, text: string) {
    writeWhole(`${out}/${name}`, text);
  }
  function comment(save: string, text: string) {
    write(`comments/${save}.md`, `${text}\n`);
  }
  function bundle(commits: string[]) {
    if (commits.length === 0) return;
    const names = commits.map((each, at) => {
      git(root, ['update-ref', `refs/content-changes/${at}`, each]);
      return `refs/content-changes/${at}`;
    });
    git(root, ['bundle', 'create', `${out}/commits.bundle`, ...names, `^${published}`]);
  }
  async function reportText(review: string, live: string): Promise<string> {
    const checkout = temporaryCheckout(root);
    try {
      checkout.show(review);
      const { descriptions } = reportOf(checkout.path, live, root);
      const pictures = values.pictures
        ? // A report without pictures still says everything.
          await picturesBetween(root, descriptions, live, review, `${out}/pictures`).catch(noPictures)
        : new Map<Description, Pictures>();
      const addressOf = (name?: string) => name && `${PICTURES}/${name}`;
      const picturesOf = (each: Description) => {
        const { before, after } = pictures.get(each) ?? {};
        return { before: addressOf(before), after: addressOf(after) };
      };
      const report = shortened(asMarkdown(descriptions, picturesOf));
      return `${intro}\n\n${summaryOf(descriptions)}.\n\n${report}\n`;
    } finally {
      checkout.remove();
    }
  }
}

function noPictures(error: unknown) {
  console.warn('The report has no pictures:', error);
  return new Map<Description, Pictures>();
}

const PICTURES = 'PICTURES';

/** The description of a pull request has at most 65,536 characters. */
const LONGEST = 60_000;
/** The address of a picture is longer at the end, by this many characters. */
const ADDRESS = 120;

/** A report that fits into a pull request: changes at its end, after those with warnings, are left out with a sentence. */
export function shortened(report: string): string {
  const [head = '', ...changes] = report.split(/^(?=### )/m);
  let length = head.length;
  const end = changes.findIndex((change) => {
    length += change.length + ADDRESS * (change.split(PICTURES).length - 1);
    return length > LONGEST;
  });
  if (end < 0) return report;
  const left = changes.length - end;
  return `${head}${changes.slice(0, end).join('')}### … and ${left} more\n\n“Files changed” at the top of this page has all of them.`;
}

const intro =
  'Somebody changed the content in the form. Some of the changes may be mistakes, so they wait here. Read those with ⚠. ' +
  'If all of them are meant, press **Merge pull request**, then **Confirm merge**: a few minutes later they are on the site. ' +
  'If one is wrong, correct it in the form and save: this page follows.';

const waits =
  'This change is right so far, and one of its values may be a mistake. It waits until somebody agrees: open **Pull requests**, ' +
  'read the changes with ⚠, and press **Merge pull request**. If a value is wrong, correct it in the form and save.';

const refusal = (sentences: readonly string[]) =>
  ['This change is not published yet. Please correct:', ...sentences.map((sentence) => `- ${sentence}`)].join(
    '\n',
  );
