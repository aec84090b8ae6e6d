import path from 'node:path';
import { buildSync } from 'esbuild';
import type { ScriptFile } from '../../../components/startup/start-scripts';
import { applyEdits, elementsOf, insert, isInlineScript, remove, type HtmlElement } from '../../html';
import { oldestBrowsers, projectRoot, writeWhole } from '../../project';
import { UnknownHtml, type Site } from '../site';

/** Whether a script has the form of an RSC payload: the data with which React hydrates the page. */
const isKnownPayload = ({ content, attributes }: HtmlElement) =>
  /^(\(self\.__next_f=|self\.__next_f\.push\()/.test(content) && Object.keys(attributes).length === 0;

/**
 * Lets the first picture load before the scripts and the RSC payload. They would share a slow connection with it,
 * although the page is shown without them. A list at the end of the page replaces the script tags. The payload becomes
 * a script file. The `nomodule` script for old browsers stays.
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
  if (!scripts.every((each) => each.isClosed)) throw new UnknownHtml('it has a script without an end tag');
  if (!payload.every(isKnownPayload)) throw new UnknownHtml('it has a payload of an unknown form');
  const body = elements.find((each) => each.name === 'body');
  if (!body?.isClosed) throw new UnknownHtml('it has scripts and no </body>');

  const files = [addPayload(site, name, payload), ...deferred.map((each) => scriptFile(html, each))];
  const list = JSON.stringify(files).replaceAll('<', '\\u003c');
  const moved = [...deferred, ...payload];
  const count =
    elements.filter((each) => each.start >= body.contentStart && !moved.includes(each)).length + 1;
  const text = `<script>${starter().replace('SCRIPT_FILES,COUNT', () => `${list},${count}`)}</script>`;
  return applyEdits(html, [...[...preloads, ...moved].map(remove), insert(body.contentEnd, text)]);
}

function scriptFile(html: string, { attributes, content, start, end }: HtmlElement): ScriptFile {
  const isKnown = Object.keys(attributes).every((name) => ['src', 'async', 'id'].includes(name));
  if (!isKnown || !('async' in attributes) || content !== '')
    throw new UnknownHtml(`it has the unknown tag ${html.slice(start, end)}`);
  return [attributes.src ?? '', attributes.id ?? ''];
}

/** Writes the payload to a script file in the build's folder, so that the page's HTML names its build. */
function addPayload({ build, basePath, outFolder }: Site, name: string, scripts: HtmlElement[]): ScriptFile {
  const file = `_next/static/${build}/${name.replace(/\.html$/, '')}.js`;
  writeWhole(path.join(outFolder, file), scripts.map(({ content }) => content).join(';\n'));
  return [`${basePath}/${file}`, ''];
}

let starterCode: string | undefined;

/** components/startup/start-scripts.ts, minified. A page's own values replace SCRIPT_FILES and COUNT. */
export function starter(): string {
  starterCode ??= buildSync({
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
  return starterCode ?? '';
}
