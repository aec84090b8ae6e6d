/**
 * Writes public/licences.txt: what others wrote and visitors load, under which licence, with its text.
 *
 *   npm run licences
 *
 * The licences ask that their text goes along with the code. Run it after a change of dependencies; a test compares.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isRunDirectly, projectRoot } from '../build/project.mjs';
import { UserError, reportFailure } from '../build/user-error.mjs';

/** What depends on the packages of package.json and yet never reaches a browser. */
const stayHome = new Map([
  ['@next/env', 'reads the environment of a build'],
  ['baseline-browser-mapping', 'data for a build'],
  ['caniuse-lite', 'data for a build'],
  ['postcss', 'makes style sheets in a build'],
  ['nanoid', 'belongs to postcss'],
  ['picocolors', 'belongs to postcss'],
  ['source-map-js', 'belongs to postcss'],
  ['styled-jsx', 'styles that this site does not use'],
  ['client-only', 'belongs to styled-jsx'],
]);

/** Packages of files that app/layout.tsx names: the fonts. */
function fontPackages(root) {
  const layout = readFileSync(path.join(root, 'app/layout.tsx'), 'utf8');
  return [...layout.matchAll(/node_modules\/(@[^/]+\/[^/]+)\//g)].map(([, name]) => name);
}

/**
 * Every package that reaches visitors: the dependencies, theirs in turn, and the fonts.
 *
 * @param {string} root the project
 * @returns {{ name: string, version: string, licence: string, text: string }[]} sorted by name
 * @throws {UserError} for a package without a licence
 */
export function shippedPackages(root) {
  const names = new Set(fontPackages(root));
  const visit = (name) => {
    if (names.has(name) || stayHome.has(name)) return;
    names.add(name);
    Object.keys(readPackage(root, name).dependencies ?? {}).forEach(visit);
  };
  Object.keys(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).dependencies).forEach(visit);
  return [...names].sort().map((name) => {
    const { version, license } = readPackage(root, name);
    const folder = path.join(root, 'node_modules', name);
    const file = readdirSync(folder).find((each) => /^licen[cs]e(\.(md|txt))?$/i.test(each));
    if (!license)
      throw new UserError(`licences: ${name} names no licence; ask its authors before you ship it.`);
    return {
      name,
      version,
      licence: license,
      text: file ? readFileSync(path.join(folder, file), 'utf8').trim() : '',
    };
  });
}

/** The text of public/licences.txt. */
export function licencesText(packages) {
  const rule = '-'.repeat(80);
  const list = packages.map(({ name, version, licence }) => `${name} ${version}: ${licence}`);
  const parts = packages.map(({ name, text, licence }) =>
    [rule, name, rule, text || `The package carries no text of its licence, ${licence}.`].join('\n'),
  );
  const opening = 'What others wrote and this site hands on to its visitors, with many thanks.';
  const text = [opening, list.join('\n'), ...parts].join('\n\n');
  return `${text.replace(/\r\n?/g, '\n').replace(/[ \t]+$/gm, '')}\n`;
}

function readPackage(root, name) {
  const file = path.join(root, 'node_modules', name, 'package.json');
  if (!existsSync(file)) throw new UserError(`licences: ${name} is not installed; run \`npm ci\`.`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

if (isRunDirectly(import.meta.url)) {
  try {
    const packages = shippedPackages(projectRoot);
    writeFileSync(path.join(projectRoot, 'public/licences.txt'), licencesText(packages));
    console.log(`licences: ${packages.length} packages are listed in public/licences.txt`);
  } catch (error) {
    reportFailure(error);
  }
}
