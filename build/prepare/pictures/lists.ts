import path from 'node:path';

import { pictureName, picturesIn } from '../../../content/picture-names';
import { hasText, writeAtomically } from '../../../lib/node/project';
import type { Dusk, PictureData } from '../../../lib/pictures';

import { labelOf } from './originals';

/** What the build made of the originals. */
export interface MadePictures {
  /** By name: 'hero/arrival', 'hero/arrival (phone)', 'social/hero/arrival'. */
  pictures: ReadonlyMap<string, PictureData>;
  /** The pictures at dusk, by the names of the lit pictures. */
  dusks: ReadonlyMap<string, Dusk>;
}

/**
 * Writes generated/pictures.json, and generated/focus.css for the centres of interest.
 *
 * @param content its uses of pictures have the centres of interest
 */
export function writeLists(root: string, content: object, { pictures, dusks }: MadePictures): void {
  const focuses = new Map(
    picturesIn(content).flatMap(({ picture, focus }) => (focus ? [[pictureName(picture), focus]] : [])),
  );
  const names = [...pictures.keys()].filter((name) => !name.endsWith(' (phone)')).sort();
  const list = names.map((name) => {
    const focus = focuses.get(name);
    const phone = pictures.get(labelOf({ name, version: 'phone' }));
    return [name, { ...pictures.get(name), focus: focus && focusClass(focus), phone, dusk: dusks.get(name) }];
  });
  const texts = {
    'pictures.json': `${JSON.stringify(Object.fromEntries(list), null, 1)}\n`,
    'focus.css': focusStyles([...focuses.values()]),
  };
  for (const [name, text] of Object.entries(texts)) {
    const file = path.join(root, 'generated', name);
    if (!hasText(file, text)) writeAtomically(file, text);
  }
}

/** The class of a picture whose centre of interest is at these per cent from its left edge and its top. */
const focusClass = (focus: readonly number[]) => `focus-${focus.join('-')}`;

/**
 * The style sheet with the centres of interest, as the two values of object-position. They are classes, because the
 * content policy refuses `style=""`, and utilities, so each page only gets the rules that it uses.
 */
function focusStyles(focuses: readonly (readonly number[])[]): string {
  const rules = focuses.map(
    (focus) => `  .${focusClass(focus)} { --focus-x: ${focus[0]}%; --focus-y: ${focus[1]}%; }\n`,
  );
  return `@layer utilities {\n${[...new Set(rules)].sort().join('')}}\n`;
}
