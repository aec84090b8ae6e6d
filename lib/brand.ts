import { readFileSync } from 'node:fs';
import path from 'node:path';

const read = (file: string) => readFileSync(path.join(process.cwd(), file), 'utf8');

/**
 * A colour of styles/tokens.css, for what no style sheet reaches: the manifest, the icons, the picture for shared links.
 * `color('ink')` is '#10211c'. While the site is built only: it reads the file.
 *
 * @throws when no colour of that name is there
 */
export function color(name: string): string {
  const [, value] = new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(read('styles/tokens.css')) ?? [];
  if (!value)
    throw new Error(`styles/tokens.css: write --color-${name} as six hexadecimal digits, like #10211c.`);
  return value;
}

/** The logo: `drawing` is the SVG inside of the box that `viewBox` names. It is drawn in `currentColor`. */
export interface Logo {
  viewBox: string;
  drawing: string;
}

/**
 * The group's logo, content/logo.svg, which the pages, the icons and the picture for shared links draw. While the site is
 * built only.
 *
 * @throws when the file is no SVG with a viewBox, or holds what the pages' content policy refuses
 */
export function readLogo(): Logo {
  const [, root = '', drawing = ''] = /<svg\b([^>]*)>([^]*)<\/svg>/.exec(read('content/logo.svg')) ?? [];
  const [, viewBox] = /\bviewBox="([^"]+)"/.exec(root) ?? [];
  if (!viewBox) throw new Error('content/logo.svg: save it as SVG with a viewBox, like viewBox="0 0 64 64".');
  if (/<(script|style|image)\b|\s(style|on\w+)=/i.test(root + drawing))
    throw new Error(
      'content/logo.svg: has scripts, styles or pictures; export it with presentation attributes, like fill="currentColor".',
    );
  const shapes = drawing.trim().replace(/>\s+</g, '><');
  // What the whole drawing inherits, as most programs for icons write it.
  const inherited = root.match(/\s(?:fill|stroke)[\w-]*="[^"]*"/g)?.join('');
  return { viewBox, drawing: inherited ? `<g${inherited}>${shapes}</g>` : shapes };
}
