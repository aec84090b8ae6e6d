/** @jest-environment node */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { projectRoot } from '@/lib/node/project';

import { testLintRows, type LintRow } from './support/lint-rows';

/** A small project. Class names are read from its sources. */
const files: Record<string, string> = {
  'styles/tokens.css': '@theme { --color-sand: #e8dcc6; }',
  'styles/base.css': '@keyframes rise { to { top: 0; } }',
  'components/footer/footer.css': '.footer { margin: 0; } .js .footer-link { margin: 0; }',
  'components/footer/footer.tsx': `<footer className="footer"><a className="footer-link">${'x'}</a></footer>`,
  'components/card/card.css': '.card { margin: 0; }',
  'components/card/card.tsx': `
    import { picture } from '@/components/picture/mosaic';
    /* A card with a ribbon. */
    // The 'corner' is cut.
    const kind = isWide ? 'wide' : "narrow";
    <div className={clsx('card', kind, \`tone-\${tone}\`)}><p className="note lg:[grid-area:area] sm:cut footer" /></div>`,
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'site-test-'));
  for (const name of [
    'app',
    'build/prepare/pictures',
    'styles',
    'lint',
    'components/footer',
    'components/card',
  ])
    mkdirSync(path.join(folder, name), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  for (const name of [
    'package.json',
    'stylelint.config.mjs',
    ...['browser-floor', 'custom-properties', 'files-below'].map((list) => `lint/${list}.mjs`),
  ])
    copyFileSync(path.join(projectRoot, name), path.join(folder, name));
  symlinkSync(path.join(projectRoot, 'node_modules'), path.join(folder, 'node_modules'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const card = 'components/card/card.css';
const styleOf = (selector: string) => `${selector} {\n  margin: 0;\n}\n`;
const colour = (value: string) => `.card {\n  color: ${value};\n}\n`;
const notOwn = 'is not a class of components/';
const animation = (value: string, property = 'animation') => `.card {\n  ${property}: ${value};\n}\n`;
const noKeyFrames = 'no style sheet has these key frames';
const noName = 'A colour has a name';
const touch = 'stays after a tap';

const newer = (feature: string) => `${feature} is newer than a supported browser`;

const rows: LintRow[] = [
  // What the oldest supported browsers lack, without anything else for them.
  [
    newer('css.types.length.lh'),
    card,
    '.card {\n  min-height: 2lh;\n}\n',
    '.card {\n  min-height: 2em;\n}\n',
  ],
  [
    newer('css.properties.content.alt_text'),
    card,
    ".card {\n  content: attr(title) / '';\n}\n",
    ".card {\n  content: attr(title);\n  content: attr(title) / '';\n}\n",
  ],
  [
    newer('css.properties.overflow.clip'),
    card,
    '.card {\n  overflow: clip;\n}\n',
    '@supports (overflow: clip) {\n  .card {\n    overflow: clip;\n  }\n}\n',
  ],
  [
    newer('css.selectors.has'),
    card,
    styleOf(".card,\n.card:not([title='a'], :has(.note))"),
    styleOf('.card,\n.card:is(.note)'),
  ],
  // Classes: they are in the sources beside the sheet.
  [notOwn, card, styleOf('.missing'), styleOf('.card')],
  [notOwn, 'components/footer/footer.css', styleOf('.card'), styleOf('.footer')],
  // One with its style in another folder, also where a source beside it sets it.
  [notOwn, card, styleOf('.footer'), styleOf('.note')],
  // Words of comments, paths and values are no classes; words of any string are.
  [notOwn, card, styleOf('.ribbon'), styleOf('.wide')],
  [notOwn, card, styleOf('.corner'), styleOf('.narrow')],
  [notOwn, card, styleOf('.mosaic'), styleOf('.js .card')],
  [notOwn, card, styleOf('.area'), styleOf('.card.on-dark')],
  [notOwn, card, styleOf('.cut'), styleOf('.card .note')],
  // A class that is set in part.
  [notOwn, card, styleOf('.tone'), styleOf('.tone-light')],
  ['is a class of a component', 'styles/page.css', styleOf('.card'), styleOf('.page')],

  [touch, card, styleOf('.card:hover'), `@media (hover: hover) {\n  ${styleOf('.card:hover')}}\n`],
  [touch, card, styleOf('.card:is(:hover)'), styleOf('.card:is(:hover, :focus-within)')],
  [touch, card, styleOf('.card:hover:focus'), styleOf('.card:not(:hover, :active)')],
  [
    touch,
    card,
    `@media (width > 1px) {\n  ${styleOf('.card:hover')}}\n`,
    `@media (hover: hover) {\n  @supports (color: red) {\n    ${styleOf('.card:hover')}  }\n}\n`,
  ],

  [noName, card, colour('#123456'), colour('var(--color-sand)')],
  [noName, card, colour('rgb(1 2 3)'), colour('color-mix(in srgb, var(--color-sand), transparent)')],
  [noName, card, colour('oklch(0.5 0.1 20)'), colour('currentcolor')],
  [noName, card, colour('red'), '.card {\n  mask: linear-gradient(black, transparent);\n}\n'],
  [noName, card, colour('#123456'), colour('#123456'), 'styles/tokens.css'],

  // Key frames: they can be in any sheet.
  [noKeyFrames, card, animation('rises 1s'), animation('rise 1s')],
  [noKeyFrames, card, animation('rise 1s, fall 1s'), animation('rise 1s cubic-bezier(0, 1, 0, 1), rise 2s')],
  [noKeyFrames, card, animation('rises', 'animation-name'), animation('none')],
  [noKeyFrames, card, animation('1s rise'), animation('var(--arrival, none) 1s')],

  ['No style sets this custom property', card, colour('var(--color-sands)'), colour('var(--color-sand)')],
  [
    "Tailwind's own",
    card,
    '@keyframes spin {\n  to { margin: 0; }\n}\n',
    '@keyframes spin-once {\n  to { margin: 0; }\n}\n',
  ],
];

testLintRows(
  rows,
  () => folder,
  `import stylelint from 'stylelint';
   found = await Promise.all(sources.map(async ([codeFilename, code]) => {
     const { results } = await stylelint.lint({ code, codeFilename: process.cwd() + '/' + codeFilename });
     if (results[0].warnings.some(({ rule }) => rule === 'CssSyntaxError')) throw new Error(code);
     return results[0].warnings.map(({ text }) => text);
   }));`,
);
