/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Locked {
  optionalDependencies?: Record<string, string>;
  hasInstallScript?: boolean;
}
const { packages }: { packages: Record<string, Locked> } = JSON.parse(
  readFileSync(path.join(__dirname, '../package-lock.json'), 'utf8'),
);

/** Whether Node.js, when a package of the lockfile imports another, would find that one in the lockfile. */
function isLocked(place: string, name: string): boolean {
  for (let folder = place; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
    if (packages[`${folder}${folder && '/'}node_modules/${name}`]) return true;
    if (folder === '') return false;
  }
}

test('the lockfile contains the binaries of all systems, not only of the one that wrote it', () => {
  const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => place !== '' && !isLocked(place, name)),
  );
  expect(missing).toEqual([]);
});

test('only packages named in SECURITY.md have an install script', () => {
  const running = Object.keys(packages).filter((place) => packages[place]?.hasInstallScript);
  expect(running).toEqual(['node_modules/@parcel/watcher', 'node_modules/esbuild']);
});
