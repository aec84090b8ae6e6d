/** Every duration, threshold and breakpoint of the specification, in the unit its name says. tailwind.config.ts gives them to the style sheets. */

/** CSS pixels: each is the first width of its size. */
const BREAKPOINTS = { sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 };

/** Pixels at the usual size of letters, 16 px. A visitor with a larger font size gets the layout of a narrower window. */
const em = (px: number) => `${px / 16}em`;

/** What Tailwind calls screens: the first width of each. */
export const SCREENS = Object.fromEntries(Object.entries(BREAKPOINTS).map(([name, px]) => [name, em(px)]));

export const HEADER_SCROLL_THRESHOLD_PX = 50;

export const LOADER_MS = 2000;

export const HERO_INTERVAL_MS = 3000;
export const FACILITY_INTERVAL_MS = 4000;
export const FEATURED_INTERVAL_MS = 6000;
export const FEATURED_SPEED_MS = 800;
export const COUNTER_INTERVAL_MS = 3000;
export const COUNTER_SPEED_MS = 1000;
export const OFFER_INTERVAL_MS = 3000;
export const ROOMS_INTERVAL_MS = 3000;

export const COUNT_UP_MS = 3000;
export const COUNT_UP_VISIBLE_SHARE = 0.3;

export const COPIED_MESSAGE_MS = 2000;

/** A service tile comes into view: how long it waits, and how long it takes. */
export const REVEAL_DELAY_MS = 500;
export const REVEAL_MS = 1000;

/** From one pulse of the contact widget's buttons to the next. */
export const PULSE_MS = 2000;

const below = (px: number) => `(max-width: ${em(px - 0.02)})`;

const from = (px: number) => `(min-width: ${em(px)})`;

/** Media queries from each breakpoint on, for the `sizes` of pictures: `${FROM.lg} 55vw, 94vw`. */
export const FROM = {
  sm: from(BREAKPOINTS.sm),
  md: from(BREAKPOINTS.md),
  lg: from(BREAKPOINTS.lg),
  xl: from(BREAKPOINTS.xl),
};

/** From this width on the header shows its links instead of the menu's button. */
export const WIDE_HEADER = FROM.lg;

/** Below this width an upright screen gets a picture's framing for phones. */
export const NARROW_SCREEN = below(BREAKPOINTS.lg);
/** Below this width the counters are a carousel. */
export const SMALL_SCREEN = below(BREAKPOINTS.md);
/** Narrower than 768 px, offers are a slider. */
export const OFFERS_SLIDER = SMALL_SCREEN;
/** At 768 px or less, the rooms carousel shows one card at a time. */
export const ROOMS_SLIDER = `(max-width: ${em(BREAKPOINTS.md)})`;
