/**
 * The breakpoints of the specification as media queries. tailwind.config.ts passes those that style sheets need. A
 * breakpoint of one component is in its style sheet. Those of several components are variants in styles/index.css.
 */

/**
 * The smallest width of each size, in CSS pixels: the specification's list, with `xxl`, which nothing uses. From
 * `wide-header` on, the header shows its links instead of the menu button.
 */
const BREAKPOINTS = { sm: 576, md: 768, lg: 992, 'wide-header': 992, xl: 1200, xxl: 1400 };

/** Pixels at the default font size, 16 px. With a larger font size, visitors get the layout of a narrower window. */
const em = (px: number) => `${px / 16}em`;

/** Tailwind's `screens`: the smallest width of each size. */
export const SCREENS = Object.fromEntries(Object.entries(BREAKPOINTS).map(([name, px]) => [name, em(px)]));

/** Three decimals: the build rounds to three in style sheets, and a query must be the same in HTML and styles. */
const below = (px: number) => `(max-width: ${em(px - 0.016)})`;

const from = (px: number) => `(min-width: ${em(px)})`;

/** Media queries from each breakpoint on, for the `sizes` of pictures: `${MIN_WIDTH.lg} 55vw, 94vw`. */
export const MIN_WIDTH = {
  sm: from(BREAKPOINTS.sm),
  md: from(BREAKPOINTS.md),
  lg: from(BREAKPOINTS.lg),
  xl: from(BREAKPOINTS.xl),
};

/** Narrow portrait screens get the phone version of a picture. In style sheets: `query.phone-picture`. */
export const PHONE_PICTURE = `${below(BREAKPOINTS.lg)} and (orientation: portrait)`;
/** A phone with three pixels per CSS pixel, or nearly. */
export const DENSE_PHONE = `${below(BREAKPOINTS.sm)} and (min-resolution: 2.5dppx)`;
/**
 * The `sizes` of a picture across the page that has a version for phones. With it, phones of up to 440 CSS pixels that
 * have three pixels per CSS pixel choose the file of 780 pixels.
 */
export const FULL_WIDTH = `${DENSE_PHONE} 59vw, 100vw`;
/** Narrower than 768 px, the offers and the counters are carousels. In utilities: `max-md:`. */
export const SMALL_SCREEN = `not all and ${MIN_WIDTH.md}`;
/** At 768 px or less, the rooms carousel shows one card at a time. Wider windows have the variant `four-rooms:`. */
export const ROOMS_SLIDER = `(max-width: ${em(BREAKPOINTS.md)})`;
