import stylelint from 'stylelint';

/**
 * On touch screens, a hover style stays after a tap. So it needs a pointer that can hover, unless the keyboard focus
 * has the same style: `:is(:hover, :focus-within)`.
 */
const hoverRule = 'site/hover-needs-pointer';
const hoverPlugin = stylelint.createPlugin(hoverRule, (isOn) => (root, result) => {
  if (!isOn) return;
  root.walkRules(/:hover/, (rule) => {
    const withoutShared = rule.selector.replace(/:(?:is|not)\([^()]*:(?:focus|active)[^()]*\)/g, '');
    let parent = rule.parent;
    while (parent && !/\(hover: hover\)/.test(parent.params ?? '')) parent = parent.parent;
    if (parent || !withoutShared.includes(':hover')) return;
    const message = `${rule.selector} stays after a tap on a touch screen: put it into @media (hover: hover)`;
    stylelint.utils.report({ result, ruleName: hoverRule, message, node: rule });
  });
});

/**
 * What the oldest supported browsers have: nearly everything that is Baseline since 2022. The rest may stand in
 * `@supports`. Of these, a browser that lacks them shows the page as well, a little plainer: docs/architecture.md.
 */
const baseline = {
  available: 2022,
  ignoreSelectors: [
    'has',
    'user-invalid',
    'popover-open',
    'details-content',
    'selection',
    '/^view-transition/',
  ],
  ignoreAtRules: ['page', 'property', 'view-transition', 'starting-style'],
  ignoreUnits: ['cqi', 'cqw', 'cqh'],
  ignoreProperties: Object.fromEntries([
    ['grid-template-rows', ['subgrid']],
    ...[
      ...['outline', '/^mask/', 'rx', 'resize', 'text-wrap', 'text-size-adjust', 'forced-color-adjust'],
      ...['/^scrollbar-/', 'overscroll-behavior', 'content-visibility', '/^contain-intrinsic-/'],
      ...[
        '/^animation-(range|timeline)$/',
        '/^view-timeline/',
        'container-type',
        'break-after',
        'orphans',
        'widows',
      ],
    ].map((name) => [name, ['/.+/']]),
  ]),
};

/** Style sheets with colours of their own: the tokens, the drawings, and the placeholders of pictures. */
const colourSheets = [
  'styles/tokens.css',
  'components/home/hotel-grid/hotel-grid.css',
  'components/picture/picture.css',
  'components/hotel/hotel-drawing/drawing-colors.css',
  'components/hotel/region-map/region-map.css',
];
const colourMessage = 'A colour has a name in styles/tokens.css: write var(--color-sand)';
const noColours = {
  'color-no-hex': [true, { message: colourMessage }],
  // In a mask, black only means opaque.
  'color-named': ['never', { ignoreProperties: ['mask'], message: colourMessage }],
  'function-disallowed-list': [
    ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'],
    { message: colourMessage },
  ],
};

/** The standard rules. Each exception has its reason. */
const config = {
  extends: ['stylelint-config-standard'],
  plugins: [hoverPlugin, 'stylelint-plugin-use-baseline'],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    [hoverRule]: true,
    'plugin/use-baseline': [true, baseline],
    ...noColours,
    'keyframes-name-pattern': [
      '^(?!(?:bounce|ping|pulse|spin)$)[a-z][a-z0-9-]*$',
      {
        message: (name) =>
          `${name}: use small letters and dashes, and none of Tailwind's own names: its key frames would apply`,
      },
    ],
    // Tailwind's own: https://tailwindcss.com/docs/functions-and-directives
    'at-rule-no-unknown': [
      true,
      { ignoreAtRules: ['config', 'custom-variant', 'reference', 'source', 'theme', 'utility', 'variant'] },
    ],
    'at-rule-prelude-no-invalid': [true, { ignoreAtRules: ['custom-variant', 'theme', 'utility', 'import'] }],
    'function-no-unknown': [true, { ignoreFunctions: ['theme'] }],
    'media-query-no-invalid': [true, { ignoreFunctions: ['theme'] }],
    'nesting-selector-no-missing-scoping-root': [true, { ignoreAtRules: ['custom-variant'] }],
    'value-keyword-case': ['lower', { ignoreFunctions: ['theme'] }],
    'declaration-property-value-no-unknown': [true, { ignoreProperties: { '/./': [/theme\(/] } }],
    'import-notation': 'string',
    // This rule compares selectors that never match the same element, such as those in and outside of a media query.
    'no-descending-specificity': null,
    // Prettier sets the spacing between rules.
    'at-rule-empty-line-before': null,
    'comment-empty-line-before': null,
    'rule-empty-line-before': null,
    'declaration-empty-line-before': null,
    'custom-property-empty-line-before': null,
  },
  overrides: [{ files: colourSheets, rules: { 'color-no-hex': null, 'function-disallowed-list': null } }],
};

export default config;
