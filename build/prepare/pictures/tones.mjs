import { readFileSync } from 'node:fs';
import path from 'node:path';
import { differenceEuclidean, nearest } from 'culori';
import { projectRoot } from '../../project.mjs';

/**
 * The colours that stand where a picture will appear until it has loaded, as the style sheet has them: one class each. A
 * name instead of a colour in the HTML keeps the pages free of `style=""`, which a strict content security policy
 * refuses.
 */
const css = readFileSync(path.join(projectRoot, 'components/picture/picture.css'), 'utf8');
const tones = Object.fromEntries(
  [...css.matchAll(/^ *\.tone-([a-z]+) \{\s*background: (#[0-9a-f]{6});/gm)].map(([, name, hex]) => [
    name,
    hex,
  ]),
);
if (!('cream' in tones))
  throw new Error('components/picture/picture.css names no tones: .tone-NAME { background: #rrggbb; }');

// Distances in Oklab follow the eye, in sRGB they do not.
const nearestOf = nearest(Object.keys(tones), differenceEuclidean('oklab'), (name) => tones[name]);

/**
 * The named tone that looks nearest to a colour.
 * @param {readonly [number, number, number]} rgb sRGB, each 0 to 255
 */
export function nearestTone([r, g, b]) {
  return nearestOf({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 })[0];
}
