import { withLateScripts } from './late-scripts.mjs';

/**
 * The only door by which the build changes what Next.js wrote for speed's sake; what it gives is measured in
 * docs/performance.md. SITE_REWRITES=off shuts it, and the site works the same.
 *
 * @param {string} html a page as Next.js exported it
 * @param {string} name the page's file, for messages
 */
export function rewrite(html, name) {
  return process.env.SITE_REWRITES === 'off' ? html : withLateScripts(html, name);
}
