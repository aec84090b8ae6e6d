const neighbours = /(<script(?: id="[^"]*")?>)((?:(?!<\/script)[\s\S])*?);?<\/script><script>/g;

/**
 * Makes one script of inline scripts that stand side by side: each has a hash in the content policy, and hashes do not
 * compress. They run in the same order; none of them waits for anything.
 * @param {string} html
 */
export function withJoinedScripts(html) {
  let joined = html;
  for (let before = ''; before !== joined;) {
    before = joined;
    joined = before.replace(neighbours, '$1$2;');
  }
  return joined;
}
