import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { fonts } from '../build/prepare/fonts';
import { listFiles } from '../lib/node/list-files';
import { projectRoot, writeAtomically } from '../lib/node/project';

/** Packages that the pages import and no browser loads: types, and Next.js, whose scripts the build removes. */
const notShipped = /^(schema-dts|next)$/;
const rule = '-'.repeat(80);

/** The packages that the code of the pages imports. */
function importedPackages(): string[] {
  const files = ['app', 'components', 'lib'].flatMap((folder) =>
    listFiles(path.join(projectRoot, folder)).map((file) => path.join(projectRoot, folder, file)),
  );
  const code = files.filter((file) => /\.tsx?$/.test(file)).map((file) => readFileSync(file, 'utf8'));
  const names = code.join('\n').matchAll(/(?:from |import\()'((?:@\w+\/)?[a-z][\w-]*)[/']/g);
  return [...names].map(([, name = '']) => name);
}

/**
 * The text of public/licences.txt: every package that reaches visitors, with its licence. The licences require that
 * their text is published with the code.
 */
export function licencesText(): string {
  // The package of '@fontsource/marcellus/files/….woff2' is its first two parts.
  const fontPackages = Object.values(fonts).map(({ file }) => file.split('/').slice(0, 2).join('/'));
  const names = new Set([...importedPackages(), ...fontPackages]);
  const lines: string[] = [];
  const texts: string[] = [];
  // The loop also reaches names that are added while it runs.
  for (const name of names) {
    if (notShipped.test(name)) continue;
    const folder = path.join(projectRoot, 'node_modules', name);
    const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
    const { version, license, dependencies = {} } = JSON.parse(read('package.json'));
    for (const each of Object.keys(dependencies)) names.add(each);
    const file = readdirSync(folder).find((each) => /^licen[cs]e(\.(md|txt))?$/i.test(each));
    const text = file ? read(file).trim() : `The package carries no text of its licence, ${license}.`;
    lines.push(`${name} ${version}: ${license}`);
    texts.push([rule, name, rule, text].join('\n'));
  }
  const opening = 'Open-source packages in the code of this site, with their licences.';
  const all = [opening, lines.sort().join('\n'), ...texts.sort()].join('\n\n');
  return `${all.replace(/\r\n?/g, '\n').replace(/[ \t]+$/gm, '')}\n`;
}

/** `npm run licences`: run it after a change of dependencies. A test fails if the file is out of date. */
export function main(): void {
  writeAtomically(path.join(projectRoot, 'public/licences.txt'), licencesText());
  console.log('licences: public/licences.txt is written');
}
