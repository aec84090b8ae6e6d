import path from 'node:path';
import { buildSync } from 'esbuild';
import type { ScriptFile } from '../../../components/startup/start-scripts';
import { applyEdits, elementsOf, insert, isInlineScript, remove, type HtmlElement } from '../../html';
import { oldestBrowsers, projectRoot, writeWhole } from '../../project';
import { UnknownHtml, type Site } from '../site';

/** What Next.js writes into a page for React: the same page once more, as data (its RSC payload). */
const isKnownPayload = ({ content, attributes }: HtmlElement) =>
  /^(\(self\.__next_f=|self\.__next_f\.push\()/.test(content) && Object.keys(attributes).length === 0;

/**
 * Lets the first picture go before the scripts and the payload. On a slow connection they would share it, although no
 * browser needs them to show the page. The scripts' tags become a list at the end of the page, the payload a script of its
 * own; the script for browsers without modules stays.
 */
export function deferScripts(html: string, name: string, site: Site): string {
  const elements = elementsOf(html);
  const preloads = elements.filter(
    (each) => each.name === 'link' && each.attributes.rel === 'preload' && each.attributes.as === 'script',
  );
  const scripts = elements.filter((each) => each.name === 'script' && 'src' in each.attributes);
  const deferred = scripts.filter(({ attributes }) => !('nomodule' in attributes));
  const payload = elements.filter((each) => isInlineScript(each) && /__next_/.test(each.content));
  if (deferred.length === 0 && payload.length === 0) return html;
  if (deferred.length === 0 || payload.length === 0)
    throw new UnknownHtml('it has scripts without a payload');
  if (!scripts.every((each) => each.isClosed)) throw new UnknownHtml('it has a script without an end');
  if (!payload.every(isKnownPayload)) throw new UnknownHtml('it has a payload of another form');
  const body = elements.find((each) => each.name === 'body');
  if (!body?.isClosed) throw new UnknownHtml('it has scripts and no </body>');

  const files = [addPayload(site, name, payload), ...deferred.map((each) => scriptFile(html, each))];
  const list = JSON.stringify(files).replaceAll('<', '\\u003c');
  const gone = [...deferred, ...payload];
  const count = elements.filter((each) => each.start >= body.contentStart && !gone.includes(each)).length + 1;
  const text = `<script>${starter().replace('SCRIPT_FILES,COUNT', () => `${list},${count}`)}</script>`;
  return applyEdits(html, [...[...preloads, ...gone].map(remove), insert(body.contentEnd, text)]);
}

function scriptFile(html: string, { attributes, content, start, end }: HtmlElement): ScriptFile {
  const isKnown = Object.keys(attributes).every((name) => ['src', 'async', 'id'].includes(name));
  if (!isKnown || !('async' in attributes) || content !== '')
    throw new UnknownHtml(`it has the tag ${html.slice(start, end)}`);
  return [attributes.src ?? '', attributes.id ?? ''];
}

/** Writes the payload as a script, into the folder that bears the build's name: so the page says which build it is of. */
function addPayload({ build, basePath, outFolder }: Site, name: string, scripts: HtmlElement[]): ScriptFile {
  const file = `_next/static/${build}/${name.replace(/\.html$/, '')}.js`;
  writeWhole(path.join(outFolder, file), scripts.map(({ content }) => content).join(';\n'));
  return [`${basePath}/${file}`, ''];
}

let made: string | undefined;

/** components/startup/start-scripts.ts, minified. A page has its own list and number for SCRIPT_FILES and COUNT. */
export function starter(): string {
  made ??= buildSync({
    stdin: {
      contents: "import { startScripts } from './start-scripts'; startScripts(document, SCRIPT_FILES, COUNT)",
      resolveDir: path.join(projectRoot, 'components/startup'),
      loader: 'ts',
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: oldestBrowsers,
  }).outputFiles[0]?.text.trim();
  return made ?? '';
}
