/** The sources of each island: its own file, and what that imports. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { buildSync } from 'esbuild';

import { listFiles } from '../../lib/node/list-files';
import { projectRoot } from '../../lib/node/project';

import { esbuildOptions } from './esbuild-options';

/** The islands of the site by name: every file `NAME.island.tsx`. */
export function islandFiles(): Map<string, string> {
  const files = listFiles(path.join(projectRoot, 'components')).filter((file) =>
    file.endsWith('.island.tsx'),
  );
  return new Map(files.map((file) => [path.basename(file, '.island.tsx'), `components/${file}`]));
}

/** Each island's own file and everything of the project that it imports. */
export function sourcesOfIslands(): Map<string, string[]> {
  return new Map(
    [...islandFiles()].map(([name, file]) => {
      const { metafile } = buildSync({
        ...esbuildOptions({ basePath: '' }),
        entryPoints: [path.join(projectRoot, file)],
        format: 'esm',
        packages: 'external',
        splitting: false,
        write: false,
        metafile: true,
      });
      return [
        name,
        Object.keys(metafile.inputs).filter((input) => existsSync(path.join(projectRoot, input))),
      ];
    }),
  );
}

/**
 * The text of an island's sources, which has the names of all classes that it can use.
 *
 * @param sources what `sourcesOfIslands` returned
 * @param name the name of the island: 'tabs'
 */
export function sourceText(sources: ReadonlyMap<string, string[]>, name: string): string {
  return (sources.get(name) ?? [])
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(projectRoot, file), 'utf8'))
    .join('\n');
}
