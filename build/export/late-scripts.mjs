const preload = /<link\b(?=[^>]*\srel="preload")(?=[^>]*\sas="script")[^>]*>/g;
const scriptFile = /<script\b((?=[^>]*\ssrc=)[^>]*)>([^<]*)<\/script>/g;
/** What Next.js writes into a page for React: the same page once more, as data (its RSC payload). */
const payload = /<script>((?:\(self\.__next_f=|self\.__next_f\.push\()[\s\S]*?)<\/script>/g;
const attribute = /\s([a-zA-Z-]+)(?:="([^"&]*)")?/g;
const known = ['src', 'async', 'integrity', 'id'];

/** How long the page's first picture may hold the scripts back, in milliseconds. */
const PATIENCE_MS = 3000;

/**
 * Runs in the page, once all of it has been read: fetches the scripts behind the frame that paints the first picture,
 * or when that has failed or has had its time; at once where a browser cannot tell. The payload is the first of the
 * list. The others are fetched beside it and run once it is there, for React stops at a page without: when it fails, the
 * page stays as it is.
 */
const starter = `(function(d,[p,...l],s){function t(n,f,o){o=Object.assign(d.createElement(n),o);if(f[1])o.integrity=f[1];d.head.append(o);return o}function r(f){return t('script',f,f[2]?{src:f[0],id:f[2]}:{src:f[0]})}function g(){if(s)return;s=1;for(let f of l)t('link',f,{rel:'preload',as:'script',href:f[0]});r(p).onload=()=>l.forEach(f=>{r(f)})}function w(){requestAnimationFrame(()=>setTimeout(g))}setTimeout(g,${PATIENCE_MS});let i=d.querySelector('img[fetchpriority=high]');if(!i)w();else if(i.decode)i.decode().then(w,w);else g()})`;

/**
 * Lets the first picture go before the scripts and the payload. On a slow line they would share it, although no browser
 * needs them to show the page. The scripts' tags become a list at the end of the page, the payload a script of its own;
 * the script for browsers without modules stays.
 *
 * @param {string} html a page as Next.js exported it, with integrity
 * @param {(text: string) => { address: string, integrity: string }} add writes a script of the page
 * @param {(what: string) => never} fail
 */
export function withLateScripts(html, add, fail) {
  const files = [];
  const data = [];
  const rest = html
    .replace(preload, '')
    .replace(payload, (tag, text) => (data.push(text), ''))
    .replace(scriptFile, (tag, text, content) => {
      const read = [...text.matchAll(attribute)];
      const values = Object.fromEntries(read.map(([, key, value]) => [key, value ?? '']));
      if ('noModule' in values) return tag;
      const isRead =
        read.map(([part]) => part).join('') === text && read.every(([, key]) => known.includes(key));
      if (!isRead || !('async' in values) || content !== '') fail(`it has the tag ${tag}`);
      files.push([values.src, values.integrity ?? '', values.id ?? '']);
      return '';
    });
  if (files.length === 0 && data.length === 0) return html;
  const left = rest.match(/<script\b[^>]*\ssrc=/gi) ?? [];
  if (left.length !== (rest.match(/<script\b[^>]*\snoModule\b/g) ?? []).length)
    fail('it has a script without an end');
  const end = rest.lastIndexOf('</body>');
  if (end === -1) fail('it has scripts and no </body>');
  if (files.length === 0 || data.length === 0 || rest.includes('__next_f'))
    fail('it has scripts without a payload, or a payload of another form');
  const { address, integrity } = add(data.join(';\n'));
  const list = JSON.stringify([[address, integrity, ''], ...files]).replaceAll('<', '\\u003c');
  return `${rest.slice(0, end)}<script>${starter}(document,${list})</script>${rest.slice(end)}`;
}
