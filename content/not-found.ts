import type { NotFound } from './types';

/** The words of the page for an address that does not exist. */
export const notFound: NotFound = {
  title: 'This Lane Leads Nowhere',
  text: 'There is no page at this address. It may have moved, or a letter went astray on the way. The desk can still find you a room.',
  linksTitle: 'Try One of These',
  picture: 'hero/hills',
};
