import type { Config } from 'tailwindcss';

/** The names under which utilities know the design tokens; their values stand in styles/tokens.css. */
export default {
  // Pages for developers use what the others use already, so that they add nothing to the style sheet.
  content: ['./app/**/*.tsx', './components/**/*.{ts,tsx}', '!./app/**/*.dev.tsx'],
  theme: {
    // The specification's breakpoints.
    screens: { sm: '576px', md: '768px', lg: '992px', xl: '1200px', xxl: '1400px' },
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
      '3xl': ['var(--text-3xl)', '1.08'],
      '4xl': ['var(--text-4xl)', '1.02'],
    },
    extend: {
      spacing: { edge: 'var(--edge)', section: 'var(--section-space)' },
      backgroundImage: { shade: 'var(--shade)' },
    },
  },
} satisfies Config;
