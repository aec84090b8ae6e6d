import path from 'node:path';

import type { BuildOptions } from 'esbuild';

import { oldestBrowsers, projectRoot } from '../../lib/node/project';
import { isOfflineOn } from '../is-offline-on';

/** How the scripts of the browser are made. */
export interface ScriptOptions {
  /** The folder of the export. */
  outFolder: string;
  basePath: string;
  /** React's development build reports every difference between the HTML and what it renders. Only tests use it. */
  mode?: 'production' | 'development';
}

/** Terser saves another 3 % of React, compressed. */
export const terserOptions = { ecma: 2020, compress: { passes: 2 } } as const;

/** What all scripts of the browser have in common. */
export function esbuildOptions({
  basePath,
  mode = 'production',
}: Pick<ScriptOptions, 'basePath' | 'mode'>): BuildOptions {
  return {
    bundle: true,
    minify: mode === 'production',
    target: oldestBrowsers,
    legalComments: 'none',
    tsconfig: path.join(projectRoot, 'tsconfig.json'),
    // Next.js puts the style sheets into the pages.
    loader: { '.css': 'empty' },
    define: {
      'process.env.NODE_ENV': JSON.stringify(mode),
      'process.env.NEXT_PUBLIC_BASE_PATH': JSON.stringify(basePath),
      'process.env.NEXT_PUBLIC_OFFLINE': JSON.stringify(isOfflineOn() ? 'on' : 'off'),
    },
    absWorkingDir: projectRoot,
    logLevel: 'error',
  };
}
