import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../build/project.mjs';
import { UserError } from '../build/user-error.mjs';

/** What depends on the packages of package.json and yet never reaches a browser: data and tools of a build. */
const stayHome = ['@next/env', 'baseline-browser-mapping', 'caniuse-lite', 'postcss', 'styled-jsx'];
const rule = '-'.repeat(80);

/**
 * Every package that reaches visitors (the dependencies, theirs in turn, and the fonts) with its licence, as the text of
 * public/licences.txt. The licences ask that their text goes along with the code.
 *
 * @param {string} root the project
 * @throws {UserError} for a package without a licence
 */
export function licencesText(root) {
  const readPackage = (folder) => JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
  const own = readPackage('.');
  const names = new Set();
  const visit = (name) => {
    if (names.has(name) || stayHome.includes(name)) return;
    names.add(name);
    Object.keys(readPackage(`node_modules/${name}`).dependencies ?? {}).forEach(visit);
  };
  Object.keys(own.dependencies).forEach(visit);
  Object.keys(own.devDependencies)
    .filter((name) => name.startsWith('@fontsource'))
    .forEach(visit);

  const packages = [...names].sort().map((name) => {
    const { version, license } = readPackage(`node_modules/${name}`);
    if (!license)
      throw new UserError(`licences: ${name} names no licence; ask its authors before you ship it.`);
    const folder = path.join(root, 'node_modules', name);
    const file = readdirSync(folder).find((each) => /^licen[cs]e(\.(md|txt))?$/i.test(each));
    const text = file && readFileSync(path.join(folder, file), 'utf8').trim();
    return {
      line: `${name} ${version}: ${license}`,
      text: [rule, name, rule, text ?? `The package carries no text of its licence, ${license}.`].join('\n'),
    };
  });
  const opening = 'What others wrote and this site hands on to its visitors, with many thanks.';
  const list = packages.map(({ line }) => line).join('\n');
  const all = [opening, list, ...packages.map(({ text }) => text)].join('\n\n');
  return `${all.replace(/\r\n?/g, '\n').replace(/[ \t]+$/gm, '')}\n`;
}

/** `npm run licences`, after a change of dependencies; a test compares. */
export function main() {
  writeFileSync(path.join(projectRoot, 'public/licences.txt'), licencesText(projectRoot));
  console.log('licences: public/licences.txt is written');
}
