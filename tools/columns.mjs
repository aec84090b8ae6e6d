/**
 * Rows of cells as lines of equal columns, the first to the left, the others to the right.
 * @param {string[][]} rows all of one length
 * @returns {string[]}
 */
export function columnLines(rows) {
  const widths = rows[0].map((_, index) => Math.max(...rows.map((row) => row[index].length)));
  return rows.map((row) =>
    row
      .map((cell, index) => (index === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[index])))
      .join('  ')
      .trimEnd(),
  );
}
