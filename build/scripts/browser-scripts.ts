/**
 * Makes the scripts of the browser with esbuild. Next's own scripts are not part of a page: Next.js renders the HTML,
 * and these scripts hydrate its islands (docs/architecture.md).
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { buildSync, build, type Plugin } from 'esbuild';
import { minify } from 'terser';

import type { ScriptAddresses } from '../../components/startup/load-script';
import { projectRoot, sha256, writeAtomically } from '../../lib/node/project';
import { UserError } from '../../lib/node/user-error';

import { esbuildOptions, terserOptions, type ScriptOptions } from './esbuild-options';
import { islandFiles, sourcesOfIslands } from './island-sources';

/** The scripts of one build. */
export interface BrowserScripts {
  /**
   * The path of the script with React and Home's islands, below the base path: '_next/static/islands/islands-1a2b.js'.
   */
  islands: string;
  /** The path of the script of every page: app/_browser/page.ts. */
  page: string;
  /** The text of the inline script in the head of every page: app/_browser/listen-early.ts. */
  listenEarly: string;
  /** The sources of each island by its name: paths from the project's root. */
  sources: ReadonlyMap<string, string[]>;
}

/** The folder of the scripts in the export. A hash of the content is in each name. */
export const scriptFolder = '_next/static/islands';

/**
 * Writes the scripts into the export, in which the pages already are. Islands that Home does not have get their own.
 *
 * @throws {UserError} when an island imports content or a file of the server
 */
export async function makeBrowserScripts(options: ScriptOptions): Promise<BrowserScripts> {
  const home = readFileSync(path.join(options.outFolder, 'index.html'), 'utf8');
  const files = [...islandFiles()];
  const isOnHome = (name: string) => home.includes(`data-name="${name}"`);
  const [islands, page, ...own] = await Promise.all([
    writeScript('islands', islandScript(files.filter(([name]) => isOnHome(name))), options),
    writeScript('page', exportAll('app/_browser/page.ts'), options),
    ...files
      .filter(([name]) => !isOnHome(name))
      .map(
        async ([name, file]) =>
          [name, await writeScript(`${name}.island`, exportAll(file), options, [loadedReact])] as const,
      ),
  ]);
  const address = (file: string) => `${options.basePath}/${file}`;
  const listenEarly = inlineScript(options, {
    islands: address(islands),
    own: Object.fromEntries(own.map(([name, file]) => [name, address(file)])),
    page: address(page),
  });
  return { islands, page, listenEarly, sources: sourcesOfIslands() };
}

/** The code of the script with React and these islands, by name: an `IslandScript` (components/islands). */
function islandScript(files: (readonly [string, string])[]): string {
  const islands = files.map(([name, file]) => ({ name, file, component: componentName(name) }));
  return [
    "export { hydrateIsland as hydrate } from '@/components/islands/hydrate-island';",
    ...islands.map(
      ({ file, component }) => `import { ${component} } from ${JSON.stringify(imported(file))};`,
    ),
    `export const components = { ${islands.map(({ name, component }) => `'${name}': ${component}`).join()} };`,
  ].join('\n');
}

/** 'copy-code' is CopyCodeIsland. The reverse is `islandName` in components/islands/island.tsx. */
const componentName = (name: string) =>
  `${name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}Island`;

/** How a file of the project, or a package, is imported. */
const imported = (file: string) => file.replace(/^(app|components)\//, '@/$1/');
const exportAll = (file: string) => `export * from ${JSON.stringify(imported(file))}`;

/**
 * Writes a script and the files that it imports with `import()`.
 *
 * @param name the name of its file, without the hash
 * @returns its path in the export
 */
async function writeScript(
  name: string,
  contents: string,
  options: ScriptOptions,
  plugins: Plugin[] = [],
): Promise<string> {
  const { outputFiles, metafile } = await build({
    ...esbuildOptions(options),
    stdin: { contents, resolveDir: projectRoot },
    format: 'esm',
    write: false,
    metafile: true,
    plugins: [...plugins, ownFileForImports(options)],
  });
  refuseServerFiles(Object.keys(metafile.inputs), name);
  const text = COMPILE_AT_ONCE + (await minifyScript(outputFiles[0]!.text, options));
  const file = `${scriptFolder}/${name}-${sha256(text).slice(0, 12)}.js`;
  writeAtomically(path.join(options.outFolder, file), text);
  return file;
}

/**
 * Chromium then compiles all functions off the main thread, while the script loads.
 * https://v8.dev/blog/explicit-compile-hints
 */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad\n';

async function minifyScript(text: string, { mode }: ScriptOptions): Promise<string> {
  if (mode === 'development') return text;
  const { code } = await minify(text, { ...terserOptions, module: true });
  return code!;
}

/**
 * Gives each `import()` a file of its own that contains everything it needs but React. With esbuild's `splitting`, the
 * scripts would share a third file, which would be one more round trip before the first island starts.
 */
function ownFileForImports(options: ScriptOptions): Plugin {
  return {
    name: 'own file for imports',
    setup({ onResolve }) {
      onResolve({ filter: /.*/ }, async ({ path: target, kind }) => {
        if (kind !== 'dynamic-import') return undefined;
        const name = path.basename(target);
        const file = await writeScript(name, exportAll(target), options, [loadedReact]);
        return { path: `./${path.basename(file)}`, external: true };
      });
    },
  };
}

/**
 * Uses the React of the script with Home's islands, which is loaded first (hydrate-island.tsx). ReactDOM too: the
 * `flushSync` of a second copy does nothing.
 */
const loadedReact: Plugin = {
  name: 'loaded React',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^react(\/jsx-runtime|-dom)?$/ }, ({ path: name }) => ({
      path: name,
      namespace: 'loaded',
    }));
    onLoad({ filter: /.*/, namespace: 'loaded' }, ({ path: name }) => ({
      contents: `module.exports = globalThis.siteReact[${JSON.stringify(name)}]`,
    }));
  },
};

/** @param addresses the addresses of the other scripts */
function inlineScript(options: ScriptOptions, addresses: ScriptAddresses): string {
  const entry = 'app/_browser/listen-early.ts';
  const { outputFiles, metafile } = buildSync({
    ...esbuildOptions(options),
    entryPoints: [entry],
    format: 'iife',
    write: false,
    metafile: true,
  });
  refuseServerFiles(Object.keys(metafile.inputs), entry);
  // Not with esbuild's `define`: it would put the object into a variable of its own, which makes the script longer.
  return outputFiles[0]!.text.trim().replace('SCRIPT_FILES', () => JSON.stringify(addresses));
}

/**
 * Otherwise every visitor would load all of the content, or a script would fail in the browser.
 *
 * @throws {UserError} when a script contains a file of the server
 */
export function refuseServerFiles(inputs: string[], entry: string): void {
  const wrong = inputs.filter((file) => /^(content|generated|build|lib\/node|app\/(?!_browser))/.test(file));
  if (wrong.length > 0)
    throw new UserError(
      `The script ${entry} brings ${wrong.join(', ')} into the browser. An island gets texts as properties from the server component ` +
        'that uses it: import the file there (docs/code.md).',
    );
}
