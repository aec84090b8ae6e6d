import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A drawing: `drawing` is the SVG content, and `viewBox` its box. */
interface Drawing {
  viewBox: string;
  drawing: string;
}

/**
 * Reads the text of an SVG file.
 *
 * @returns the drawing, or why a page cannot show it, with the fix: it has no viewBox, or it has what the security
 *   policy blocks
 */
export function parseDrawing(source: string): Drawing | string {
  const [svg = '', root = '', inside = ''] = /<svg\b([^>]*)>([^]*)<\/svg>/.exec(source) ?? [];
  const [, viewBox] = /\bviewBox="([^"]+)"/.exec(root) ?? [];
  if (!viewBox) return 'has no viewBox; save it as SVG with one, like viewBox="0 0 64 64"';
  if (/<(script|style|image)\b|\s(style|on\w+)=/i.test(svg))
    return 'has scripts, styles or pictures; export it with presentation attributes, like fill="currentColor"';
  const shapes = inside.trim().replace(/>\s+</g, '><');
  // The attributes of the root element that its content inherits. Most icon programs write them there.
  const inherited = root.match(/\s(?:fill|stroke)[\w-]*="[^"]*"/g)?.join('');
  return { viewBox, drawing: inherited ? `<g${inherited}>${shapes}</g>` : shapes };
}

/**
 * The content of an SVG file, to be put into a page. It works only during the build.
 *
 * @param file its path inside the project
 * @throws when a page cannot show it. The check of the content says so before.
 */
export function readDrawing(file: string): Drawing {
  const parsed = parseDrawing(readFileSync(path.join(process.cwd(), file), 'utf8'));
  if (typeof parsed === 'string') throw new Error(`${file}: ${parsed}.`);
  return parsed;
}
