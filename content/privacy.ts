import data from './privacy.json';
import type { FileContent } from './schema';
import { withContact } from './site';

const notice = data as FileContent<'privacy'>;

/** The privacy notice. The company, its address, phone and e-mail are those of site.json. */
export const privacy = {
  ...notice,
  sections: notice.sections.map(({ title, text }) => ({ title, text: withContact(text) })),
};
