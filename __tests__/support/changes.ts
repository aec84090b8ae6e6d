/** A change of the report: of a price, with these warnings. */
export const priceChange = (warnings: string[]) => ({
  id: 'rooms rooms 0 price',
  title: 'Rooms: Price',
  lines: [{ parts: [['new', '1 < 2']] as ['new', string][] }],
  where: [],
  warnings,
});
