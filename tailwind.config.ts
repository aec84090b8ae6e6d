import type { Config } from 'tailwindcss';

import { PHONE_PICTURE, ROOMS_SLIDER, SCREENS } from './lib/breakpoints';
import { color, colorNames } from './lib/node/colors';
import {
  FACILITY_INTERVAL_MS,
  FEATURED_INTERVAL_MS,
  HEADER_SCROLL_THRESHOLD_PX,
  LOADER_MS,
  PULSE_MS,
  REVEAL_DELAY_MS,
  REVEAL_MS,
} from './lib/timings';

const tints = [
  'ink-35',
  'ink-60',
  'night-10',
  'night-30',
  'night-52',
  'night-62',
  'night-74',
  'paper-70',
  'paper-92',
  'brass-light-25',
  'brass-light-70',
  'teak-14',
];

/** Converts 'ink-35' to 'rgb(16 33 28 / 35%)'. */
function translucent(tint: string): string {
  const [, name = '', percent] = /^(.+)-(\d+)$/.exec(tint) ?? [];
  const parts = color(name)
    .match(/[0-9a-f]{2}/g)!
    .map((part) => parseInt(part, 16));
  return `rgb(${parts.join(' ')} / ${percent}%)`;
}

const BODY_LINE_HEIGHT = '1.65';

/** The design tokens in utilities: styles/tokens.css has their values, and the names of the colours. */
export default {
  // Files `*.dev.tsx` only use utilities of the pages, so they add nothing to the style sheet.
  content: ['./app/**/*.tsx', './components/**/*.{ts,tsx}', '!./app/**/*.dev.tsx'],
  theme: {
    // The specification's breakpoints.
    screens: SCREENS,
    colors: Object.fromEntries(colorNames().map((name) => [name, `var(--color-${name})`])),
    fontFamily: {
      display: 'var(--family-display)',
      sans: 'var(--family-text)',
    },
    fontSize: {
      xs: ['var(--text-xs)', '1.5'],
      sm: ['var(--text-sm)', '1.55'],
      base: ['var(--text-base)', BODY_LINE_HEIGHT],
      lg: ['var(--text-lg)', '1.55'],
      xl: ['var(--text-xl)', '1.25'],
      '2xl': ['var(--text-2xl)', '1.15'],
      '3xl': ['var(--text-3xl)', '1.1'],
      '4xl': ['var(--text-4xl)', '1'],
    },
    extend: {
      // The line height of normal text. The text sizes include their own.
      lineHeight: { body: BODY_LINE_HEIGHT },
      // The longest lines: about 68 characters, and more in the larger text below a heading. Not in `ch`, because its
      // width differs in the fallback font.
      maxWidth: { text: '28.2em', intro: '35.9em' },
      spacing: {
        edge: 'var(--edge)',
        section: 'var(--section-space)',
        // The least height of what is pressed, large enough for a finger. In px: larger text needs no larger target.
        touch: '44px',
        // The height of buttons, of fields, and of the rows of a list that is pressed.
        control: '48px',
      },
      backgroundImage: {
        'shade-title': 'var(--shade-title)',
      },
      // Translucent shades of the colours: theme(tint.ink-35) is ink at 35%.
      tint: Object.fromEntries(tints.map((tint) => [tint, translucent(tint)])),
      // Style sheets use these as theme(time.loader).
      time: {
        loader: `${LOADER_MS}ms`,
        facility: `${FACILITY_INTERVAL_MS}ms`,
        featured: `${FEATURED_INTERVAL_MS}ms`,
        'reveal-delay': `${REVEAL_DELAY_MS}ms`,
        reveal: `${REVEAL_MS}ms`,
        pulse: `${PULSE_MS}ms`,
      },
      // For media queries without a variant: theme(window.lg).
      window: SCREENS,
      // Whole media queries: theme(query.rooms-slider).
      query: { 'phone-picture': PHONE_PICTURE, 'rooms-slider': ROOMS_SLIDER },
      // What lies over the pages, from the lowest to the highest. The widget's number is the specification's.
      zIndex: {
        'section-links': '800',
        header: '900',
        widget: '1000',
        menu: '1100',
        loader: '1100',
        'skip-link': '1200',
        preview: '1300',
      },
      distance: { 'header-threshold': `${HEADER_SCROLL_THRESHOLD_PX}px` },
    },
  },
} satisfies Config;
