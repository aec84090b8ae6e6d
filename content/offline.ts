import { withCounts } from './counts';
import { withPictureNames } from './derive';
import data from './offline.json';
import type { FileContent } from './schema';

/** The words of the page that is shown instead of one that this device has no copy of, while it is offline. */
export const offline = withPictureNames(withCounts(data as FileContent<'offline'>));
