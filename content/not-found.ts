import { content } from './content';

/** The words of the page for an address that does not exist. */
export const notFound = content['not-found'];
