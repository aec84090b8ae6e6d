/**
 * The changes to the HTML of every page, in this order (postprocess.ts). Each one throws `UnsupportedHtml` for HTML of
 * Next.js that it does not know.
 */
import { transformSync } from 'esbuild';
import { minify_sync as minifySync } from 'terser';

import { oldestBrowsers } from '../../lib/node/project';
import {
  applyEdits,
  elementsOf,
  insertText,
  isInlineScript,
  removeElement,
  type Edit,
  type HtmlElement,
} from '../html';
import { terserOptions } from '../scripts/esbuild-options';

import type { ExportedSite } from './exported-site';
import { removeUnusedRules } from './remove-unused-rules';
import { metaPolicy } from './security-policy';

/** Thrown for HTML that a transform does not support. The message completes the sentence "about.html: it has …". */
export class UnsupportedHtml extends Error {}

/**
 * Stops Cloudflare from replacing the mail addresses of a page with "[email protected]" and a script that puts them
 * back: the content policy blocks that script.
 * https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/
 */
export function keepMailAddresses(html: string): string {
  const body = elementsOf(html).find(({ name, isClosed }) => name === 'body' && isClosed);
  if (!body) throw new UnsupportedHtml('it has no <body> with an end tag');
  return applyEdits(html, [
    insertText(body.contentStart, '<!--email_off-->'),
    insertText(body.contentEnd, '<!--/email_off-->'),
  ]);
}

/** The mark of components/startup/inline-script.tsx. */
const MARK = 'data-own';

const isOwn = ({ attributes }: HtmlElement) => MARK in attributes;
const isForScript = ({ attributes: { rel, as } }: HtmlElement) =>
  rel === 'modulepreload' || (rel === 'preload' && as === 'script');

/**
 * Removes every script that is not marked as ours, and the preloads of scripts. So nothing of Next's client and of its
 * payload is in a page, whatever form they have. Adds the script that starts the islands, and the name of the build.
 */
export function keepOwnScripts(html: string, { build, scripts }: ExportedSite): string {
  const elements = elementsOf(html);
  const all = elements.filter(({ name }) => name === 'script');
  const head = elements.find(({ name }) => name === 'head');
  const first = all.find((each) => isOwn(each) && each.start < head!.end);
  if (!first) throw new UnsupportedHtml('it has none of our own scripts in its head (app/layout.tsx)');
  const unclosed = all.find((each) => !each.isClosed);
  if (unclosed) throw new UnsupportedHtml(`it has a script without an end tag in line ${unclosed.line}`);
  const preloads = elements.filter((each) => each.name === 'link' && isForScript(each));
  return applyEdits(html, [
    ...[...all.filter((each) => !isOwn(each)), ...preloads].map(removeElement),
    ...all.filter(isOwn).map((each) => withoutMark(html, each)),
    insertText(first.end, `<script>${scripts.listenEarly}</script><meta name="build" content="${build}"/>`),
  ]);
}

function withoutMark(html: string, { start, contentStart }: HtmlElement): Edit {
  const tag = html.slice(start, contentStart);
  return { start, end: contentStart, text: tag.replace(new RegExp(` ${MARK}(="")?`), '') };
}

/** The result of each script: most are on several pages. */
const compiled = new Map<string, string>();

/**
 * Compiles the inline scripts for the oldest browsers, and minifies them. The scripts of components are functions,
 * which Next.js has compiled for Node.js (components/startup/inline-script.tsx).
 */
export function compileScripts(html: string): string {
  const scripts = elementsOf(html).filter((each) => isInlineScript(each) && !each.attributes.type);
  return applyEdits(
    html,
    scripts.map(({ content, contentStart, contentEnd }) => {
      const text = compiled.get(content) ?? compile(content);
      compiled.set(content, text);
      return { start: contentStart, end: contentEnd, text };
    }),
  );
}

function compile(script: string): string {
  const { code } = transformSync(script, { target: oldestBrowsers, logLevel: 'error' });
  return minifySync(code, terserOptions).code!.replace(/;$/, '');
}

/**
 * Leaves out the style rules that a page does not use, and moves its styles to the end of its head, so that the head
 * script runs before. Next.js has put them into the page (`inlineCss` in next.config.ts): the first paint waits for one
 * file.
 */
export function pruneStyles(html: string, site: ExportedSite): string {
  const elements = elementsOf(html);
  const styles = elements.filter(({ attributes }) => 'data-precedence' in attributes);
  const head = elements.find((each) => each.name === 'head');
  if (!head?.isClosed) throw new UnsupportedHtml('it has no </head>');
  if (styles.length === 0 || styles.some(({ name }) => name !== 'style'))
    throw new UnsupportedHtml('it has no styles of Next.js, or a link to them');
  const rest = applyEdits(html, styles.map(removeElement));
  const css = styles.map(({ content }) => removeUnusedRules(content, rest, site)).join('');
  return applyEdits(html, [
    ...styles.map(removeElement),
    insertText(head.contentEnd, `<style>${css}</style>`),
  ]);
}

/** Inserts the content security policy right after the charset, before everything that it applies to. */
export function addPolicy(html: string): string {
  const charset = elementsOf(html).find(({ name, attributes }) => name === 'meta' && 'charset' in attributes);
  if (!charset) throw new UnsupportedHtml('it has no <meta charset> to put the security policy after');
  const tag = `<meta http-equiv="Content-Security-Policy" content="${metaPolicy(html)}"/>`;
  return applyEdits(html, [insertText(charset.end, tag)]);
}
