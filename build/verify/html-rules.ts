import type { ConfigData } from 'html-validate';

/** The rules for the HTML of the pages: those that html-validate recommends. Each exception has its reason. */
export const htmlRules: ConfigData = {
  // No other file has rules.
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React writes srcSet and popoverTarget. HTML ignores case.
    'attr-case': 'off',
    // React writes required="" for required.
    'attribute-boolean-style': 'off',
    // React writes crossorigin="" for crossorigin.
    'attribute-empty-style': 'off',
    // React writes <br/> for <br>.
    'void-style': 'off',
    // Safari takes a list without markers for a list only with this role (styles/reset.css).
    'no-redundant-role': ['error', { exclude: ['list'] }],
    // Every browser draws <progress> in its own way. Our bar is an SVG (components/progress-bar/progress-bar.tsx).
    'prefer-native-element': ['error', { exclude: ['progressbar'] }],
    // A style keeps phone numbers on one line (styles/base.css). The spaces stay normal ones when a number is copied.
    'tel-non-breaking': 'off',
    // Titles make ids, and can begin with a digit or be in Malayalam (content/slug.ts).
    'valid-id': ['error', { relaxed: true }],
  },
};
