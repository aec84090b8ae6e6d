import { content } from './content';

/** The texts of the page that visitors get offline when their device has no copy of the page they asked for. */
export const offline = content.offline;
