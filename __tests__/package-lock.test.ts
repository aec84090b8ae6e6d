/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Locked {
  version?: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  hasInstallScript?: boolean;
}
const read = (file: string) => readFileSync(path.join(__dirname, '..', file), 'utf8');
const { packages }: { packages: Record<string, Locked> } = JSON.parse(read('package-lock.json'));

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

test('packages that need each other in their own version are updated together', () => {
  const lists = [...read('.github/dependabot.yml').matchAll(/patterns: \[(.*)\]/g)];
  const groups = lists.map(
    ([, list = '']) => new RegExp(`^(${list.replace(/[', ]+/g, '|').replaceAll('*', '.*')})$`),
  );
  const own = { ...packages['']?.dependencies, ...packages['']?.devDependencies };
  const apart = Object.entries(own).flatMap(([name, version]) => {
    const { dependencies, peerDependencies } = packages[`node_modules/${name}`]!;
    return Object.entries({ ...dependencies, ...peerDependencies })
      .filter(([other, needed]) => needed === version && own[other] === version)
      .filter(([other]) => !groups.some((group) => group.test(name) && group.test(other)))
      .map(([other]) => `${name} and ${other}`);
  });
  expect(apart).toEqual([]);
});
