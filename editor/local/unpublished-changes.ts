/** The changes of this checkout that are not published yet. */
import { checkContent } from '../../content/check/check';
import { projectRoot } from '../../lib/node/project';
import { publishedCommit } from '../../system/git';
import { reportOf } from '../change-report/checkout-report';
import type { Description } from '../change-report/describe-change';
import { changesPage } from '../changes-page';
import type { Changes } from '../form/serve';
import { changesScreenshots } from '../screenshots/store-for-changes-page';

export const noGit = 'This folder is not a git checkout, so there is nothing to compare with.';

/** The changes in words; none without git. */
export function unpublishedChanges(): readonly Description[] {
  const commit = publishedCommit(projectRoot);
  return commit ? reportOf(projectRoot, commit).descriptions : [];
}

/**
 * The page /changes, made again at each request.
 *
 * @param siteUrl the address of the site of this checkout
 */
export function unpublishedChangesPage(siteUrl: string): Changes {
  if (!publishedCommit(projectRoot))
    return { page: () => changesPage([], noGit), screenshotAt: async () => undefined };
  const commitNow = () => publishedCommit(projectRoot)!;
  const { addressesOf, screenshotAt } = changesScreenshots(projectRoot, commitNow, siteUrl);
  const page = () => {
    const descriptions = unpublishedChanges();
    const mistakes = checkContent(projectRoot).mistakes.join(' ');
    return changesPage(descriptions, mistakes, addressesOf(descriptions));
  };
  return { page, screenshotAt };
}
