import { readFileSync } from 'node:fs';

import nextCoreWebVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import boundaries from 'eslint-plugin-boundaries';

import { MAX_CLASS_CHARACTERS } from './build/verify/max-class-characters.mjs';
import { unknownProperty, unknownPropertyMessage } from './lint/custom-properties.mjs';

const sources = ['app', 'components', 'content', 'hooks', 'lib'].map((folder) => `${folder}/**/*.{ts,tsx}`);

// The plugin of eslint-config-next. Next turns on six of its rules. Its recommended set has more.
const accessibility = nextCoreWebVitals.find(({ plugins }) => plugins?.['jsx-a11y']).plugins['jsx-a11y'];

const pages = JSON.parse(readFileSync(new URL('content/pages.json', import.meta.url), 'utf8'));
/** The page sections: one folder for each page, and one for sections on several pages. */
const sections = [...Object.keys(pages), 'shared'];
/** Shared components with texts of the site. All others get texts as props and import only the content's types. */
const readers = [
  'brand-mark',
  'contact-widget',
  'footer',
  'header',
  'linked-text',
  'official-channels',
  'offline',
  'page-frame',
  'startup',
];
const folders = (names) => `components/{${names.join(',')}}`;

/** The layers from top to bottom. Each can import from itself and from those below it. */
const layers = ['app', 'sections', 'components', 'hooks', 'lib'];
const patterns = [
  { type: 'app', pattern: 'app' },
  { type: 'sections', pattern: folders(sections) },
  { type: 'components', pattern: 'components/*' },
  ...['hooks', 'lib', 'content', 'generated'].map((folder) => ({ type: folder, pattern: folder })),
];

const importPolicies = [
  ...layers.map((layer, at) => ({
    from: { element: { type: layer } },
    allow: { to: { element: { types: { anyOf: layers.slice(at) } } } },
  })),
  ...['app', 'sections', 'content'].map((layer) => ({
    from: { element: { type: layer } },
    allow: { to: { element: { types: { anyOf: ['content'] } } } },
  })),
  {
    from: { file: { path: `components/{${readers.join(',')}}/**` } },
    allow: { to: { element: { type: 'content' } } },
  },
  {
    from: { element: { type: '**' } },
    allow: { to: { element: { type: 'content' } }, dependency: { kind: 'type' } },
  },
  {
    from: { element: { type: 'content' } },
    allow: { to: { element: { types: { anyOf: ['lib', 'generated'] } } } },
  },
  { from: { element: { type: 'lib' } }, allow: { to: { element: { type: 'generated' } } } },
];

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

/** Imports of the site. The patterns are further ones that a folder refuses. */
const siteImports = (...patterns) => [
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
      ...patterns,
    ],
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
    '^(\\.\\./)+((app|build|components|content|deploy|editor|generated|hooks|lib|lint|styles|system|tools)/|[\\w-]+\\.json$)',
  message: "Import what is not a test from the root: '@/build/…'.",
};

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
      'art/',
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
    plugins: { boundaries },
    settings: {
      'boundaries/elements': patterns,
    },
    rules: {
      ...accessibility.flatConfigs.recommended.rules,
      // For Safari: styles/reset.css.
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'] }],
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          message:
            'An import goes down only: app, sections of pages, shared components, hooks, lib. A shared component gets the texts of content/ as props.',
          policies: importPolicies,
        },
      ],
      // The build encodes the pictures. An image component would add its script to every page.
      '@next/next/no-img-element': 'off',
      'no-restricted-imports': siteImports(fromRoot),
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
    name: 'times in programs',
    files: ['build/**/*.ts', 'editor/**/*.ts', 'system/**/*.ts', 'tools/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', bareTime] },
  },
  {
    name: 'the part of the site that Node.js runs as well',
    files: ['content/**/*.ts', 'lib/**/*.ts'],
    rules: { 'no-restricted-imports': siteImports(relative) },
  },
  {
    name: 'programs',
    files: ['build/**/*.ts', 'editor/**/*.ts', 'system/**/*.ts', 'tools/**/*.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [relative] }] },
  },
  {
    name: 'tests',
    files: ['__tests__/**/*.{ts,tsx}', 'e2e/**/*.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [fromRootInTests] }] },
  },
  {
    name: 'an island is a root of its own',
    files: ['components/**/*.{ts,tsx}', 'hooks/**/*.{ts,tsx}'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { paths: acrossRoots }] },
  },
  {
    name: 'an island and what it uses get texts as properties; the build checks every other file that they import',
    files: ['components/**/*.island.tsx', 'components/**/use-*.ts', 'components/islands/hydrate-island.tsx'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: acrossRoots,
          patterns: [
            {
              group: ['@/content/*', '@/generated/*'],
              allowTypeImports: true,
              message: 'Every visitor would load it: pass it from the server component that uses the island.',
            },
          ],
        },
      ],
    },
  },
  {
    name: 'named exports, except where Next.js needs a default',
    files: ['components/**/*.{ts,tsx}', 'content/**/*.ts', 'hooks/**/*.{ts,tsx}', 'lib/**/*.ts'],
    rules: { 'import/no-default-export': 'error' },
  },
];

export default config;
