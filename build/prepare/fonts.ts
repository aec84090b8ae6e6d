import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { writeWhole } from '../project';

/** The fonts that app/layout.tsx loads, by the name of their file in generated/fonts/. */
export const fonts: Record<string, { file: string; wght?: { min: number; max: number } }> = {
  display: { file: '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2' },
  text: {
    file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    // The weights in use; this is a variable font.
    wght: { min: 400, max: 600 },
  },
};

/** The display font for text in pictures: its family name, and its file in the project. */
export const drawingFont = { name: 'Marcellus', file: 'generated/fonts/display.ttf' };

/** Characters that visitors type or components contain. Those of the content are added. */
const always =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;!?\'"()-/%+@&' + '’‘“”–…₹©';

/**
 * Writes subsets of the fonts to generated/fonts/: only the characters in the content and the weights in the styles,
 * half the bytes. The next build adds new characters. A character that a font lacks is shown in the fallback font.
 */
export async function makeFonts(root: string, content: unknown): Promise<void> {
  const text = always + allTexts(content);
  for (const [name, { file, wght }] of Object.entries(fonts)) {
    const whole = readFileSync(createRequire(path.join(root, 'package.json')).resolve(file));
    const part = await subsetFont(whole, text, {
      targetFormat: 'woff2',
      ...(wght && { variationAxes: { wght } }),
    });
    writeWhole(path.join(root, `generated/fonts/${name}.woff2`), part);
    // Programs that draw pictures cannot read WOFF2.
    if (name === 'display')
      writeWhole(path.join(root, drawingFont.file), await subsetFont(whole, text, { targetFormat: 'sfnt' }));
  }
}

function allTexts(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null ? Object.values(value).map(allTexts).join('') : '';
}
