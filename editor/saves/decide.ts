/** Decides which saves of the form go live, which wait for a second person, and which must be corrected. */

/** One save in the form: a commit. */
export interface Save {
  commit: string;
  /** The files that it changes. */
  files: readonly string[];
}

/** What the check and the change report say about a state of the content. */
interface Verdict {
  /** Sentences of the check. With one of them, nothing is published. */
  mistakes: readonly string[];
  /** How many changes of the report have a warning. */
  warnings: number;
}

/** A save that is not published, with the reason as one or several sentences. */
interface Refused {
  save: Save;
  sentences: readonly string[];
}

export interface Decision<Tree> {
  /** What goes live at once. */
  live: Tree;
  /** What goes live if a person agrees; undefined if nothing waits. */
  review?: Tree;
  /** The saves that are part of `live`. */
  published: readonly Save[];
  waiting: readonly Save[];
  refused: readonly Refused[];
}

/** The part of a repository that a decision needs. A tree is a state of all files. */
export interface Repository<Tree> {
  /** A tree with the changes of some saves, in this order; undefined if two saves changed one value differently. */
  applySaves: (tree: Tree, saves: readonly Save[]) => Tree | undefined;
  isSame: (one: Tree, other: Tree) => boolean;
  checkChange: (before: Tree, after: Tree) => Promise<Verdict>;
  /** Why a save is refused without reading its content: it changes other files too. */
  refusalReason: (save: Save) => string | undefined;
}

/** The message if another save changed the same value. */
export const conflictMessage =
  'Someone else changed the same place, and that change is not published yet. Read the place again and save it again; ' +
  'if that does not help, ask the person who maintains the site.';

/** What happens to a save, and to the earlier ones that are taken together with it. */
type Outcome<Tree> =
  | { kind: 'live'; saves: readonly Save[]; tree: Tree }
  | { kind: 'waiting'; saves: readonly Save[] }
  | { kind: 'refused'; sentences: readonly string[] };

/**
 * What happens to one save. `alone` is the save on what is live, `group` the save with the earlier ones of its files
 * that are not live. The first row that applies:
 *
 * | The save                                         | What happens                            |
 * | ------------------------------------------------ | --------------------------------------- |
 * | changes more than the content                    | it is refused                           |
 * | alone is right, without a warning                | it goes live                            |
 * | its group is right, without a warning            | the whole group goes live               |
 * | alone is right, with a warning                   | it waits                                |
 * | only its group is right, with a warning          | the whole group waits                   |
 * | has a mistake, or changes what another changed   | it is refused                           |
 * | changes nothing any more                         | it is done                              |
 *
 * @param pending the earlier saves that wait or are refused, from the oldest to the newest
 */
async function outcomeOf<Tree>(
  save: Save,
  live: Tree,
  pending: readonly Save[],
  { applySaves, isSame, checkChange, refusalReason }: Repository<Tree>,
): Promise<Outcome<Tree>> {
  const why = refusalReason(save);
  if (why) return { kind: 'refused', sentences: [why] };

  const alone = applySaves(live, [save]);
  const isDone = alone !== undefined && isSame(alone, live);
  const verdict = alone !== undefined && !isDone ? await checkChange(live, alone) : undefined;
  const isRight = verdict?.mistakes.length === 0;
  if (isRight && verdict.warnings === 0) return { kind: 'live', saves: [save], tree: alone! };

  const related = pending.filter(
    (each) => !refusalReason(each) && each.files.some((file) => save.files.includes(file)),
  );
  const group = [...related, save];
  const together = related.length > 0 ? applySaves(live, group) : undefined;
  const whole =
    together && (isSame(together, live) ? { mistakes: [], warnings: 0 } : await checkChange(live, together));
  const isWholeRight = whole?.mistakes.length === 0;
  if (isWholeRight && whole.warnings === 0) return { kind: 'live', saves: group, tree: together! };
  if (isRight) return { kind: 'waiting', saves: [save] };
  if (isWholeRight) return { kind: 'waiting', saves: group };

  if (!isDone) return { kind: 'refused', sentences: verdict?.mistakes ?? [conflictMessage] };
  return { kind: 'live', saves: [save], tree: live };
}

/**
 * Takes one save after the other, so that the mistake of one person never holds up the save of another. A save that
 * corrects an earlier one of the same files is taken together with it. At the end, what waits must fit together on what
 * is live then; a save that does not fit is refused.
 *
 * @param published what is live now
 * @param saves those that are not live yet, from the oldest to the newest
 */
export async function decideSaves<Tree>(
  published: Tree,
  saves: readonly Save[],
  repository: Repository<Tree>,
): Promise<Decision<Tree>> {
  let live = published;
  let waiting: Save[] = [];
  let refused: Refused[] = [];
  const done: Save[] = [];
  for (const save of saves) {
    const pending = saves.filter(
      (each) => waiting.includes(each) || refused.some((other) => other.save === each),
    );
    const outcome = await outcomeOf(save, live, pending, repository);
    if (outcome.kind === 'refused') {
      refused.push({ save, sentences: outcome.sentences });
      continue;
    }
    const taken = outcome.saves;
    refused = refused.filter((each) => !taken.includes(each.save));
    waiting = saves.filter((each) =>
      taken.includes(each) ? outcome.kind === 'waiting' : waiting.includes(each),
    );
    if (outcome.kind === 'live') {
      live = outcome.tree;
      done.push(...taken);
    }
  }
  const { review, fitting, others } = await fitTogether(live, waiting, repository);
  return {
    live,
    ...(fitting.length > 0 && { review }),
    published: done,
    waiting: fitting,
    refused: [...refused, ...others.map((save) => ({ save, sentences: [conflictMessage] }))],
  };
}

/** The tree with all waiting saves that fit on what is live, in their order, and those that do not fit. */
async function fitTogether<Tree>(
  live: Tree,
  waiting: readonly Save[],
  { applySaves, checkChange }: Repository<Tree>,
): Promise<{ review: Tree; fitting: Save[]; others: Save[] }> {
  let review = live;
  const [fitting, others]: [Save[], Save[]] = [[], []];
  for (const save of waiting) {
    const next = applySaves(review, [save]);
    if (next === undefined || (await checkChange(live, next)).mistakes.length > 0) others.push(save);
    else {
      review = next;
      fitting.push(save);
    }
  }
  return { review, fitting, others };
}
