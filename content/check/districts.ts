import type { District } from '../schema/vocabulary';

interface Extent {
  /** South, north, west and east in degrees. */
  box: readonly [south: number, north: number, west: number, east: number];
  pins: RegExp;
}

/**
 * Kerala's districts: south, north, west and east in degrees, and how their PINs begin. Each box is a little too large,
 * except on the side of the sea.
 * https://data.gov.in/resource/all-india-pincode-directory-till-last-month
 */
export const districts: Record<District, Extent> = {
  Thiruvananthapuram: { box: [8.25, 8.9, 76.65, 77.3], pins: /^(695)/ },
  Kollam: { box: [8.7, 9.25, 76.5, 77.3], pins: /^(689|690|691)/ },
  Pathanamthitta: { box: [9.0, 9.55, 76.45, 77.3], pins: /^(686|689|691)/ },
  Alappuzha: { box: [9.0, 9.95, 76.27, 76.75], pins: /^(686|688|689|690)/ },
  Kottayam: { box: [9.35, 9.9, 76.3, 77.05], pins: /^(686)/ },
  Idukki: { box: [9.25, 10.4, 76.6, 77.45], pins: /^(685|686)/ },
  Ernakulam: { box: [9.65, 10.4, 76.15, 77.1], pins: /^(682|683|686)/ },
  Thrissur: { box: [10.1, 10.8, 75.95, 76.95], pins: /^(679|680)/ },
  Palakkad: { box: [10.3, 11.3, 76.0, 76.95], pins: /^(678|679)/ },
  Malappuram: { box: [10.6, 11.6, 75.8, 76.6], pins: /^(673|676|679)/ },
  Kozhikode: { box: [11.1, 11.85, 75.5, 76.2], pins: /^(673)/ },
  Wayanad: { box: [11.4, 12.0, 75.7, 76.5], pins: /^(670|673)/ },
  Kannur: { box: [11.6, 12.35, 75.15, 76.05], pins: /^(670)/ },
  Kasaragod: { box: [11.95, 12.85, 74.85, 75.5], pins: /^(670|671)/ },
};
