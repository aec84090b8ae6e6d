import { readFileSync } from 'node:fs';
import path from 'node:path';

const readTokens = () => readFileSync(path.join(process.cwd(), 'styles/tokens.css'), 'utf8');

/**
 * A colour of styles/tokens.css, for places without CSS: the manifest, the icons, the picture for shared links.
 * `color('ink')` is '#10211c'. It reads the file, so it works only during the build.
 *
 * @throws when there is no colour of that name
 */
export function color(name: string): string {
  const [, value] = new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(readTokens()) ?? [];
  if (!value)
    throw new Error(`styles/tokens.css: write --color-${name} as six hexadecimal digits, like #10211c.`);
  return value;
}

/** The names of all colours of styles/tokens.css: 'ink', 'night', … */
export const colorNames = () => [...readTokens().matchAll(/--color-([\w-]+):/g)].map(([, name = '']) => name);
