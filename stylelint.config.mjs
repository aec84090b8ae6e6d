import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import stylelint from 'stylelint';

import { missingStyles } from './lint/browser-floor.mjs';
import { unknownProperty, unknownPropertyMessage } from './lint/custom-properties.mjs';
import { filesBelow } from './lint/files-below.mjs';

/** Classes that are set on <html> at page start, or by several components. Any style sheet can use them. */
const states = ['js', 'on-dark'];

const read = (file) => readFileSync(file, 'utf8');
const sheets = ['app', 'components'].flatMap((folder) => filesBelow(folder, /\.css$/));

/** A source without its comments and the paths of its imports, which have the words of other components. */
const withoutNames = (source) =>
  source.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$|\bfrom '.*'|\bimport(?: |\()'.*'/gm, '');
/** The words of a source's strings and templates that can be classes: not `picture` in 'lg:[grid-area:picture]'. */
const classesIn = (source) =>
  (source.match(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g) ?? []).flatMap(
    (literal) => literal.match(/(?<![^\s'"`])[a-z][\w-]*(?![^\s'"`])/gi) ?? [],
  );

/** The classes that begin a selector in these style sheets. */
const definedIn = (files) =>
  files
    .flatMap((file) => [...read(file).matchAll(/^\s*\.([\w-]+)/gm)])
    .map(([, name]) => name)
    .filter((name) => !states.includes(name));

/**
 * A style sheet of a component uses only classes that sources next to it set, whole or in part: `placeholder-${…}`. It
 * uses none that has its style in another folder.
 */
const ownClasses = [...new Set(sheets.map(path.dirname))].map((folder) => {
  const sources = readdirSync(folder).filter((name) => /\.tsx?$/.test(name));
  const text = sources.map((name) => withoutNames(read(path.join(folder, name)))).join('\n');
  const parts = [...text.matchAll(/([\w-]+-)\$\{/g)].map(([, part]) => `${part}.*`);
  const classes = [...states, ...parts, ...new Set(classesIn(text))];
  const others = definedIn(sheets.filter((sheet) => path.dirname(sheet) !== folder));
  return {
    files: [`${folder}/*.css`],
    rules: {
      'selector-class-pattern': [
        `^(?!(?:${others.join('|')})$)(?:${classes.join('|')})$`,
        {
          message: (name) =>
            `${name} is not a class of ${folder}: style it where the component is that sets it, or give that component a custom property or a data attribute`,
        },
      ],
    },
  };
});

/** A global style sheet uses no class of a component. */
const componentClasses = definedIn(sheets);
const globalClasses = {
  files: ['styles/*.css'],
  rules: {
    'selector-class-pattern': [
      `^(?!(?:${componentClasses.join('|')})$)`,
      { message: (name) => `${name} is a class of a component: style it beside that component` },
    ],
  },
};

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

/** The names of all key frames. A style sheet can use key frames of another one: styles/base.css has shared ones. */
const keyFrames = new Set(
  [...sheets, ...filesBelow('styles', /\.css$/)].flatMap((file) =>
    [...read(file).matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name),
  ),
);
const keyFramesRule = 'site/known-key-frames';
const keyFramesPlugin = stylelint.createPlugin(keyFramesRule, (isOn) => (root, result) => {
  if (!isOn) return;
  // The name comes first in our shorthands: `animation: rise 1s`.
  root.walkDecls(/^animation(?:-name)?$/, (declaration) => {
    for (const animation of declaration.value.split(/,(?![^(]*\))/)) {
      const [name = ''] = animation.trim().split(/\s/);
      if (/^(?:none|inherit|initial|revert|unset|var\(.*)$/.test(name) || keyFrames.has(name)) continue;
      const message = `${name}: no style sheet has these key frames. Write the name first, and check its spelling`;
      stylelint.utils.report({ result, ruleName: keyFramesRule, message, node: declaration });
    }
  });
});

/** The oldest supported browsers have what a style sheet uses, or the site works without it. */
const floorRule = 'site/browser-floor';
const floorPlugin = stylelint.createPlugin(floorRule, (isOn) => (root, result) => {
  if (!isOn) return;
  for (const { node, message } of missingStyles(root))
    stylelint.utils.report({ result, ruleName: floorRule, message, node });
});

/** Style sheets with colours of their own: the tokens, the drawings, and the placeholders of pictures. */
const colourSheets = [
  'styles/tokens.css',
  'components/home/hotel-grid/hotel-grid.css',
  'components/picture/picture.css',
  'components/hotel/hotel-drawing/drawing-colors.css',
  'components/hotel/kerala-map/kerala-map.css',
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
  plugins: [hoverPlugin, keyFramesPlugin, floorPlugin],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    [hoverRule]: true,
    [keyFramesRule]: true,
    [floorRule]: true,
    ...noColours,
    'declaration-property-value-disallowed-list': [
      { '/./': [new RegExp(unknownProperty)] },
      { message: (property, value) => `${property}: ${value}. ${unknownPropertyMessage}` },
    ],
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
  overrides: [
    ...ownClasses,
    globalClasses,
    { files: colourSheets, rules: { 'color-no-hex': null, 'function-disallowed-list': null } },
  ],
};

export default config;
