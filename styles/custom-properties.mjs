/** For the linters: which custom properties exist. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** JavaScript cannot import lib/node/list-files.ts. */
const sources = ['app', 'components', 'styles'].flatMap((folder) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => /\.(?:css|tsx?)$/.test(name))
    .map((name) => readFileSync(path.join(folder, name), 'utf8')),
);

/** The custom properties that style sheets set, and components in texts: 'color-sand' for `--color-sand: #e8dcc6`. */
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
  'No style sets this custom property. Those of the whole site are in styles/tokens.css: --color-sand.';
