import { readFileSync } from 'node:fs';
import path from 'node:path';

const read = (file: string) => readFileSync(path.join(process.cwd(), file), 'utf8');

/**
 * A colour of styles/tokens.css, for places without CSS: the manifest, the icons, the picture for shared links.
 * `color('ink')` is '#10211c'. It reads the file, so it works only during the build.
 *
 * @throws when there is no colour of that name
 */
export function color(name: string): string {
  const [, value] = new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(read('styles/tokens.css')) ?? [];
  if (!value)
    throw new Error(`styles/tokens.css: write --color-${name} as six hexadecimal digits, like #10211c.`);
  return value;
}

/** The names of all colours of styles/tokens.css: 'ink', 'night', … */
export const colorNames = () =>
  [...read('styles/tokens.css').matchAll(/--color-([\w-]+):/g)].map(([, name = '']) => name);

/** A drawing: `drawing` is the SVG content, and `viewBox` its box. */
interface Drawing {
  viewBox: string;
  drawing: string;
}

/** The group's logo from content/logo.svg, for the pages, the icons and the picture for shared links. */
export const readLogo = () => readDrawing('content/logo.svg');

/**
 * The content of an SVG file, to be put into a page. It works only during the build.
 *
 * @param file its path inside the project
 * @throws when the file is not an SVG with a viewBox, or contains something that the security policy blocks
 */
export function readDrawing(file: string): Drawing {
  const [, root = '', drawing = ''] = /<svg\b([^>]*)>([^]*)<\/svg>/.exec(read(file)) ?? [];
  const [, viewBox] = /\bviewBox="([^"]+)"/.exec(root) ?? [];
  if (!viewBox) throw new Error(`${file}: save it as SVG with a viewBox, like viewBox="0 0 64 64".`);
  if (/<(script|style|image)\b|\s(style|on\w+)=/i.test(root + drawing))
    throw new Error(
      `${file}: has scripts, styles or pictures; export it with presentation attributes, like fill="currentColor".`,
    );
  const shapes = drawing.trim().replace(/>\s+</g, '><');
  // The attributes of the root element that its content inherits. Most icon programs write them there.
  const inherited = root.match(/\s(?:fill|stroke)[\w-]*="[^"]*"/g)?.join('');
  return { viewBox, drawing: inherited ? `<g${inherited}>${shapes}</g>` : shapes };
}
