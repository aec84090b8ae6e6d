import { withCounts } from './counts';
import { withPictureNames } from './derive';
import data from './not-found.json';
import type { FileContent } from './schema';

/** The words of the page for an address that does not exist. */
export const notFound = withPictureNames(withCounts(data as FileContent<'not-found'>));
