import { content } from './content';

/** What the footer says of the site's accessibility. */
export const accessNote = content['access-note'];
