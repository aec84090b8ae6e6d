import { existsSync } from 'node:fs';
import path from 'node:path';

import { cache } from 'react';

import { hotels, type Hotel } from '@/content/hotels';
import { withBasePath } from '@/lib/base-path';
import { color } from '@/lib/node/colors';
import { readDrawing } from '@/lib/node/drawings';
import { sha256 } from '@/lib/node/project';

/** The drawing for hotels without their own: a plain house. */
const PLAIN_HOUSE = 'components/hotel/hotel-drawing/plain-house.svg';
/** What drawings share: hatchings, plants and people. */
const PARTS = 'components/hotel/hotel-drawing/parts.svg';

/**
 * The attributes of each kind of line and area: a drawing has the class 'drawn-' and one of these names. The colours
 * and pens are properties of the page (hotel-drawing.css), which a `use` element passes into the file of a drawing. As
 * a picture of its own, the drawing is a dark house with lit windows, and without what is too small for a thumb.
 */
const kinds: Readonly<Record<string, string>> = {
  wall: `fill="var(--drawn-wall,${color('pine')})" stroke-width="var(--pen-bold)"`,
  roof: `fill="var(--drawn-roof,${color('pine')})" stroke-width="var(--pen-roof)"`,
  band: 'fill="var(--drawn-roof,none)"',
  thatch: `fill="var(--drawn-thatch,${color('pine')})"`,
  shutter: `fill="var(--drawn-shutter,${color('pine')})"`,
  teal: `fill="var(--drawn-teal,${color('pine')})"`,
  pile: `fill="var(--drawn-wall,${color('pine')})"`,
  pane: `fill="var(--drawn-wall,${color('brass-light')})"`,
  lit: `fill="var(--drawn-light,${color('brass-light')})"`,
  sheen: 'stroke="var(--drawn-light,none)"',
  neon: 'stroke="var(--drawn-neon,none)" stroke-width="var(--pen-roof)"',
  line: '',
  fine: 'stroke-width="var(--pen-fine)" opacity=".65"',
  plant: 'fill="var(--drawn-leaf,none)" stroke="var(--drawn-stalk,none)" stroke-width="var(--pen-plant)"',
  trunk: 'fill="var(--drawn-leaf,none)" stroke="var(--drawn-stalk,none)" stroke-width="var(--pen-plant)"',
  person: 'fill="var(--drawn-guest,none)" stroke="none"',
  dark: 'fill="var(--drawn-shade,none)"',
  shade: 'fill="var(--drawn-shade,none)" stroke="none"',
  clay: 'fill="var(--drawn-clay,none)" stroke="none"',
  brass: 'fill="var(--color-brass-light,none)" stroke="none"',
  flame: 'fill="var(--color-brass-light,none)" stroke="none"',
  texture: 'stroke="none" opacity="var(--drawn-texture,0)"',
  // A pattern does not inherit from what it fills, so a hatching has colours for light and for dark walls.
  hatch: 'stroke="#8f8170" stroke-width=".4" stroke-opacity=".9"',
  earth: `fill="${color('teak')}" fill-opacity=".75"`,
};
/** Kinds whose lines get thicker with the drawing. */
const scaling = /person|shade|clay|brass|flame|texture|hatch|earth/;

/** A hotel's front. */
export interface HotelFront {
  /** The box of the drawing in decimetres: its lower edge is the ground. */
  viewBox: string;
  shapes: string;
  /** The hatchings that the shapes use. */
  patterns: string[];
  /** In metres. */
  width: number;
  height: number;
}

/**
 * The measured drawing of a hotel's front from content/drawings, in a file with the name of the hotel's. A hotel without
 * a drawing gets a plain house.
 *
 * @throws when the file is not such an SVG
 */
export function drawHotel({ id }: Pick<Hotel, 'id'>): HotelFront {
  const ownFile = `content/drawings/${id}.svg`;
  const file = existsSync(path.join(process.cwd(), ownFile)) ? ownFile : PLAIN_HOUSE;
  const { viewBox, drawing } = readDrawing(file);
  const [left, top, width, height] = viewBox.split(/[\s,]+/).map(Number);
  if (left !== 0 || !width || !height || top !== -height)
    throw new Error(
      `${file}: the drawing is in decimetres with the ground at 0, so a front 20 m wide and 9 m high has ` +
        `viewBox="0 -90 200 90", but this one has viewBox="${viewBox}".`,
    );
  return { viewBox, ...complete(drawing, file), width: width / 10, height: height / 10 };
}

/** Replaces classes by attributes, and puts the parts that a drawing uses into it. */
function complete(drawing: string, file: string): Pick<HotelFront, 'shapes' | 'patterns'> {
  const parts = readParts();
  const find = (id: string) => {
    const part = parts.get(id);
    if (!part)
      throw new Error(`${file}: #${id} does not exist. Use one of: ${[...parts.keys()].join(', ')}.`);
    return part;
  };
  let lit = 0;
  const putPartsIn = (svg: string): string =>
    svg.replace(/<use href="#([^"]+)"([^>]*)\/>/g, (_, id: string, place: string) => {
      const read = (name: string) => new RegExp(` ${name}="([^"]+)"`).exec(place)?.[1];
      const move = `${read('transform') ?? ''}translate(${read('x') ?? 0} ${read('y') ?? 0})`;
      return putPartsIn(find(id).replace(/ id="[^"]+"/, ` transform="${move}"`));
    });
  const replaceClasses = (svg: string): string =>
    svg.replace(/class="([^"]*)"/g, (_, name: string) => {
      const kind = name.replace(/^drawn-/, '');
      const attributes = kinds[kind];
      if (attributes === undefined || kind === name)
        throw new Error(
          `${file}: class="${name}" does not exist. Use one of: drawn-${Object.keys(kinds).join(', drawn-')}.`,
        );
      const pen = scaling.test(kind) ? '' : ' vector-effect="non-scaling-stroke"';
      // The windows light up in four groups, 0 to 3: `--lit-groups` (hotel-drawing.css) says how many are lit. Browsers
      // treat an opacity above 1 as 1, and one below 0 as 0.
      const light = kind === 'lit' ? ` fill-opacity="calc(var(--lit-groups,4) - ${Math.min(lit++, 3)})"` : '';
      return `${attributes}${pen}${light}`.trim();
    });
  const patterns = new Set([...drawing.matchAll(/url\(#([^)]+)\)/g)].map(([, id = '']) => find(id)));
  return {
    shapes: replaceClasses(putPartsIn(drawing)).replaceAll(
      '<text ',
      '<text fill="var(--drawn-ink,none)" stroke="none" ',
    ),
    patterns: [...patterns].map(replaceClasses),
  };
}

/** The parts by their id: patterns, and groups of shapes. */
function readParts(): Map<string, string> {
  const { drawing } = readDrawing(PARTS);
  return new Map(
    [...drawing.matchAll(/<(g|pattern) id="([^"]+)"[^]*?<\/\1>/g)].map(([part, , id = '']) => [id, part]),
  );
}

/** A file in /drawings. Its name has a hash of its text. */
const drawingFile = (name: string, attributes: string, content: string) => {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" fill="none"${attributes}>${content}</svg>`;
  return { name: `${name}-${sha256(text).slice(0, 8)}.svg`, text };
};

/** The drawing of a hotel as a picture of its own. */
const pictureOf = (hotel: Pick<Hotel, 'id'>) => {
  const { viewBox, shapes, patterns, width, height } = drawHotel(hotel);
  const size = ` viewBox="${viewBox}" width="${width}" height="${height}"`;
  return drawingFile(hotel.id, size, patterns.join('') + shapes);
};

/**
 * The drawings of all hotels in one file: a page that shows several loads less than with one file for each. Made once
 * for a page.
 */
const allInOne = cache(() => {
  const drawn = hotels.map((hotel) => ({ ...hotel, ...drawHotel(hotel) }));
  const patterns = new Set(drawn.flatMap((each) => each.patterns));
  const groups = drawn.map(({ id, shapes }) => `<g id="${id}">${shapes}</g>`);
  return drawingFile('hotels', '', [...patterns, ...groups].join(''));
});

/** All files in /drawings. */
export const drawingFiles = () => [allInOne(), ...hotels.map(pictureOf)];

/** The address of a hotel's drawing as a picture: a dark house with lit windows. */
export const drawnPicture = (hotel: Pick<Hotel, 'id'>) => withBasePath(`/drawings/${pictureOf(hotel).name}`);

/** The address of a hotel's drawing for a `use` element. */
export const drawnFront = ({ id }: Pick<Hotel, 'id'>) => withBasePath(`/drawings/${allInOne().name}#${id}`);
