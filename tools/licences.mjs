import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../build/project.mjs';
import { UserError } from '../build/user-error.mjs';

/** What depends on the packages of package.json and yet never reaches a browser: data and tools of a build. */
const stayHome = ['@next/env', 'baseline-browser-mapping', 'caniuse-lite', 'postcss', 'styled-jsx'];

/**
 * Every package that reaches visitors (the dependencies, theirs in turn, and the fonts that build/prepare/fonts.mjs names) with
 * its licence, as the text of public/licences.txt. The licences ask that their text goes along with the code.
 *
 * @param {string} root the project
 * @throws {UserError} for a package without a licence
 */
export function licencesText(root) {
  const fonts = readFileSync(path.join(root, 'build/prepare/fonts.mjs'), 'utf8');
  const names = new Set([...fonts.matchAll(/'(@fontsource[^/]*\/[^/]+)\//g)].map(([, name]) => name));
  const visit = (name) => {
    if (names.has(name) || stayHome.includes(name)) return;
    names.add(name);
    Object.keys(readPackage(root, name).dependencies ?? {}).forEach(visit);
  };
  Object.keys(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).dependencies).forEach(visit);

  const packages = [...names].sort().map((name) => {
    const { version, license } = readPackage(root, name);
    if (!license)
      throw new UserError(`licences: ${name} names no licence; ask its authors before you ship it.`);
    const folder = path.join(root, 'node_modules', name);
    const file = readdirSync(folder).find((each) => /^licen[cs]e(\.(md|txt))?$/i.test(each));
    const text = file && readFileSync(path.join(folder, file), 'utf8').trim();
    return {
      name,
      version,
      license,
      text: text ?? `The package carries no text of its licence, ${license}.`,
    };
  });
  const rule = '-'.repeat(80);
  const parts = [
    'What others wrote and this site hands on to its visitors, with many thanks.',
    packages.map(({ name, version, license }) => `${name} ${version}: ${license}`).join('\n'),
    ...packages.map(({ name, text }) => [rule, name, rule, text].join('\n')),
  ];
  return `${parts
    .join('\n\n')
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t]+$/gm, '')}\n`;
}

function readPackage(root, name) {
  const file = path.join(root, 'node_modules', name, 'package.json');
  if (!existsSync(file)) throw new UserError(`licences: ${name} is not installed; run \`npm ci\`.`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** `npm run licences`, after a change of dependencies; a test compares. */
export function main() {
  writeFileSync(path.join(projectRoot, 'public/licences.txt'), licencesText(projectRoot));
  console.log('licences: public/licences.txt is written');
}
