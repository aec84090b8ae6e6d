import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../project';

type Lab = [lightness: number, greenToRed: number, blueToYellow: number];

/** The colours that are shown until a picture has loaded: classes, because the content policy refuses `style=""`. */
const css = readFileSync(path.join(projectRoot, 'components/picture/picture.css'), 'utf8');
const rules = css.matchAll(/^ *\.placeholder-([a-z]+) \{\s*background: #([0-9a-f]{6});/gm);
const placeholders = [...rules].map(([, name = '', hex = '']) => ({
  name,
  color: oklab([...Buffer.from(hex, 'hex')]),
}));

/** The name of the placeholder that looks nearest to a colour: red, green and blue of sRGB, each 0 to 255. */
export function nearestPlaceholder(rgb: readonly number[]): string {
  const color = oklab(rgb);
  const distance = (other: Lab) => Math.hypot(...other.map((part, at) => part - color[at]!));
  return [...placeholders].sort((a, b) => distance(a.color) - distance(b.color))[0]!.name;
}

/** Distances in Oklab follow the eye, in sRGB they do not. https://bottosson.github.io/posts/oklab/ */
function oklab(rgb: readonly number[]): Lab {
  const linear = (part: number) => (part <= 10.31475 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  const [r = 0, g = 0, b = 0] = rgb.map(linear);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
