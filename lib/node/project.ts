import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import { browserslist } from '../../package.json';

/** The folder of package.json. */
export const projectRoot = path.resolve(__dirname, '../..');

/** The oldest browsers in package.json, in the form that esbuild uses: 'safari15.6'. */
export const oldestBrowsers = browserslist.map((name) => name.replace('ios_saf', 'ios').replace(' ', ''));

/** Hexadecimal SHA-256 of all texts or buffers in order. */
export function sha256(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}

/** Whether a file exists and contains exactly this text. */
export const hasText = (file: string, text: string) =>
  fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text;

/** Writes a file atomically: an interrupted build leaves no partial file. */
export function writeAtomically(file: string, content: string | Buffer): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.part`;
  fs.writeFileSync(draft, content);
  fs.renameSync(draft, file);
}
