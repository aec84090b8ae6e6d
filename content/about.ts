import { content } from './content';

/** The words of the About page; the titles of its sections are in headings.json. */
export const about = content.about;
