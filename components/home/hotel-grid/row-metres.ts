/** The ground between two drawings. */
const GAP_METRES = 1;
/** In a shorter row the drawings of a few hotels would fill the window. */
const MIN_ROW_METRES = 160;
/** In a longer row the drawings would be too small for a laptop. More hotels then make a second row. */
const MAX_ROW_METRES = 260;
/** So that a row does not break when a browser rounds the widths in it. */
const SPARE_METRES = 0.5;

/** The width of drawings beside each other, with the ground between them. */
export const widthOf = (widths: readonly number[]) =>
  widths.reduce((sum, width) => sum + width + GAP_METRES, 0);

/**
 * The width of a row of the street in a wide window: all hotels are in one row, or in as few rows as possible, which
 * are about equally long.
 *
 * @param widths the width of each hotel's drawing in metres, in their order
 */
export function rowMetres(widths: readonly number[]): number {
  const rows = countRows(widths, MAX_ROW_METRES);
  let row = Math.max(MIN_ROW_METRES, Math.ceil(widthOf(widths) / Math.max(rows, 1)));
  while (countRows(widths, row) > rows) row += 1;
  return row + SPARE_METRES;
}

/** The number of rows of this length. A hotel that does not fit in a row begins the next one. */
function countRows(widths: readonly number[], rowMetres: number): number {
  let rows = 0;
  let left = 0;
  for (const width of widths) {
    const metres = widthOf([width]);
    if (rows === 0 || metres > left) {
      rows += 1;
      left = rowMetres;
    }
    left -= metres;
  }
  return rows;
}
