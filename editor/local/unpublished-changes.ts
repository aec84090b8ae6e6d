/** The changes of this checkout that are not published yet. */
import { checkContent } from '../../content/check/check';
import { publishedCommit } from '../../lib/node/git';
import { projectRoot } from '../../lib/node/project';
import { reportOf } from '../change-report/checkout-report';
import type { Description } from '../change-report/describe-change';
import { changesPage } from '../changes-page';
import type { Changes } from '../form/serve';
import { changesScreenshots } from '../screenshots/store-for-changes-page';

export const noGit = 'This folder is not a git checkout, so there is nothing to compare with.';

/** The changes in words; none without git, or as long as the content has mistakes. */
export function unpublishedChanges(root = projectRoot): {
  descriptions: readonly Description[];
  mistakes: readonly string[];
} {
  const { content, mistakes } = checkContent(root);
  const commit = publishedCommit(root);
  return { descriptions: content && commit ? reportOf(root, content, commit).descriptions : [], mistakes };
}

/**
 * The page /changes, made again at each request.
 *
 * @param siteUrl the address of the site of this checkout
 */
export function unpublishedChangesPage(siteUrl: string, root = projectRoot): Changes {
  if (!publishedCommit(root))
    return { page: () => changesPage([], [noGit]), screenshotAt: async () => undefined };
  const commitNow = () => publishedCommit(root)!;
  const { addressesOf, screenshotAt } = changesScreenshots(root, commitNow, siteUrl);
  const page = () => {
    const { descriptions, mistakes } = unpublishedChanges(root);
    return changesPage(descriptions, mistakes, addressesOf(descriptions));
  };
  return { page, screenshotAt };
}
