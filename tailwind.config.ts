import type { Config } from 'tailwindcss';

import { FACILITY_INTERVAL_MS, FEATURED_INTERVAL_MS, LOADER_MS, SCREENS } from './lib/timings';

/** The names under which utilities know the design tokens; their values are in styles/tokens.css. */
export default {
  // Pages for developers use what the others use already, so that they add nothing to the style sheet.
  content: ['./app/**/*.tsx', './components/**/*.{ts,tsx}', '!./app/**/*.dev.tsx'],
  theme: {
    // The specification's breakpoints.
    screens: SCREENS,
    colors: Object.fromEntries(
      [
        'ink',
        'night',
        'pine',
        'fern',
        'plaster',
        'paper',
        'sand',
        'hairline',
        'laterite',
        'laterite-dark',
        'teal',
        'teal-dark',
        'brass',
        'brass-light',
        'brass-dark',
        'teak',
        'chat',
        'call',
        'mail',
      ].map((name) => [name, `var(--color-${name})`]),
    ),
    fontFamily: { display: 'var(--family-display)', sans: 'var(--family-text)' },
    fontSize: {
      xs: ['var(--text-xs)', '1.5'],
      sm: ['var(--text-sm)', '1.55'],
      base: ['var(--text-base)', '1.65'],
      lg: ['var(--text-lg)', '1.55'],
      xl: ['var(--text-xl)', '1.25'],
      '2xl': ['var(--text-2xl)', '1.15'],
      '3xl': ['var(--text-3xl)', '1.1'],
      '4xl': ['var(--text-4xl)', '1'],
    },
    extend: {
      spacing: { edge: 'var(--edge)', section: 'var(--section-space)', chapter: 'var(--chapter-space)' },
      backgroundImage: { shade: 'var(--shade)', 'shade-low': 'var(--shade-low)' },
      // What a style sheet asks for as theme(time.loader).
      time: {
        loader: `${LOADER_MS}ms`,
        facility: `${FACILITY_INTERVAL_MS}ms`,
        featured: `${FEATURED_INTERVAL_MS}ms`,
      },
    },
  },
} satisfies Config;
