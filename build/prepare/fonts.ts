import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import subsetFont from 'subset-font';

import { writeAtomically } from '../../lib/node/project';

interface Font {
  /** The whole font, in a package. */
  file: string;
  /** The weights in use, of a variable font. */
  wght?: { min: number; max: number };
  /** The characters that the font is for. Default: all. */
  only?: RegExp;
}

/**
 * The fonts of app/layout.tsx and styles/malayalam-font.css, by the name of their file in generated/fonts/. The metrics
 * of their fallback fonts are in styles/fallback-fonts.css.
 */
export const fonts: Record<string, Font> = {
  display: { file: '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2' },
  text: {
    file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    wght: { min: 400, max: 600 },
  },
  malayalam: {
    file: '@fontsource/noto-sans-malayalam/files/noto-sans-malayalam-malayalam-400-normal.woff2',
    // With the joiners, which are part of Malayalam words.
    only: /[\u0d00-\u0d7f\u200c\u200d]/g,
  },
};

/** The display font for text in pictures: its family name, and its file in the project. */
export const drawingFont = { name: 'Marcellus', file: 'generated/fonts/display.ttf' };

/** Characters that visitors type or components contain. The characters of the content are added. */
const always =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;!?\'"()-/%+@&' + '’‘“”–…₹©';

/**
 * Writes subsets of the fonts to generated/fonts/: only the characters in the content and the weights in the styles,
 * half the bytes. The next build adds new characters. A character that a font lacks is shown in the fallback font.
 */
export async function makeFonts(root: string, content: unknown): Promise<void> {
  const text = always + allTexts(content);
  for (const [name, { file, wght, only }] of Object.entries(fonts)) {
    const whole = readFileSync(createRequire(path.join(root, 'package.json')).resolve(file));
    const part = await subsetFont(whole, only ? (text.match(only) ?? []).join('') : text, {
      targetFormat: 'woff2',
      ...(wght && { variationAxes: { wght } }),
    });
    writeAtomically(path.join(root, `generated/fonts/${name}.woff2`), part);
    // Programs that draw pictures cannot read WOFF2.
    if (name === 'display')
      writeAtomically(
        path.join(root, drawingFont.file),
        await subsetFont(whole, text, { targetFormat: 'sfnt' }),
      );
  }
}

function allTexts(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null ? Object.values(value).map(allTexts).join('') : '';
}
