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
    // The weights in use, of a variable font.
    wght: { min: 400, max: 600 },
  },
};

/** The display face for words in pictures: its own name, and its file below the project. */
export const drawingFont = { name: 'Marcellus', file: 'generated/fonts/display.ttf' };

/** What visitors type and components say by themselves; the content adds its own. */
const always =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;!?\'"()-/%+@&' + '’‘“”–…₹©';

/**
 * Makes generated/fonts/ of the characters that the content uses, and of the weights that the styles use: half the bytes. A
 * new character in the content is in them with the next build; one that the font itself lacks comes from the fallback.
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
    // Programs that draw pictures read no WOFF2.
    if (name === 'display')
      writeWhole(path.join(root, drawingFont.file), await subsetFont(whole, text, { targetFormat: 'sfnt' }));
  }
}

function allTexts(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null ? Object.values(value).map(allTexts).join('') : '';
}
