/**
 * With more characters in its classes, an element needs a class in the style sheet of its component. ESLint refuses a
 * longer text while you write (eslint.config.mjs). The build (build/verify/verify.ts) also counts classes that come
 * from several places.
 */
export const MAX_CLASS_CHARACTERS = 200;
