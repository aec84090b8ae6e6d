/**
 * Makes the scripts of the browser with esbuild. Next's own scripts are not part of a page: Next.js renders the HTML,
 * and these scripts hydrate its islands (docs/architecture.md).
 */
import { existsSync } from 'node:fs';
import path from 'node:path';

import { buildSync, build, type Plugin } from 'esbuild';
import { minify } from 'terser';

import type { ScriptAddresses } from '../../components/startup/start-islands';
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

/** Writes the scripts into the export. @throws {UserError} when an island imports content or a file of the server */
export async function makeBrowserScripts(options: ScriptOptions): Promise<BrowserScripts> {
  const written = new Map<string, string>();
  const [islands, page] = await Promise.all([
    writeScript('app/_browser/islands.ts', options, written),
    writeScript('app/_browser/page.ts', options, written),
  ]);
  const address = (file: string) => `${options.basePath}/${file}`;
  const others = [...islandFiles()].flatMap(([name, file]) => {
    const script = written.get(file);
    return script ? [[name, address(script)] as const] : [];
  });
  const listenEarly = inlineScript(options, {
    islands: address(islands),
    others: Object.fromEntries(others),
    page: address(page),
  });
  return { islands, page, listenEarly, sources: sourcesOfIslands() };
}

/**
 * Writes a script and the files that it imports with `import()`.
 *
 * @param entry the path of a file from the project's root, or a package
 * @param written the path in the export of each script so far, by its entry; this adds to it
 * @returns its path in the export
 */
async function writeScript(
  entry: string,
  options: ScriptOptions,
  written: Map<string, string>,
  plugins: Plugin[] = [],
): Promise<string> {
  const { outputFiles, metafile } = await build({
    ...esbuildOptions(options),
    stdin: {
      contents: `export * from ${JSON.stringify(entry.replace(/^(app|components)\//, '@/$1/'))}`,
      resolveDir: projectRoot,
    },
    format: 'esm',
    write: false,
    metafile: true,
    plugins: [...plugins, ownFileForImports(options, written)],
  });
  refuseServerFiles(Object.keys(metafile.inputs), entry);
  const text = COMPILE_AT_ONCE + (await minifyScript(outputFiles[0]!.text, options));
  const { name } = path.parse(entry);
  const file = `${scriptFolder}/${name}-${sha256(text).slice(0, 12)}.js`;
  writeAtomically(path.join(options.outFolder, file), text);
  written.set(entry, file);
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
function ownFileForImports(options: ScriptOptions, written: Map<string, string>): Plugin {
  return {
    name: 'own file for imports',
    setup({ onResolve }) {
      onResolve({ filter: /.*/ }, async ({ path: target, kind }) => {
        if (kind !== 'dynamic-import') return undefined;
        const entry = target.startsWith('@/') ? sourceFile(target.slice(2)) : target;
        const file = await writeScript(entry, options, written, [loadedReact]);
        return { path: `./${path.basename(file)}`, external: true };
      });
    },
  };
}

/** 'components/count-up/animate-value' is 'components/count-up/animate-value.ts'. */
const sourceFile = (name: string) =>
  ['.ts', '.tsx'].map((ending) => name + ending).find((file) => existsSync(path.join(projectRoot, file))) ??
  name;

/**
 * Uses the React of app/_browser/islands.ts, which is loaded first (hydrate-island.tsx). ReactDOM too: the `flushSync`
 * of a second copy does nothing.
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
  // With esbuild's `define`, the addresses would become a variable, which is longer.
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
      `${entry} brings ${wrong.join(', ')} into the browser. An island gets texts as properties from the server component ` +
        'that uses it: import the file there (docs/add-a-section.md).',
    );
}
