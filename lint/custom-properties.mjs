/** Which custom properties exist. */
import { readFileSync } from 'node:fs';

import { filesBelow } from './files-below.mjs';

const sources = ['app', 'build/prepare/pictures', 'components', 'styles'].flatMap((folder) =>
  filesBelow(folder, /\.(?:css|tsx?)$/).map((file) => readFileSync(file, 'utf8')),
);

/**
 * The custom properties that style sheets set, and components and the build in texts: 'color-sand' for
 * `--color-sand: #e8dcc6`.
 */
const names = new Set(
  sources.flatMap((text) => [...text.matchAll(/(?<![\w-])--(\w[\w-]*):/g)].map(([, name]) => name)),
);

/**
 * A pattern for the use of any other custom property, in CSS and in utilities: `var(--color-sands)`,
 * `bg-(--color-sands)`, `text-(length:--metres)`.
 */
export const unknownProperty = `\\((?:[a-z-]+:)?--(?!(?:${[...names].sort().join('|')})[),])\\w`;

/** What to do about it. */
export const unknownPropertyMessage =
  'No style sets this custom property. The properties of the whole site are in styles/tokens.css: --color-sand.';
