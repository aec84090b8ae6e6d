/**
 * The twelve colours that stand where a picture will appear until it has loaded.
 *
 * A name instead of a colour in the HTML keeps the pages free of `style=""`, which a strict content security policy
 * refuses; the stylesheet has one class per name.
 * @type {Readonly<Record<string, string>>} name to sRGB hex
 */
export const tones = Object.freeze({
  cream: '#eadfc9',
  plaster: '#cfc0a6',
  sand: '#b99d76',
  brass: '#9a7444',
  laterite: '#8c4a33',
  teak: '#6e513e',
  leaf: '#748353',
  moss: '#414d36',
  teal: '#3f706c',
  lake: '#8ba3a6',
  dusk: '#5f5a78',
  night: '#242b33',
});

/**
 * The named tone that looks nearest to a colour.
 * @param {readonly [number, number, number]} rgb sRGB, each 0 to 255
 * @returns {string} a key of `tones`
 */
export function nearestTone(rgb) {
  const target = toOklab(rgb);
  let best = { name: '', distance: Infinity };
  for (const [name, hex] of Object.entries(tones)) {
    const candidate = toOklab(fromHex(hex));
    const distance = Math.hypot(...candidate.map((value, axis) => value - target[axis]));
    if (distance < best.distance) best = { name, distance };
  }
  return best.name;
}

/** @param {string} hex '#rrggbb' @returns {[number, number, number]} each 0 to 255 */
function fromHex(hex) {
  return /** @type {[number, number, number]} */ ([1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)));
}

/** Oklab (https://bottosson.github.io/posts/oklab/): distances there follow the eye, in sRGB they do not. */
function toOklab(rgb) {
  const [r, g, b] = rgb.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
