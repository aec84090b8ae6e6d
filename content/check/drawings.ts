/** Checks the drawings (.svg): that a page can show them, and that the logo has no fixed colour. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { parseDrawing } from '../../lib/node/drawings';

import type { Message, Mistake } from './mistake';
import { drawingFiles } from './read';

/** An attribute with a colour that stays the same on dark and on light. */
const fixedColour =
  /\s(?:fill|stroke|color|stop-color)="(?!none|currentColor|inherit|transparent|url\()([^"]+)"/i;
/** The header has a square for the logo. A side that is longer than twice the other one makes it very small. */
const LONGEST_SIDE_RATIO = 2;

/** Why the logo cannot be drawn light on dark and dark on light, at the size of an icon. */
function logoFault(source: string, viewBox: string): Message {
  const colour = fixedColour.exec(source)?.[1];
  if (colour)
    return `has the colour '${colour}'; write currentColor, because it is drawn on dark and on light`;
  if (!source.includes('currentColor'))
    return 'is black on dark; write fill="currentColor" or stroke="currentColor"';
  const [, , width = 1, height = 1] = viewBox.split(/[\s,]+/).map(Number);
  const isLong = Math.max(width / height, height / width) > LONGEST_SIDE_RATIO;
  return isLong && `is ${width} by ${height}; draw it about as wide as high`;
}

/** The first mistake in each drawing of a project. */
export function drawingMistakes(folder: string): Mistake[] {
  const files = ['logo.svg', 'office-map.svg', ...drawingFiles(folder).map((name) => `drawings/${name}`)];
  return files.flatMap((name) => {
    const message = drawingFault(path.join(folder, 'content', name), name === 'logo.svg');
    return message ? [{ file: name.replace('.svg', ''), ending: '.svg', path: [], message }] : [];
  });
}

function drawingFault(file: string, isLogo: boolean): Message {
  if (!existsSync(file)) return 'is missing; draw it, or restore it from the git history';
  const source = readFileSync(file, 'utf8');
  const parsed = parseDrawing(source);
  if (typeof parsed === 'string') return parsed;
  return isLogo && logoFault(source, parsed.viewBox);
}
