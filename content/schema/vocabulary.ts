/** The values that a field can choose from. It imports nothing, so that schema and rules can both read it. */

/** The social networks whose marks the footer can draw. */
export const networkNames = ['Facebook', 'Instagram', 'YouTube', 'LinkedIn'] as const;

/** Who runs a booking page; a marketplace is an agency, such as MakeMyTrip. */
export const linkKinds = ['booking-engine', 'own-site', 'marketplace'] as const;

/** The messages that links begin. */
export const enquiryNames = ['wedding', 'meeting', 'table', 'car', 'laundry', 'menu'] as const;

/** The words on the drawn map of the office. */
export const mapWords = [
  'office',
  'junction',
  'station',
  'townRoad',
  'mainRoad',
  'eastward',
  'southward',
  'northRiver',
  'southRiver',
] as const;

/** The language of the site, for screen readers. */
export const languages = ['en-IN', 'en-GB', 'en-US', 'en'] as const;

/** The way into a shower: level, up to 3 cm, higher. */
export const showers = ['roll-in', 'low-step', 'step'] as const;
