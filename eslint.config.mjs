import nextCoreWebVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import compat from 'eslint-plugin-compat';

// The plugin of eslint-config-next. Next turns on six of its rules. Its recommended set has more.
const accessibility = nextCoreWebVitals.find(({ plugins }) => plugins?.['jsx-a11y']).plugins['jsx-a11y'];

/** Packages that weigh too much, or that need the scripts of Next.js, which the export does not have. */
const heavy = [
  {
    name: 'framer-motion',
    importNames: ['motion', 'domMax', 'default'],
    message: 'It weighs 40 KB in the first load: import the function that is needed.',
  },
  { name: 'framer-motion/client', message: 'It contains the full motion component.' },
  ...['next/link', 'next/image'].map((name) => ({
    name,
    message: 'Use a plain <a> (docs/decisions.md), or components/picture/picture.tsx.',
  })),
];
/** What React offers across a tree of components. In the browser, each island is a tree of its own. */
const acrossRoots = [
  {
    name: 'react',
    importNames: ['default', 'useId', 'createContext', 'useContext', 'Suspense', 'lazy'],
    message:
      'Import what is needed by its name. An island is a root of its own (docs/decisions.md): ids come from properties, and nothing crosses islands.',
  },
  {
    name: 'react-dom',
    importNames: ['default', 'createPortal'],
    message: 'The server cannot render a portal (docs/decisions.md).',
  },
];
const jsonOfContent = {
  group: ['@/content/**/*.json'],
  message: 'content/content.ts reads each file once: import from the file beside it, such as labels.ts.',
};

const noStyle = {
  propName: 'style',
  message: 'Use a class: the content policy refuses style attributes in the HTML.',
};

/**
 * For files `*.inline.ts`: the text of each function becomes an inline script (InlineScript), so the function uses
 * nothing outside itself. It gets other values as parameters. Types are allowed.
 */
const nothingOutside = {
  create: (context) => ({
    'Program:exit'(program) {
      const ofFile = context.sourceCode.scopeManager.acquire(program).childScopes[0];
      for (const { name, defs, references } of ofFile.variables)
        for (const { from, identifier, isValueReference } of references) {
          // A function can call itself by its name.
          const isOwn = defs.some(
            ({ node }) => node.range[0] < identifier.range[0] && identifier.range[1] < node.range[1],
          );
          if (isValueReference && from !== ofFile && !isOwn)
            context.report({
              node: identifier,
              message: `${name} is outside of the function, whose text becomes an inline script: make it a parameter.`,
            });
        }
    },
  }),
};

const config = [
  {
    ignores: ['.next/', '.cache/', 'generated/', 'out/', 'public/', 'test-results/', 'next-env.d.ts'],
  },
  ...nextCoreWebVitals,
  ...nextTypescript,
  // Next's own list ignores folders of this name.
  { ignores: ['!build/**'] },
  {
    name: 'everywhere',
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/no-unused-expressions': 'error',
      // Node.js, packages, the project from its root, neighbours. `npx eslint . --fix` sorts them.
      'import/order': [
        'error',
        {
          groups: ['builtin', 'external', 'internal', 'parent', ['sibling', 'index']],
          pathGroups: [{ pattern: '@/**', group: 'internal' }],
          pathGroupsExcludedImportTypes: ['builtin'],
          'newlines-between': 'always',
          alphabetize: { order: 'asc', caseInsensitive: true },
        },
      ],
      'import/no-duplicates': ['error', { 'prefer-inline': true }],
      eqeqeq: 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
    },
  },
  {
    name: "browser tests: Playwright's fixtures call a function with the name of a hook, `use`",
    files: ['e2e/**/*.ts'],
    rules: { 'react-hooks/rules-of-hooks': 'off' },
  },
  {
    name: 'typescript',
    files: ['**/*.{ts,tsx}'],
    // Rules that know the types. With the cache, a change of a type is noticed only in files that change themselves.
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
    },
  },
  {
    name: 'the site',
    files: ['app/**/*.{ts,tsx}', 'components/**/*.{ts,tsx}', 'content/**/*.ts', 'lib/**/*.ts'],
    rules: {
      ...accessibility.flatConfigs.recommended.rules,
      // For Safari: styles/reset.css.
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'] }],
      // The build encodes the pictures. An image component would add its script to every page.
      '@next/next/no-img-element': 'off',
      'no-restricted-imports': ['error', { paths: heavy, patterns: [jsonOfContent] }],
      'react/forbid-dom-props': ['error', { forbid: [noStyle] }],
      'react/forbid-component-props': ['error', { forbid: [noStyle] }],
    },
  },
  {
    name: 'content/ itself reads its files',
    files: ['content/**/*.ts'],
    rules: { 'no-restricted-imports': ['error', { paths: heavy }] },
  },
  {
    name: 'what browsers run: only what the oldest supported browsers have (`browserslist` in package.json)',
    files: ['app/**/*.{ts,tsx}', 'components/**/*.{ts,tsx}', 'lib/**/*.ts'],
    ignores: ['lib/node/**'],
    plugins: { compat },
    rules: { 'compat/compat': 'error' },
    // Each of these is tested before it is used.
    settings: {
      lintAllEsApis: true,
      polyfills: ['Navigation', 'navigator.connection', 'requestIdleCallback'],
    },
  },
  {
    name: 'an island is a root of its own',
    files: ['components/**/*.{ts,tsx}'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { paths: acrossRoots }] },
  },
  {
    name: 'only islands run in the browser',
    files: ['app/**/*.{ts,tsx}', 'components/**/*.{ts,tsx}'],
    ignores: ['**/*.island.tsx', '**/*.dev.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ExpressionStatement[directive="use client"]',
          message: 'The export has no scripts of Next.js: move what reacts into a file NAME.island.tsx.',
        },
      ],
    },
  },
  {
    name: 'inline scripts use nothing outside themselves',
    files: ['**/*.inline.ts'],
    plugins: { inline: { rules: { 'nothing-outside': nothingOutside } } },
    rules: { 'inline/nothing-outside': 'error' },
  },
  {
    name: 'named exports, except where Next.js needs a default',
    files: ['components/**/*.{ts,tsx}', 'content/**/*.ts', 'lib/**/*.ts'],
    rules: { 'import/no-default-export': 'error' },
  },
];

export default config;
