import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A drawing: `drawing` is the SVG content, and `viewBox` its box. */
interface Drawing {
  viewBox: string;
  drawing: string;
}

/**
 * The content of an SVG file, to be put into a page. It works only during the build.
 *
 * @param file its path inside the project
 * @throws when the file is not an SVG with a viewBox, or contains something that the security policy blocks
 */
export function readDrawing(file: string): Drawing {
  const source = readFileSync(path.join(process.cwd(), file), 'utf8');
  const [, root = '', drawing = ''] = /<svg\b([^>]*)>([^]*)<\/svg>/.exec(source) ?? [];
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
