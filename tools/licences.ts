import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../build/project';
import { UserError } from '../build/user-error';

/** The packages of package.json whose code or fonts visitors load. */
export const shipped = [
  ...['@emailjs/browser', '@fontsource-variable/figtree', '@fontsource/marcellus', 'clsx', 'framer-motion'],
  ...['embla-carousel', 'embla-carousel-fade', 'embla-carousel-react', 'next', 'react', 'react-dom'],
  ...['workbox-core', 'workbox-expiration', 'workbox-navigation-preload', 'workbox-precaching'],
  ...['workbox-routing', 'workbox-strategies'],
];
/** Their dependencies that no browser loads: data and tools of the build. */
const buildOnly = ['@next/env', 'baseline-browser-mapping', 'caniuse-lite', 'postcss', 'styled-jsx'];
const rule = '-'.repeat(80);

/**
 * Every package that reaches visitors, with its licence, as the text of public/licences.txt. The licences ask that their
 * text goes along with the code.
 *
 * @param root the project
 * @throws {UserError} for a package without a licence
 */
export function licencesText(root: string): string {
  const names = new Set(shipped);
  const lines: string[] = [];
  const texts: string[] = [];
  // A set also visits what is added to it meanwhile.
  for (const name of names) {
    const folder = path.join(root, 'node_modules', name);
    const {
      version,
      license,
      dependencies = {},
    } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
      version: string;
      license?: string;
      dependencies?: Record<string, string>;
    };
    if (!license)
      throw new UserError(`licences: ${name} names no licence; ask its authors before you ship it.`);
    for (const each of Object.keys(dependencies)) if (!buildOnly.includes(each)) names.add(each);
    const file = readdirSync(folder).find((each) => /^licen[cs]e(\.(md|txt))?$/i.test(each));
    const text = file
      ? readFileSync(path.join(folder, file), 'utf8').trim()
      : `The package carries no text of its licence, ${license}.`;
    lines.push(`${name} ${version}: ${license}`);
    texts.push([rule, name, rule, text].join('\n'));
  }
  const opening = 'Open-source packages in the code of this site, with their licences.';
  const all = [opening, lines.sort().join('\n'), ...texts.sort()].join('\n\n');
  return `${all.replace(/\r\n?/g, '\n').replace(/[ \t]+$/gm, '')}\n`;
}

/** `npm run licences`, after a change of dependencies; a test compares. */
export function main(): void {
  writeFileSync(path.join(projectRoot, 'public/licences.txt'), licencesText(projectRoot));
  console.log('licences: public/licences.txt is written');
}
