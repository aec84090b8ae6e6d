import { content } from './content';

/** Why guests should book with the hotels themselves; without reasons, nothing is shown. */
export const bookDirect = content['book-direct'];
