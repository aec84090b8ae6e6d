import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A drawing: `drawing` is the SVG content, and `viewBox` its box. */
interface Drawing {
  viewBox: string;
  drawing: string;
}

const root = /<svg\b([^>]*)>([^]*)<\/svg>/;
const box = /\bviewBox="([^"]+)"/;

/** Why a page cannot show an SVG file, with the fix: it has no viewBox, or what the security policy blocks. */
export function drawingFault(source: string): string | undefined {
  const [svg = '', attributes = ''] = root.exec(source) ?? [];
  if (!box.test(attributes)) return 'has no viewBox; save it as SVG with one, like viewBox="0 0 64 64"';
  return /<(script|style|image)\b|\s(style|on\w+)=/i.test(svg)
    ? 'has scripts, styles or pictures; export it with presentation attributes, like fill="currentColor"'
    : undefined;
}

/**
 * The content of an SVG file, to be put into a page. It works only during the build.
 *
 * @param file its path inside the project
 * @throws when a page cannot show it (`drawingFault`). The check of the content says so before.
 */
export function readDrawing(file: string): Drawing {
  const source = readFileSync(path.join(process.cwd(), file), 'utf8');
  const fault = drawingFault(source);
  if (fault) throw new Error(`${file}: ${fault}.`);
  const [, attributes = '', drawing = ''] = root.exec(source) ?? [];
  const [, viewBox = ''] = box.exec(attributes) ?? [];
  const shapes = drawing.trim().replace(/>\s+</g, '><');
  // The attributes of the root element that its content inherits. Most icon programs write them there.
  const inherited = attributes.match(/\s(?:fill|stroke)[\w-]*="[^"]*"/g)?.join('');
  return { viewBox, drawing: inherited ? `<g${inherited}>${shapes}</g>` : shapes };
}
