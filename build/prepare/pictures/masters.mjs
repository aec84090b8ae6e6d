import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { compare } from '../../project.mjs';
import { UserError } from '../../user-error.mjs';

const readable = new Set(['.jpg', '.jpeg', '.png', '.webp', '.avif']);
const convertible = new Set([
  '.heic',
  '.heif',
  '.tif',
  '.tiff',
  '.gif',
  '.bmp',
  '.psd',
  '.dng',
  '.cr2',
  '.nef',
  '.svg',
]);

/**
 * Every master below a folder.
 * @param {string} folder path of content/pictures
 * @returns {{ name: string, isPhone: boolean, file: string }[]} sorted by name, the phone framing after the wide one
 * @throws {UserError} for a name that is used twice, cannot stand in an address, or has an unknown format
 */
export function findMasters(folder) {
  if (!existsSync(folder)) {
    throw new UserError(`${folder} does not exist. The pictures belong there, for example hero/arrival.jpg.`);
  }
  const masters = [];
  const problems = [];
  const seen = new Map();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue;
    const file = path.join(entry.parentPath ?? entry.path, entry.name);
    const relative = path.relative(folder, file).split(path.sep).join('/');
    const extension = path.extname(entry.name).toLowerCase();
    if (convertible.has(extension)) {
      problems.push(`${relative}: browsers and this build do not read ${extension}. Save it as JPEG or PNG.`);
    }
    if (!readable.has(extension)) continue;

    const stem = relative.slice(0, -extension.length);
    const isPhone = stem.endsWith('.phone');
    const name = isPhone ? stem.slice(0, -'.phone'.length) : stem;
    if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(name)) {
      problems.push(`${relative}: use lower-case letters, digits and dashes only in the name.`);
      continue;
    }
    const twin = seen.get(stem);
    if (twin) {
      problems.push(`${twin} and ${relative} have the same name. Delete the one that should not be shown.`);
      continue;
    }
    seen.set(stem, relative);
    masters.push({ name, isPhone, file });
  }
  for (const { name, isPhone, file } of masters) {
    if (isPhone && !seen.has(name)) {
      const wide = `${name}.jpg`;
      problems.push(`${path.relative(folder, file)}: there is no wide picture beside it. Add ${wide}.`);
    }
  }
  if (problems.length > 0) throw new UserError(problems.sort().join('\n'));
  return masters.sort((a, b) => compare(a.name, b.name) || Number(a.isPhone) - Number(b.isPhone));
}
