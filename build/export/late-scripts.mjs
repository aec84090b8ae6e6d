import { UserError } from '../user-error.mjs';

const preload = /<link\b(?=[^>]*\srel="preload")(?=[^>]*\sas="script")[^>]*>/g;
const scriptFile = /<script\b((?=[^>]*\ssrc=)[^>]*)>([^<]*)<\/script>/g;
const attribute = /\s([a-zA-Z-]+)(?:="([^"&]*)")?/g;
const known = ['src', 'async', 'integrity', 'id'];

/** How long the page's first picture may hold the scripts back, in milliseconds. */
const PATIENCE_MS = 3000;

/**
 * Runs in the page, once all of it has been read: fetches the scripts when the first picture is painted, has failed or
 * has had its time; at once where a browser cannot tell.
 */
const starter = `(function(d,l,s){function g(){if(!s)s=l.map(function(f,e){e=d.createElement('script');e.async=true;if(f[1])e.integrity=f[1];if(f[2])e.id=f[2];e.src=f[0];d.head.append(e);return e})}function p(){requestAnimationFrame(function(){requestAnimationFrame(g)})}setTimeout(g,${PATIENCE_MS});var i=d.querySelector('img[fetchpriority=high]');if(!i)p();else if(i.decode)i.decode().then(p,p);else g()})`;

/**
 * Lets the first picture go before the scripts. On a slow line they would share it, although no browser needs them to
 * show the page. The scripts' tags become a list at the end of the page; the one for browsers without modules stays.
 *
 * @param {string} html a page as Next.js exported it, with integrity
 * @param {string} name the page's file, for the message
 * @throws {UserError} when a script's tag has a form that is not known here, or the page has no end of its body
 */
export function withLateScripts(html, name) {
  const fail = (what) => {
    throw new UserError(
      `${name}: ${what}, which build/export/late-scripts.mjs does not know. SITE_REWRITES=off builds without it.`,
    );
  };
  const files = [];
  const rest = html.replace(preload, '').replace(scriptFile, (tag, text, content) => {
    const read = [...text.matchAll(attribute)];
    const values = Object.fromEntries(read.map(([, key, value]) => [key, value ?? '']));
    if ('noModule' in values) return tag;
    const isRead =
      read.map(([part]) => part).join('') === text && read.every(([, key]) => known.includes(key));
    if (!isRead || !('async' in values) || content !== '') fail(`it has the tag ${tag}`);
    files.push([values.src, values.integrity ?? '', values.id ?? '']);
    return '';
  });
  if (files.length === 0) return html;
  const left = rest.match(/<script\b[^>]*\ssrc=/gi) ?? [];
  if (left.length !== (rest.match(/<script\b[^>]*\snoModule\b/g) ?? []).length)
    fail('it has a script without an end');
  const end = rest.lastIndexOf('</body>');
  if (end === -1) fail('it has scripts and no </body>');
  const list = JSON.stringify(files).replaceAll('<', '\\u003c');
  return `${rest.slice(0, end)}<script>${starter}(document,${list})</script>${rest.slice(end)}`;
}
