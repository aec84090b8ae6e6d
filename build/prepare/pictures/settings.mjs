/** Encoder options, and the endings of file names. A change here makes new encodings of every picture. */
const encoders = {
  avif: { quality: 44, effort: 3, chromaSubsampling: '4:2:0' },
  jpeg: { quality: 76, progressive: true, mozjpeg: true },
};
export const extensions = { avif: 'avif', jpeg: 'jpg' };

/**
 * Which sizes are made of a master, by what it is used for: widths in pixels, smallest first.
 *
 * AVIF carries nearly all visits, so it alone has every width; JPEG is for older browsers and has few, because every
 * further file costs time in the first build, and every further format room in every page. The first picture on a phone,
 * on a screen of two or three pixels to a point, may be coarser: below 14 KB it comes whole with a server's first answer,
 * for a new connection carries no more at once.
 */
export const uses = {
  hero: { widths: { avif: [640, 960, 1280, 1920], jpeg: [1280] }, encoders },
  phone: {
    widths: { avif: [480, 780, 1080], jpeg: [780] },
    encoders: { ...encoders, avif: { ...encoders.avif, quality: 19 } },
  },
  other: {
    widths: { avif: [360, 480, 720, 1080, 1350], jpeg: [540, 1080] },
    encoders,
  },
};

/** What a picture for shared links measures, in pixels and bytes. */
export const social = { width: 1200, height: 630, maxBytes: 250_000 };

/** Behind transparent parts of a master: the page's plaster cream. */
export const background = '#f6efe2';

/**
 * The use of a master: what `uses` says of it.
 * @param {string} name 'hero/arrival'
 * @param {boolean} isPhone whether it is the framing for phones
 */
export function useOf(name, isPhone) {
  if (isPhone) return uses.phone;
  return name.startsWith('hero/') ? uses.hero : uses.other;
}

/**
 * The widths to encode: never wider than the master. A master that falls between two steps is also kept at its own
 * width, so that no sharpness is thrown away.
 * @param {readonly number[]} wanted pixels, smallest first
 * @param {number} masterWidth pixels
 */
export function widthsFor(wanted, masterWidth) {
  const fitting = wanted.filter((width) => width <= masterWidth);
  const largest = fitting.at(-1) ?? 0;
  const isWorthOwnWidth = fitting.length < wanted.length && masterWidth >= largest * 1.2;
  return isWorthOwnWidth ? [...fitting, masterWidth] : fitting;
}
