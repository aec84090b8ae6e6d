import nextCoreWebVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';

import { browserFloor } from './lint/browser-floor.mjs';
import { unknownProperty, unknownPropertyMessage } from './lint/custom-properties.mjs';
import { inlineScripts } from './lint/inline-scripts.mjs';
import { layers, readers } from './lint/layers.mjs';
import { MAX_CLASS_CHARACTERS } from './lint/max-class-characters.mjs';

const sources = ['app', 'components', 'content', 'lib'].map((folder) => `${folder}/**/*.{ts,tsx}`);

// The plugin of eslint-config-next. Next turns on six of its rules. Its recommended set has more.
const accessibility = nextCoreWebVitals.find(({ plugins }) => plugins?.['jsx-a11y']).plugins['jsx-a11y'];

/** What React offers across a tree of components. In the browser, each island is a tree of its own. */
const acrossRoots = [
  {
    name: 'react',
    importNames: ['useId', 'createContext', 'useContext', 'Suspense', 'lazy'],
    message:
      'An island is a root of its own (docs/decisions/0016-islands.md): ids come from properties, and nothing crosses islands.',
  },
  {
    name: 'react-dom',
    importNames: ['createPortal'],
    message: 'The server cannot render a portal (docs/decisions/0016-islands.md).',
  },
];
/** Refuses these and values of content/, with this message. Types are allowed. */
const noContent = (message) => [
  'error',
  {
    paths: acrossRoots,
    patterns: [{ group: ['@/content/*', '@/generated/*'], allowTypeImports: true, message }],
  },
];

/** How a path is written: CONTRIBUTING.md, Style. */
const fromRoot = { regex: '^\\.\\.?/(?!.*\\.css$)', message: "Import it from the root: '@/components/…'." };
const relative = {
  regex: '^@/',
  message: 'Node.js runs this without Next.js as well: import with a relative path.',
};
const fromRootInTests = {
  regex:
    '^(\\.\\./)+((app|build|components|content|deploy|editor|generated|lib|lint|styles|tools)/|[\\w-]+\\.json$)',
  message: "Import what is not a test from the root: '@/build/…'.",
};
/** Layers that only Next.js and esbuild load. Node.js loads the others without them. */
const bundled = ['app', 'sections', 'components'];

/** What the build generates. */
const generated = {
  group: ['@/generated/**'],
  message:
    'Only content/ and lib/ import what the build generates: import from lib/pictures.ts, for example.',
};
/** An import of a higher layer. */
const upward = (layer) => ({
  regex: `^(@/|(\\.\\./)+)(${layers
    .slice(0, layers.indexOf(layer))
    .flatMap(({ folders }) => folders)
    .join('|')})/`,
  message: `An import goes down only: ${layers.map(({ name }) => name).join(', ')} (lint/layers.mjs).`,
});

/** The imports that the files of a layer refuse, as a rule's setting. */
const importsOf = (layer) => [
  'error',
  {
    paths: [
      {
        name: 'framer-motion',
        importNames: ['motion', 'domMax', 'default'],
        message: 'It weighs 40 KB in the first load: import what is needed, or `m` with LazyMotion.',
      },
      {
        name: 'framer-motion/client',
        message: 'It contains the full motion component: use `m` with LazyMotion.',
      },
      ...['next/link', 'next/image'].map((name) => ({
        name,
        message:
          'The export has no scripts of Next.js (docs/decisions/0005-pages-are-documents.md): use a plain <a>, or components/picture/picture.tsx.',
      })),
    ],
    patterns: [
      {
        group: ['@/content/**/*.json'],
        message:
          'content/content.ts reads each file once: import from the file beside it, such as labels.ts.',
      },
      ...(bundled.includes(layer.name) ? [fromRoot, generated] : [relative]),
      upward(layer),
    ],
  },
];

const filesIn = (folders) => folders.map((folder) => `${folder}/**/*.{ts,tsx}`);

/** Values in code, as text in quotation marks and as parts of a template. */
const texts = (pattern) => `:matches(Literal[value=${pattern}], TemplateElement[value.raw=${pattern}])`;
/** A colour without a name: text-[#10211c], bg-[rgb(16_33_28)], border-[red]. */
const colourUtility =
  '/-\\[(#|(rgba?|hsla?|hwb|(ok)?lab|(ok)?lch|color)\\()|(bg|text|border|fill|stroke|outline|decoration)-\\[[a-z]+\\]/';

/** A time without a name: setTimeout(close, 300). */
const bareTime = {
  selector: 'CallExpression[callee.name=/^set(Timeout|Interval)$/][arguments.1.type="Literal"]',
  message: 'A number has its unit in its name: CLOSE_MS.',
};

const config = [
  {
    ignores: [
      '.next/',
      '.cache/',
      'coverage/',
      'generated/',
      'out/',
      'public/',
      'test-results/',
      'next-env.d.ts',
    ],
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
      // Only comments, because Prettier breaks lines of code. A rule that is turned off is named on one line.
      'max-len': [
        'error',
        {
          code: 10_000,
          comments: 120,
          ignoreUrls: true,
          ignoreRegExpLiterals: true,
          ignorePattern: 'eslint-disable',
        },
      ],
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
    files: sources,
    rules: {
      ...accessibility.flatConfigs.recommended.rules,
      // For Safari: styles/reset.css.
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'] }],
      // The build encodes the pictures. An image component would add its script to every page.
      '@next/next/no-img-element': 'off',
      // The build counts the characters of each element, also when they come from several places
      // (build/verify/verify.ts). This finds most of them while you write, also in what only the browser renders.
      'no-restricted-syntax': [
        'error',
        {
          selector: `JSXAttribute[name.name="className"] ${texts(`/^.{${MAX_CLASS_CHARACTERS + 1},}$/`)}`,
          message: `More than ${MAX_CLASS_CHARACTERS} characters of utilities: write a class in the style sheet of the component.`,
        },
        {
          selector: `:matches(${texts(colourUtility)}, JSXAttribute[name.name=/^(fill|stroke)$/] ${texts('/^(?!none$|currentColor$|url\\(|$)/')})`,
          message: 'Colours have names, in styles/tokens.css: text-laterite.',
        },
        { selector: texts(`/${unknownProperty}/`), message: unknownPropertyMessage },
        bareTime,
      ],
      // The content policy refuses style attributes in the HTML.
      'react/forbid-dom-props': [
        'error',
        {
          forbid: [
            { propName: 'style', message: 'Use a class: the content policy refuses style attributes.' },
          ],
        },
      ],
      'react/forbid-component-props': [
        'error',
        { forbid: [{ propName: 'style', message: 'It becomes a style attribute: use a class.' }] },
      ],
    },
  },
  {
    name: 'what browsers run: only features that the oldest supported browsers have',
    files: filesIn(['app', 'components', 'lib']),
    ignores: ['lib/node/**'],
    plugins: { site: { rules: { 'browser-floor': browserFloor } } },
    rules: { 'site/browser-floor': 'error' },
  },
  {
    name: 'inline scripts use nothing outside themselves',
    files: ['**/*.inline.ts'],
    plugins: { inline: { rules: { 'nothing-outside': inlineScripts } } },
    rules: { 'inline/nothing-outside': 'error' },
  },
  // From bottom to top: the files of components/home/ are also in components/, and the last entry counts.
  ...layers.toReversed().map((layer) => ({
    name: `imports of ${layer.name}`,
    files: filesIn(layer.folders),
    rules: { 'no-restricted-imports': importsOf(layer) },
  })),
  {
    name: 'times in programs',
    files: ['build/**/*.ts', 'editor/**/*.ts', 'tools/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', bareTime] },
  },
  {
    name: 'tests',
    files: ['__tests__/**/*.{ts,tsx}', 'e2e/**/*.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [fromRootInTests] }] },
  },
  {
    name: 'an island is a root of its own',
    files: ['components/**/*.{ts,tsx}'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { paths: acrossRoots }] },
  },
  {
    name: 'a shared component gets texts as properties',
    files: ['components/**/*.{ts,tsx}'],
    ignores: filesIn([...layers.find(({ name }) => name === 'sections').folders, ...readers]),
    rules: {
      '@typescript-eslint/no-restricted-imports': noContent(
        'A shared component gets the texts of content/ as properties.',
      ),
    },
  },
  {
    name: 'an island and what it uses get texts as properties; the build checks every other file that they import',
    files: ['components/**/*.island.tsx', 'components/**/use-*.ts', 'components/islands/hydrate-island.tsx'],
    rules: {
      '@typescript-eslint/no-restricted-imports': noContent(
        'Every visitor would load it: pass it from the server component that uses the island.',
      ),
    },
  },
  {
    name: 'named exports, except where Next.js needs a default',
    files: ['components/**/*.{ts,tsx}', 'content/**/*.ts', 'lib/**/*.ts'],
    rules: { 'import/no-default-export': 'error' },
  },
];

export default config;
