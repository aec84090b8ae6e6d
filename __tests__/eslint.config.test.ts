/** @jest-environment node */
import { projectRoot } from '@/lib/node/project';

import { testLintRows, type LintRow } from './support/lint-rows';

const importOf = (name: string, from: string) => `import { ${name} } from '${from}';\n\n${name}();\n`;
const importType = (name: string, from: string) =>
  `import type { ${name} } from '${from}';\n\nexport type Own = ${name};\n`;
const element = (attributes: string, name = 'div') =>
  `export const Part = () => <${name} ${attributes} />;\n`;
const classes = (length: number) => 'p-1 '.repeat(length).slice(0, length);

const down = 'An import goes down only';
const textsAsProps = 'A shared component gets the texts of content/ as properties';
const everyVisitor = 'Every visitor would load it';
const ownRoot = 'An island is a root of its own';
const colours = 'Colours have names';
const long = 'More than 200 characters';
const fromRoot = 'Import it from the root';
const relative = 'import with a relative path';
const nothingOutside = 'whose text becomes an inline script';
const newer = 'is newer than a supported browser';

const rows: LintRow[] = [
  // The layers. The near miss is the same import from a higher layer, or one of a lower layer.
  [
    down,
    'components/carousel/x.tsx',
    importOf('Hero', '@/components/home/hero/hero'),
    importOf('IslandIcon', '@/components/icon/island-icon'),
  ],
  [
    down,
    'components/home/x.tsx',
    importOf('canonical', '@/app/_seo/metadata'),
    importOf('hotels', '@/content/hotels'),
  ],
  [
    down,
    'hooks/use-x.ts',
    importOf('IslandIcon', '@/components/icon/island-icon'),
    importOf('clamp', '@/lib/format'),
  ],
  [
    down,
    'lib/x.ts',
    importType('Hotel', '../content/hotels'),
    importOf('pictures', '../generated/pictures.json'),
  ],
  [
    down,
    'content/x.ts',
    importOf('IslandIcon', '../components/icon/island-icon'),
    importOf('formatTime', '../lib/format'),
  ],
  [
    down,
    'build/prepare/x.ts',
    importOf('edit', '../../editor/edit'),
    importOf('hotels', '../../content/hotels'),
  ],
  [
    down,
    'editor/x.ts',
    importOf('start', '../tools/start'),
    importOf('start', '../tools/start'),
    'tools/x.ts',
  ],
  [
    'Only content/ and lib/',
    'app/x.ts',
    importOf('a', '@/generated/hotels'),
    importOf('a', '@/lib/pictures'),
  ],

  // Texts of shared components. The near miss is a type, or a component that can import them.
  [
    textsAsProps,
    'components/carousel/x.tsx',
    importOf('hotels', '@/content/hotels'),
    importType('Hotel', '@/content/hotels'),
  ],
  [
    textsAsProps,
    'components/carousel/x.tsx',
    importOf('hotels', '@/content/hotels'),
    importOf('hotels', '@/content/hotels'),
    'components/home/x.tsx',
  ],
  [
    textsAsProps,
    'components/tabs/x.tsx',
    importOf('labels', '@/content/labels'),
    importOf('labels', '@/content/labels'),
    'components/footer/x.tsx',
  ],

  // What an island and its hooks import.
  [
    everyVisitor,
    'components/home/x.island.tsx',
    importOf('hotels', '@/content/hotels'),
    importType('Hotel', '@/content/hotels'),
  ],
  [
    everyVisitor,
    'components/home/use-x.ts',
    importOf('pictures', '@/generated/pictures.json'),
    importOf('clamp', '@/lib/format'),
  ],
  [
    everyVisitor,
    'components/home/x.island.tsx',
    importOf('labels', '@/content/labels'),
    importOf('labels', '@/content/labels'),
    'components/home/x.tsx',
  ],
  [ownRoot, 'components/tabs/x.tsx', importOf('useId', 'react'), importOf('useState', 'react')],
  [ownRoot, 'components/tabs/x.island.tsx', importOf('createContext', 'react'), importOf('useRef', 'react')],
  [ownRoot, 'hooks/use-x.ts', importOf('useContext', 'react'), importOf('useEffect', 'react')],
  [
    'cannot render a portal',
    'components/tabs/x.tsx',
    importOf('createPortal', 'react-dom'),
    importOf('flushSync', 'react-dom'),
  ],

  // Packages.
  [
    'weighs 40 KB',
    'components/tabs/x.tsx',
    importOf('motion', 'framer-motion'),
    importOf('animate', 'framer-motion'),
  ],
  [
    'the full motion component',
    'components/tabs/x.tsx',
    importOf('div', 'framer-motion/client'),
    importOf('div', 'framer-motion/m'),
  ],
  [
    'no scripts of Next.js',
    'app/x.tsx',
    importOf('Link', 'next/link'),
    importOf('notFound', 'next/navigation'),
  ],
  [
    'no scripts of Next.js',
    'components/tabs/x.tsx',
    importOf('Image', 'next/image'),
    importOf('Picture', '@/components/picture/picture'),
  ],
  [
    'reads each file once',
    'components/home/x.tsx',
    importOf('labels', '@/content/labels.json'),
    importOf('labels', '@/content/labels'),
  ],

  // What inline scripts use. The near misses are a parameter, a type, and a use outside of functions.
  [
    nothingOutside,
    'components/tabs/x.inline.ts',
    "import { clamp } from '@/lib/format';\n\nexport function run() {\n  clamp();\n}\n",
    'export function run(clamp: () => void) {\n  clamp();\n}\n',
  ],
  [
    nothingOutside,
    'components/tabs/x.inline.ts',
    'const rest = () => {};\nexport const run = () => [1].forEach(() => rest());\n',
    'const run = () => {};\nexport const code = `(${run})()`;\n',
  ],
  [
    nothingOutside,
    'components/tabs/x.inline.ts',
    importOf('clamp', '@/lib/format') + 'export const run = () => clamp();\n',
    importType('Tab', '@/lib/format') + 'export const run = (tab: Tab) => tab;\n',
  ],

  // How a path is written.
  [fromRoot, 'components/tabs/x.tsx', importOf('Tab', './tab'), "import './tabs.css';\n"],
  [fromRoot, 'app/x.tsx', importOf('Tab', '../components/tabs/tab'), "import '../styles/index.css';\n"],
  [relative, 'content/x.ts', importOf('formatTime', '@/lib/format'), importOf('formatTime', '../lib/format')],
  [relative, 'build/x.ts', importOf('formatTime', '@/lib/format'), importOf('formatTime', '../lib/format')],
  [
    'Import what is not a test',
    '__tests__/lib/x.test.ts',
    importOf('formatTime', '../../lib/format'),
    importOf('page', '../support/dom'),
  ],
  [
    'Import what is not a test',
    'e2e/x.spec.ts',
    importOf('engines', '../package.json'),
    importOf('test', './support/test'),
  ],

  // Utilities and colours.
  [
    long,
    'components/tabs/x.tsx',
    element(`className="${classes(201)}"`),
    element(`className="${classes(200)}"`),
  ],
  [
    long,
    'components/tabs/x.tsx',
    element(`className={clsx(\`${classes(201)}\`, 'a')}`),
    element(`title="${classes(201)}"`),
  ],
  [colours, 'components/tabs/x.tsx', element('className="bg-[#fff]"'), element('className="bg-sand [#fff]"')],
  [
    colours,
    'components/tabs/x.tsx',
    element('className={`text-[rgb(1_2_3)] ${a}`}'),
    element('className={`text-[12px] ${a}`}'),
  ],
  [
    colours,
    'components/tabs/x.tsx',
    element('className="border-[red]"'),
    element('className="border-[2px]"'),
  ],
  [colours, 'components/tabs/x.tsx', element('fill="#fff"', 'path'), element('fill="url(#lamp)"', 'path')],
  [
    colours,
    'components/tabs/x.tsx',
    element('stroke="red"', 'path'),
    element('stroke="currentColor"', 'path'),
  ],
  [
    'No style sets this custom property',
    'components/tabs/x.tsx',
    element('className="bg-(--color-sands)"'),
    element('className="bg-(--color-sand)"'),
  ],
  ['Use a class', 'components/tabs/x.tsx', element('style={{ margin: 0 }}'), element('className="m-0"')],
  [
    'becomes a style attribute',
    'components/tabs/x.tsx',
    element('style={{ margin: 0 }}', 'Tab'),
    element('className="m-0"', 'Tab'),
  ],

  [
    'Prefer named exports',
    'components/tabs/x.tsx',
    'export default function Tab() {}\n',
    'export default function Page() {}\n',
    'app/page.tsx',
  ],
  [
    'Promises must be awaited',
    'lib/json.ts',
    'export const run = (load: () => Promise<void>) => {\n  load();\n};\n',
    'export const run = (load: () => Promise<void>) => {\n  void load();\n};\n',
  ],
  [
    'Promise returned in function argument',
    'lib/json.ts',
    'setTimeout(async () => close());\n',
    'setTimeout(() => close());\n',
  ],
  [
    'This assertion is unnecessary',
    'lib/json.ts',
    'export const name = (text: string) => text!;\n',
    'export const name = (text?: string) => text!;\n',
  ],
  // What the oldest supported browsers lack: a function of an object, a static one, one of JavaScript, an attribute.
  [
    newer,
    'lib/json.ts',
    'export const send = (form: HTMLFormElement) => form.requestSubmit();\n',
    'export const send = (form: HTMLFormElement) => form.submit();\n',
  ],
  [
    newer,
    'lib/json.ts',
    'export const signal = () => AbortSignal.timeout(1);\n',
    'export const signal = () => new AbortController().signal;\n',
  ],
  [
    newer,
    'lib/json.ts',
    'export const sorted = (all: number[]) => all.toSorted();\n',
    'export const sorted = (all: number[]) => all.at(0);\n',
  ],
  [newer, 'components/carousel/carousel-slide.tsx', element('name="a"', 'details'), element('inert')],
  ['A number has its unit', 'lib/x.ts', 'setTimeout(close, 300);\n', 'setTimeout(close, CLOSE_MS);\n'],
  ['A number has its unit', 'tools/x.ts', 'setInterval(close, 300);\n', 'setTimeout(close);\n'],
  ['comment length', 'build/x.ts', `// ${'long '.repeat(24)}\n`, `// ${'long '.repeat(23)}\n`],
];

testLintRows(
  rows,
  () => projectRoot,
  `import { ESLint } from 'eslint';
   // Only a file that exists has types.
   const withoutTypes = {
     files: ['**/{,use-}x.*'],
     languageOptions: { parserOptions: { projectService: false } },
     rules: Object.fromEntries(
       ['no-floating-promises', 'no-misused-promises', 'no-unnecessary-type-assertion'].map((name) => [
         \`@typescript-eslint/\${name}\`,
         'off',
       ]),
     ),
   };
   const eslint = new ESLint({ overrideConfig: withoutTypes });
   found = [];
   for (const [filePath, code] of sources) {
     const [{ messages }] = await eslint.lintText(code, { filePath });
     if (messages.some(({ fatal }) => fatal)) throw new Error(code);
     found.push(messages.map(({ message }) => message));
   }`,
);
