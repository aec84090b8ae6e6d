/** The ground between two drawings. */
const GAP_METRES = 1;
/** A shorter street is as wide as a window: it does not move. */
const MIN_LONG_STREET_METRES = 120;
/** In a shorter line, the drawings of a few hotels would fill the window. */
const MIN_LINE_METRES = 160;
/** So that a line does not overflow when a browser rounds the widths in it. */
const SPARE_METRES = 0.5;

/** The street in metres. */
export interface Street {
  /** All hotels beside each other, or more if there are only a few. */
  length: number;
  /** The width of an average hotel with its ground. */
  average: number;
  highest: number;
  /** The middle of the first hotel. */
  first: number;
  /** From the middle of the first hotel to the middle of the last. */
  span: number;
  /** `at` is the place of a hotel's middle between those of the first, 0, and of the last, 1. */
  houses: { width: number; at: number }[];
}

const round = (value: number) => Math.round(value * 1000) / 1000;

/** The sizes of the street with these drawings, in their order. */
export function measureStreet(drawings: readonly { width: number; height: number }[]): Street {
  const widths = drawings.map(({ width }) => round(width + GAP_METRES));
  const length = widths.reduce((sum, width) => sum + width, 0);
  let end = 0;
  const middles = widths.map((width) => {
    end += width;
    return end - width / 2;
  });
  const first = middles[0] ?? 0;
  const span = (middles.at(-1) ?? 0) - first;
  return {
    length: round(Math.max(length, MIN_LINE_METRES) + SPARE_METRES),
    average: round(length / Math.max(drawings.length, 1)),
    highest: Math.max(0, ...drawings.map(({ height }) => height)),
    first: round(first),
    span: round(span),
    houses: widths.map((width, index) => ({
      width,
      at: span > 0 ? round((middles[index]! - first) / span) : 0,
    })),
  };
}

/** Whether the street is so much longer than a window that it can move through it. */
export const isLongStreet = ({ span }: Street) => span >= MIN_LONG_STREET_METRES;
