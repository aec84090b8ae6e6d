import { checkTextsAndPictures } from '../../build/prepare/check-texts-and-pictures';
import { publishedCommit } from '../../lib/node/git';
import { projectRoot } from '../../lib/node/project';
import { reportOf } from '../change-report/checkout-report';
import type { Description } from '../change-report/describe-change';

/** What has changed in this checkout and is not published yet: in words, or the mistakes that must be corrected first. */
export async function unpublishedChanges(
  root = projectRoot,
): Promise<{ descriptions: readonly Description[]; mistakes: readonly string[] }> {
  const { content, mistakes } = await checkTextsAndPictures(root);
  const commit = publishedCommit(root);
  return { descriptions: content && commit ? reportOf(root, content, commit).descriptions : [], mistakes };
}
