import { content } from './content';

/** Every button, form label and short message; the components fill in the words in braces. */
export const { labels } = content;
