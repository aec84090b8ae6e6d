import type { District } from './region';

/**
 * Kerala's districts from south to north. Each is a little too large, except on the side of the sea.
 * https://data.gov.in/resource/all-india-pincode-directory-till-last-month
 */
export const districts: Record<string, District> = {
  Thiruvananthapuram: { latitudes: [8.25, 8.9], longitudes: [76.65, 77.3], pins: /^(695)/ },
  Kollam: { latitudes: [8.7, 9.25], longitudes: [76.5, 77.3], pins: /^(689|690|691)/ },
  Pathanamthitta: { latitudes: [9.0, 9.55], longitudes: [76.45, 77.3], pins: /^(686|689|691)/ },
  Alappuzha: { latitudes: [9.0, 9.95], longitudes: [76.27, 76.75], pins: /^(686|688|689|690)/ },
  Kottayam: { latitudes: [9.35, 9.9], longitudes: [76.3, 77.05], pins: /^(686)/ },
  Idukki: { latitudes: [9.25, 10.4], longitudes: [76.6, 77.45], pins: /^(685|686)/ },
  Ernakulam: { latitudes: [9.65, 10.4], longitudes: [76.15, 77.1], pins: /^(682|683|686)/ },
  Thrissur: { latitudes: [10.1, 10.8], longitudes: [75.95, 76.95], pins: /^(679|680)/ },
  Palakkad: { latitudes: [10.3, 11.3], longitudes: [76.0, 76.95], pins: /^(678|679)/ },
  Malappuram: { latitudes: [10.6, 11.6], longitudes: [75.8, 76.6], pins: /^(673|676|679)/ },
  Kozhikode: { latitudes: [11.1, 11.85], longitudes: [75.5, 76.2], pins: /^(673)/ },
  Wayanad: { latitudes: [11.4, 12.0], longitudes: [75.7, 76.5], pins: /^(670|673)/ },
  Kannur: { latitudes: [11.6, 12.35], longitudes: [75.15, 76.05], pins: /^(670)/ },
  Kasaragod: { latitudes: [11.95, 12.85], longitudes: [74.85, 75.5], pins: /^(670|671)/ },
};
