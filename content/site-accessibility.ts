import { content } from './content';

/** What the footer says about the site's accessibility. */
export const siteAccessibility = content['site-accessibility'];
