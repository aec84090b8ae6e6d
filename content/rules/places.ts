import type { Point } from '../../lib/kerala';
import type { District } from '../vocabulary';

interface Extent {
  /** South, north, west and east in degrees. */
  box: readonly [south: number, north: number, west: number, east: number];
  pins: RegExp;
  phones: RegExp;
}

/**
 * Kerala's districts: south, north, west and east in degrees, generously but for the sea; how their PINs and their phones begin.
 * https://data.gov.in/resource/all-india-pincode-directory-till-last-month
 */
export const districts: Record<District, Extent> = {
  Thiruvananthapuram: { box: [8.25, 8.9, 76.65, 77.3], pins: /^(695)/, phones: /^\+91(471|470|472)/ },
  Kollam: { box: [8.7, 9.25, 76.5, 77.3], pins: /^(689|690|691)/, phones: /^\+91(474|475|476)/ },
  Pathanamthitta: { box: [9.0, 9.55, 76.45, 77.3], pins: /^(686|689|691)/, phones: /^\+91(468|469|473)/ },
  Alappuzha: { box: [9.0, 9.95, 76.27, 76.75], pins: /^(686|688|689|690)/, phones: /^\+91(477|478|479)/ },
  Kottayam: { box: [9.35, 9.9, 76.3, 77.05], pins: /^(686)/, phones: /^\+91(481|482)/ },
  Idukki: { box: [9.25, 10.4, 76.6, 77.45], pins: /^(685|686)/, phones: /^\+91(486)/ },
  Ernakulam: { box: [9.65, 10.4, 76.15, 77.1], pins: /^(682|683|686)/, phones: /^\+91(484|485)/ },
  Thrissur: { box: [10.1, 10.8, 75.95, 76.95], pins: /^(679|680)/, phones: /^\+91(487|488|480)/ },
  Palakkad: { box: [10.3, 11.3, 76.0, 76.95], pins: /^(678|679)/, phones: /^\+91(491|492|466)/ },
  Malappuram: { box: [10.6, 11.6, 75.8, 76.6], pins: /^(673|676|679)/, phones: /^\+91(483|493|494)/ },
  Kozhikode: { box: [11.1, 11.85, 75.5, 76.2], pins: /^(673)/, phones: /^\+91(495|496)/ },
  Wayanad: { box: [11.4, 12.0, 75.7, 76.5], pins: /^(670|673)/, phones: /^\+91(493)/ },
  Kannur: { box: [11.6, 12.35, 75.15, 76.05], pins: /^(670)/, phones: /^\+91(497|498|490|460)/ },
  Kasaragod: { box: [11.95, 12.85, 74.85, 75.5], pins: /^(670|671)/, phones: /^\+91(499|467)/ },
};

const airports: [name: RegExp, point: Point][] = [
  [/TRV|Trivandrum|Thiruvananthapuram/i, { latitude: 8.4821, longitude: 76.92 }],
  [/COK|Cochin|Kochi/i, { latitude: 10.152, longitude: 76.4019 }],
  [/CCJ|Calicut|Kozhikode/i, { latitude: 11.1368, longitude: 75.9553 }],
  [/CNN|Kannur/i, { latitude: 11.9186, longitude: 75.5472 }],
];

/** In a straight line. A degree is as long everywhere in one state. */
export const kilometres = (a: Point, b: Point) =>
  Math.hypot((a.latitude - b.latitude) * 110.6, (a.longitude - b.longitude) * 109.6);

/** A position that does not fit the way to the airport. A road is 1.2 to 1.7 times as long as a straight line here. */
export function faultOfAirport(words: string, point: Point): string | undefined {
  const said = Number(/(\d+(?:\.\d+)?) ?km/i.exec(words)?.[1]);
  const [, airport = point] = airports.find(([name]) => name.test(words)) ?? [];
  const straight = kilometres(point, airport);
  return straight > 0 && (said < straight * 0.95 || said > straight * 2 + 5)
    ? `are ${Math.round(straight)} km from the airport, and 'From the airport' says ${said} km`
    : undefined;
}
