import { withCounts } from './counts';
import { withPictureNames } from './derive';
import data from './about.json';
import type { FileContent } from './schema';

/** The words of the About page; the titles of its sections are in headings.json. */
export const about = withPictureNames(withCounts(data as FileContent<'about'>));
