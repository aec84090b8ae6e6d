/** Checks that a page can show the drawings (.svg). */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { parseDrawing } from '../../lib/node/drawings';

import type { Message, Mistake } from './mistake';
import { drawingFiles } from './read';

/** The first mistake in each drawing of a project. */
export function drawingMistakes(folder: string): Mistake[] {
  const files = ['logo.svg', 'office-map.svg', ...drawingFiles(folder).map((name) => `drawings/${name}`)];
  return files.flatMap((name) => {
    const message = drawingFault(path.join(folder, 'content', name));
    return message ? [{ file: name.replace('.svg', ''), ending: '.svg', path: [], message }] : [];
  });
}

function drawingFault(file: string): Message {
  if (!existsSync(file)) return 'is missing; draw it, or restore it from the git history';
  const parsed = parseDrawing(readFileSync(file, 'utf8'));
  return typeof parsed === 'string' && parsed;
}
