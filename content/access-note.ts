import data from './access-note.json';
import { site } from './site';

/** What the footer says of the site's accessibility. */
export const accessNote = {
  title: data.title,
  paragraphs: data.paragraphs.map((text) =>
    text.replaceAll('{phone}', site.phone.display).replaceAll('{email}', site.email),
  ),
};
