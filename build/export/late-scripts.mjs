import { UserError } from '../user-error.mjs';

const scriptTag = /<script\b(?=[^>]*\ssrc=)(?=[^>]*\sasync=)([^>]*)><\/script>/g;
const preloadTag = /<link\b(?=[^>]*\srel="preload")(?=[^>]*\sas="script")[^>]*>/g;

/** How long the page's first picture may hold back what comes after it, in milliseconds. */
const PATIENCE_MS = 3000;

/**
 * Runs in the page, once all of it has been read: fetches the scripts when the first picture is painted, has failed or has
 * had its time.
 */
const starter = `(function(d,l,s){function g(){if(!s)s=l.map(function(f,e){e=d.createElement('script');e.async=true;if(f[1])e.integrity=f[1];if(f[2])e.id=f[2];e.src=f[0];d.head.append(e);return e})}function p(){requestAnimationFrame(function(){requestAnimationFrame(g)})}var i=d.querySelector('img[fetchpriority=high]');if(i)i.decode().then(p,p);else p();setTimeout(g,${PATIENCE_MS})})`;

/**
 * Lets the first picture go before the scripts. On a slow connection they would share the line with it, although no
 * browser needs them to show the page. The scripts' tags become a list at the end of the page; the one for browsers
 * without modules stays.
 * @param {string} html a page as Next exported it, or as this function left it
 * @param {string} name the page's file, for the message
 * @throws {UserError} when the page has scripts but no end of its body
 */
export function withLateScripts(html, name) {
  const files = [];
  const rest = html.replace(preloadTag, '').replace(scriptTag, (tag, attributes) => {
    const value = (attribute) => new RegExp(`\\s${attribute}="([^"]*)"`).exec(attributes)?.[1] ?? '';
    const file = [value('src'), value('integrity'), value('id')];
    while (file.at(-1) === '') file.pop();
    files.push(file);
    return '';
  });
  if (files.length === 0) return html;
  const end = rest.lastIndexOf('</body>');
  if (end === -1) throw new UserError(`${name}: no </body>, so there is no place for the scripts.`);
  return `${rest.slice(0, end)}<script>${starter}(document,${JSON.stringify(files)})</script>${rest.slice(end)}`;
}
