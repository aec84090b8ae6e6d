import { checkContentFiles } from './check-texts-and-pictures';
import { makeFonts } from './fonts';
import { makeIcons } from './icons';
import { listContent } from './list-content';
import { listPictures } from './make-pictures';

/**
 * Makes everything that the pages need. If no picture is new, it takes one or two seconds.
 *
 * @throws {UserError} one line for each mistake in the content or in a picture
 */
export async function prepare(root: string): Promise<void> {
  await (
    await startToPrepare(root)
  ).pictures;
}

/**
 * As `prepare`, but does not wait until all pictures are encoded: Next.js can render the pages meanwhile.
 *
 * @returns `pictures`: done when all pictures are encoded
 */
export async function startToPrepare(root: string): Promise<{ pictures: Promise<void> }> {
  listContent(root);
  const content = await checkContentFiles(root);
  await makeFonts(root, content);
  await makeIcons(root);
  const makePictures = await listPictures(root, content);
  return { pictures: makePictures() };
}
