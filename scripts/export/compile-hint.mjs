/** https://github.com/WICG/explicit-javascript-compile-hints-file-based */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Asks the browser to compile all functions of a script while it reads it, on a thread of its own. Otherwise it only
 * skims them, and compiles each on the page's thread at its first call; nearly all of ours are called at once. Browsers
 * that do not know the hint see a comment.
 *
 * The file keeps its name, which browsers hold to be that of its content for good: never change the hint alone.
 * @param {string} script
 */
export function withCompileHint(script) {
  return script.startsWith(hint) ? script : hint + script;
}
