import data from './access-note.json';
import { withContact } from './site';

/** What the footer says of the site's accessibility. */
export const accessNote = {
  title: data.title,
  paragraphs: data.paragraphs.map(withContact),
};
