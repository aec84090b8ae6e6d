/** The established rules, and one of ours; each exception with its reason. */
const config = {
  extends: ['stylelint-config-standard'],
  plugins: ['./tools/stylelint/own-classes.mjs'],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    'site/own-classes': true,
    // Tailwind's own: https://tailwindcss.com/docs/functions-and-directives
    'at-rule-no-unknown': [
      true,
      { ignoreAtRules: ['config', 'custom-variant', 'reference', 'source', 'theme', 'utility', 'variant'] },
    ],
    'at-rule-prelude-no-invalid': [true, { ignoreAtRules: ['custom-variant', 'theme', 'utility', 'import'] }],
    'function-no-unknown': [true, { ignoreFunctions: ['theme'] }],
    'media-query-no-invalid': [true, { ignoreFunctions: ['theme'] }],
    'nesting-selector-no-missing-scoping-root': [true, { ignoreAtRules: ['custom-variant'] }],
    'declaration-property-value-no-unknown': [true, { ignoreProperties: { '/./': [/theme\(/] } }],
    'import-notation': 'string',
    // Compares selectors that never match one element, such as those inside and outside of a media query.
    'no-descending-specificity': null,
    // Prettier sets the space between rules.
    'at-rule-empty-line-before': null,
    'comment-empty-line-before': null,
    'rule-empty-line-before': null,
    'declaration-empty-line-before': null,
    'custom-property-empty-line-before': null,
  },
};

export default config;
