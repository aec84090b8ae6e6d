import { content } from './content';

/** The privacy notice. The company, its address, phone and e-mail are in site.json. */
export const privacy = content.privacy;
