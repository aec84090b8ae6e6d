/** The ground between two drawings. */
const GAP_METRES = 1;
/** The place of the map at the end of the first row: its width and a gap. */
export const MAP_REM = 21;
/**
 * A whole row, where it is shortest: in the narrowest window with the map beside the street (80em in hotel-grid.css),
 * without its margins (84vw are left, styles/tokens.css) and without a scrollbar (1rem).
 */
const SHORTEST_ROW_REM = 80 * 0.84 - 1;
/** The first row ends at the map. This is its part of a whole row. */
const FIRST_ROW_SHARE = 1 - MAP_REM / SHORTEST_ROW_REM;
/** In a shorter row the drawings of a few hotels would fill the window. */
const MIN_ROW_METRES = 120;
/** In a longer row the drawings would be too small. More hotels then make a third row. */
const MAX_ROW_METRES = 180;
/** So that a row does not break when a browser rounds the widths in it. */
const SPARE_METRES = 0.5;

/** The width of drawings beside each other, with the ground between them. */
export const widthOf = (widths: readonly number[]) =>
  widths.reduce((sum, width) => sum + width + GAP_METRES, 0);

/**
 * The width of a row of the street, so that two rows show all hotels as large as possible.
 *
 * @param widths the width of each hotel's drawing in metres, in their order
 */
export function rowMetres(widths: readonly number[]): number {
  // For each hotel: the length of a row if the second one begins with it.
  const rows = widths.map((_, index) =>
    Math.max(widthOf(widths.slice(0, index)) / FIRST_ROW_SHARE, widthOf(widths.slice(index))),
  );
  const row = Math.max(MIN_ROW_METRES, Math.min(...rows, MAX_ROW_METRES)) + SPARE_METRES;
  return Math.round(row * 10) / 10;
}
