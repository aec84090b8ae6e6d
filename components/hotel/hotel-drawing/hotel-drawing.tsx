import { existsSync } from 'node:fs';
import path from 'node:path';

import clsx from 'clsx';

import type { Hotel } from '@/content/hotels';
import { readDrawing } from '@/lib/node/drawings';

import './drawing-colors.css';
import './hotel-drawing.css';

/** The drawing for hotels without their own: a plain house. */
const PLAIN_HOUSE = 'components/hotel/hotel-drawing/plain-house.svg';

/** The parts of a drawing. Its classes are 'drawn-' and one of these words; hotel-drawing.css defines their lines. */
const kinds = [
  'wall',
  'roof',
  'shutter',
  'teal',
  'pane',
  'pile',
  'thatch',
  'band',
  'line',
  'fine',
  'dark',
  'plant',
  'trunk',
  'lit',
  'neon',
  'sheen',
  'person',
  'shade',
  'clay',
  'brass',
  'flame',
  'texture',
  'hatch',
];
const classes = new Set(kinds.map((kind) => `drawn-${kind}`));

/** A drawing of a hotel's front: its SVG content, and its size in metres. */
interface MeasuredDrawing {
  viewBox: string;
  drawing: string;
  width: number;
  height: number;
}

/**
 * The measured drawing of a hotel's front from content/drawings, in a file with the name of the hotel's. Its unit is a
 * decimetre, and the lower edge of its viewBox is the ground. A hotel without a drawing gets a plain house.
 *
 * @throws when the file is not such an SVG
 */
export function readHotelDrawing({ id }: Pick<Hotel, 'id'>): MeasuredDrawing {
  const ownFile = `content/drawings/${id}.svg`;
  const file = existsSync(path.join(process.cwd(), ownFile)) ? ownFile : PLAIN_HOUSE;
  const { viewBox, drawing } = readDrawing(file);
  const [left, top, width, height] = viewBox.split(/[\s,]+/).map(Number);
  if (left !== 0 || !width || !height || top !== -height)
    throw new Error(
      `${file}: the drawing is in decimetres with the ground at 0, so a front 20 m wide and 9 m high has ` +
        `viewBox="0 -90 200 90", but this one has viewBox="${viewBox}".`,
    );
  for (const [, name = ''] of drawing.matchAll(/\sclass="([^"]*)"/g))
    if (!classes.has(name))
      throw new Error(`${file}: class="${name}" does not exist. Use one of: ${[...classes].join(', ')}.`);
  return { viewBox, drawing, width: width / 10, height: height / 10 };
}

const drawingId = ({ id }: Pick<Hotel, 'id'>) => `drawing-${id}`;

/** The attributes of the svg of a drawing. */
const svgOf = ({ viewBox, width, height }: MeasuredDrawing, className?: string) => ({
  viewBox,
  width: `${width}em`,
  height: `${height}em`,
  className: clsx('drawing', className),
  'aria-hidden': true,
});

/**
 * The front of a hotel as an architect's measured drawing. A metre is as long as the font size around it, so drawings
 * beside each other have one scale. It is decoration: the name of the hotel is beside it as text. The page needs
 * `<DrawingParts />` before it.
 */
export function HotelDrawing({ hotel, className }: { hotel: Pick<Hotel, 'id'>; className?: string }) {
  const measured = readHotelDrawing(hotel);
  return (
    <svg
      id={drawingId(hotel)}
      {...svgOf(measured, className)}
      dangerouslySetInnerHTML={{ __html: measured.drawing }}
    />
  );
}

/** The drawing again, with its windows lit and in its own size. The page needs the `<HotelDrawing />` too. */
export function HotelDrawingCopy({ hotel, className }: { hotel: Pick<Hotel, 'id'>; className?: string }) {
  const measured = readHotelDrawing(hotel);
  const { width, height } = measured;
  return (
    <svg {...svgOf(measured, className)}>
      <use href={`#${drawingId(hotel)}`} y={-10 * height} width={10 * width} height={10 * height} />
    </svg>
  );
}

/**
 * The parts that drawings share: tiles, laterite, plants and people. Needed once in a page, before the first drawing.
 */
export function DrawingParts() {
  const { drawing } = readDrawing('components/hotel/hotel-drawing/parts.svg');
  return (
    <svg
      className="drawing absolute size-0"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}
