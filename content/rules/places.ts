import { outline, type Point } from '../../lib/kerala';

/**
 * Kerala's districts: south, north, west and east in degrees, generously; the first digits of their PINs and of their phones.
 * https://data.gov.in/resource/all-india-pincode-directory-till-last-month
 */
const districts = {
  Thiruvananthapuram: { box: [8.25, 8.9, 76.6, 77.3], pins: '695', phones: '471 470 472' },
  Kollam: { box: [8.7, 9.25, 76.4, 77.3], pins: '689 690 691', phones: '474 475 476' },
  Pathanamthitta: { box: [9.0, 9.55, 76.45, 77.3], pins: '686 689 691', phones: '468 469 473' },
  Alappuzha: { box: [9.0, 9.95, 76.2, 76.75], pins: '686 688 689 690', phones: '477 478 479' },
  Kottayam: { box: [9.35, 9.9, 76.3, 77.05], pins: '686', phones: '481 482' },
  Idukki: { box: [9.25, 10.4, 76.6, 77.45], pins: '685 686', phones: '486' },
  Ernakulam: { box: [9.65, 10.4, 76.1, 77.1], pins: '682 683 686', phones: '484 485' },
  Thrissur: { box: [10.1, 10.8, 75.9, 76.95], pins: '679 680', phones: '487 488 480' },
  Palakkad: { box: [10.3, 11.3, 76.0, 76.95], pins: '678 679', phones: '491 492 466' },
  Malappuram: { box: [10.6, 11.6, 75.75, 76.6], pins: '673 676 679', phones: '483 493 494' },
  Kozhikode: { box: [11.1, 11.85, 75.45, 76.2], pins: '673', phones: '495 496' },
  Wayanad: { box: [11.4, 12.0, 75.7, 76.5], pins: '670 673', phones: '493' },
  Kannur: { box: [11.6, 12.35, 75.1, 76.05], pins: '670', phones: '497 498 490 460' },
  Kasaragod: { box: [11.95, 12.85, 74.8, 75.5], pins: '670 671', phones: '499 467' },
} as const;
export type District = keyof typeof districts;
export const districtNames = Object.keys(districts) as [District, ...District[]];

/** The districts that a landline number of +91 may be in; undefined for a mobile number and one of another country. */
export function districtsOfPhone(phone: string): District[] | undefined {
  const [, own] = /^91(\d{10})$/.exec(phone.replace(/\D/g, '')) ?? [];
  if (!own) return undefined;
  const found = districtNames.filter((name) => districts[name].phones.split(' ').includes(own.slice(0, 3)));
  return found.length > 0 || /^[1-5]/.test(own) ? found : undefined;
}

/** What is wrong with a PIN of this district, or nothing. */
export function faultOfPin(pin: string, district: District): string | undefined {
  const pins = districts[district].pins.split(' ');
  return pins.includes(pin.slice(0, 3))
    ? undefined
    : `'${pin}' is not in ${district}, where PINs begin with ${pins.join(', ')}; look it up again, or correct the town`;
}

/** What is wrong with a point that should be in this district, or nothing. */
export function faultOfPoint({ latitude, longitude }: Point, district: District): string | undefined {
  const [south, north, west, east] = districts[district].box;
  if (!isInKerala({ latitude, longitude }))
    return `${latitude}, ${longitude} is in the sea or in another state; look it up on a map again`;
  const isInside = latitude >= south && latitude <= north && longitude >= west && longitude <= east;
  return isInside
    ? undefined
    : `${latitude}, ${longitude} is not in ${district}; look it up on a map again, or correct the town`;
}

/** How far outside of the outline a point may be, in kilometres: it is drawn with a thick pen. */
const COAST_KM = 4;

/** A point as kilometres east and north of 10° N 76° E: flat, which is close enough over one state. */
const flat = ({ latitude, longitude }: Point): [number, number] => [
  (longitude - 76) * 109.6,
  (latitude - 10) * 110.6,
];

export function kilometres(a: Point, b: Point): number {
  const [[ax, ay], [bx, by]] = [flat(a), flat(b)];
  return Math.hypot(ax - bx, ay - by);
}

const airports: [name: RegExp, point: Point][] = [
  [/TRV|Trivandrum|Thiruvananthapuram/i, { latitude: 8.4821, longitude: 76.92 }],
  [/COK|Cochin|Kochi/i, { latitude: 10.152, longitude: 76.4019 }],
  [/CCJ|Calicut|Kozhikode/i, { latitude: 11.1368, longitude: 75.9553 }],
  [/CNN|Kannur/i, { latitude: 11.9186, longitude: 75.5472 }],
];

/** A position that does not fit the way to the airport. A road is 1.2 to 1.7 times as long as a straight line here. */
export function faultOfAirport(words: string, point: Point): string | undefined {
  const [, said] = /(\d+(?:\.\d+)?) ?km/i.exec(words) ?? [];
  const [, airport] = airports.find(([name]) => name.test(words)) ?? [];
  if (!said || !airport) return undefined;
  const straight = kilometres(point, airport);
  return Number(said) < straight * 0.95 || Number(said) > straight * 2 + 5
    ? `are ${Math.round(straight)} km from the airport, and 'From the airport' says ${said} km`
    : undefined;
}

function isInKerala(point: Point): boolean {
  const [x, y] = flat(point);
  const corners = outline.map(([latitude, longitude]) => flat({ latitude, longitude }));
  let isInside = false;
  for (const [index, [bx, by]] of corners.entries()) {
    const [ax, ay] = corners.at(index - 1)!;
    // Crossings of a ray to the east; and the distance to the nearest point of the edge.
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
    const share = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2 || 1);
    const along = Math.min(1, Math.max(0, share));
    if (Math.hypot(ax + along * (bx - ax) - x, ay + along * (by - ay) - y) < COAST_KM) return true;
  }
  return isInside;
}
