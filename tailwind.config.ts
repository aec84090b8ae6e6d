import type { Config } from 'tailwindcss';

/**
 * The design tokens. Colours are named after what they are in a Kerala house; the contrast of each
 * pair that carries text is AA or better (text colours: ink, teak, laterite, teal and brass-dark on
 * plaster, paper and sand; plaster and brass-light on ink and pine).
 */
export default {
  content: ['./app/**/*.{ts,tsx}', './components/**/*.{ts,tsx}'],
  theme: {
    // The specification's breakpoints.
    screens: { sm: '576px', md: '768px', lg: '992px', xl: '1200px', xxl: '1400px' },
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      white: '#ffffff',
      ink: '#10211c',
      pine: '#1c332c',
      fern: '#35514a',
      plaster: '#f6efe2',
      paper: '#fcf9f3',
      sand: '#e8dcc6',
      laterite: { DEFAULT: '#9c3b22', dark: '#7c2c18' },
      teal: { DEFAULT: '#1d6763', dark: '#134845' },
      brass: { DEFAULT: '#b8863b', light: '#e0bd7d', dark: '#77541d' },
      teak: '#5a3420',
      chat: '#0f7a3d',
      call: '#1257b5',
      mail: '#b3261e',
    },
    fontFamily: {
      display: ['var(--font-display)', 'Georgia', 'serif'],
      sans: ['var(--font-text)', 'system-ui', 'sans-serif'],
    },
    fontSize: {
      xs: ['0.8125rem', '1.5'],
      sm: ['0.9375rem', '1.55'],
      base: ['1.0625rem', '1.65'],
      lg: ['1.25rem', '1.55'],
      xl: ['clamp(1.375rem, 1.25rem + 0.6vw, 1.75rem)', '1.25'],
      '2xl': ['clamp(1.75rem, 1.5rem + 1.2vw, 2.5rem)', '1.15'],
      '3xl': ['clamp(2.125rem, 1.7rem + 2vw, 3.5rem)', '1.08'],
      '4xl': ['clamp(2.5rem, 1.8rem + 3.6vw, 5rem)', '1.02'],
    },
  },
} satisfies Config;
