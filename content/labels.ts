import data from './labels.json';

/** Every button, form label and short message; the page fills in the words in braces. */
export const labels = data;
