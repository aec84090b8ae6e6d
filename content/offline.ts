import { content } from './content';

/** The words of the page that is shown instead of one that this device has no copy of, while it is offline. */
export const offline = content.offline;
