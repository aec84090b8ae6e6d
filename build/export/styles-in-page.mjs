const link = /<link\b(?=[^>]*\srel="stylesheet")[^>]*>/g;
const known = /^<link rel="stylesheet" href="(\/[^"&?]*\.css)" data-precedence="([^"&]*)"\/>$/;
const address = /url\(\s*(["']?)([^"')]+)\1\s*\)/g;

/**
 * Puts a page's style sheets into the page: the first paint waits for one file. `experimental.inlineCss` does so as well,
 * and writes all of them once more into the page's payload. They stand at the end of the head, so that its script runs
 * while they are on their way. The link stays, `disabled`, so that no browser follows it: React looks for it before it
 * fetches the file.
 *
 * @param {string} html a page as Next.js exported it
 * @param {(address: string) => string} read the text of the file that a page names so
 * @param {(what: string) => never} fail
 */
export function withStylesInPage(html, read, fail) {
  let styles = '';
  const rest = html.replace(link, (tag) => {
    const [, href, precedence] = known.exec(tag) ?? fail(`it has the tag ${tag}`);
    const css = read(href);
    if (/<\/style|@import|@charset/i.test(css)) fail(`${href} has </style, @import or @charset`);
    // A file's addresses start from the file, those of a page from the page.
    const moved = css.replace(address, (all, quote, target) => {
      if (/^([/#]|[a-z]+:)/i.test(target)) return all;
      return `url(${quote}${new URL(target, `https://site.example${href}`).pathname}${quote})`;
    });
    styles += moved;
    return `<link rel="stylesheet" href="${href}" data-precedence="${precedence}" disabled=""/>`;
  });
  if (styles === '') return html;
  if (!rest.includes('</head>')) fail('it has styles and no </head>');
  return rest.replace('</head>', () => `<style>${styles}</style></head>`);
}
