/** Channels from 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** The linear light of each channel value. Computed once, because every pixel needs it. */
const LIGHT = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** Relative luminance as in WCAG, for a colour with channels from 0 to 255. */
export const luminance = (...[red, green, blue]: Colour) =>
  0.2126 * LIGHT[red]! + 0.7152 * LIGHT[green]! + 0.0722 * LIGHT[blue]!;

/** The contrast ratio of two luminances. */
export const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
