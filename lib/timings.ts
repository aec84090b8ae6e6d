/**
 * The durations and thresholds of the specification. Only TRANSITION_MS is our own. The unit is in the name.
 * tailwind.config.ts passes those that style sheets need. Short transitions, as for hover, are in the style sheets.
 */

export const HEADER_SCROLL_THRESHOLD_PX = 50;

export const LOADER_MS = 2000;

/** The change of a slide, where the specification gives no other duration. */
export const TRANSITION_MS = 700;
export const HERO_INTERVAL_MS = 3000;
export const FACILITY_INTERVAL_MS = 4000;
export const FEATURED_INTERVAL_MS = 6000;
export const FEATURED_TRANSITION_MS = 800;
export const COUNTER_INTERVAL_MS = 3000;
export const COUNTER_TRANSITION_MS = 1000;
export const OFFER_INTERVAL_MS = 3000;
export const ROOMS_INTERVAL_MS = 3000;

export const COUNT_UP_MS = 3000;
export const COUNT_UP_VISIBLE_SHARE = 0.3;

export const COPIED_MESSAGE_MS = 2000;

/** The animation of a service tile that comes into view: its delay and its duration. */
export const REVEAL_DELAY_MS = 500;
export const REVEAL_MS = 1000;

/** The time from one pulse of the contact widget's buttons to the next. */
export const PULSE_MS = 2000;
