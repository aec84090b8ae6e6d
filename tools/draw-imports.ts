import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { projectRoot, writeAtomically } from '../lib/node/project';
import { UserError } from '../lib/node/user-error';
import { layers } from '../lint/layers.mjs';

/** The document with the picture, which is its only Mermaid block. */
const DOCUMENT = 'docs/architecture.md';
const block = /^```mermaid\n[^]*?^```$/m;

const names = layers.map(({ name }) => name);
const topFolders = [
  ...new Set(layers.flatMap(({ folders }) => folders.map((folder) => folder.split('/')[0]!))),
];

/** The layer of a file: 'components/home/hero/hero.tsx' is a section. Undefined for packages. */
const layerOf = (file: string) =>
  layers.find(({ folders }) => folders.some((folder) => file.startsWith(`${folder}/`)))?.name;

interface Import {
  from: string;
  to: string;
  isType: boolean;
}

/**
 * The files of the layers, and all imports between them.
 *
 * @throws {UserError} when files import each other in a circle
 */
async function readImports(): Promise<{ files: string[]; imports: Import[] }> {
  const [{ cruise }, { default: readTypeScriptConfig }] = await Promise.all([
    import('dependency-cruiser'),
    import('dependency-cruiser/config-utl/extract-ts-config'),
  ]);
  const { output } = await cruise(
    topFolders,
    {
      baseDir: projectRoot,
      doNotFollow: { path: 'node_modules' },
      // Style sheets, and lists that the build makes of files in content/.
      exclude: { path: String.raw`\.css$|^generated/` },
      tsConfig: { fileName: 'tsconfig.json' },
      tsPreCompilationDeps: 'specify',
      validate: true,
      ruleSet: { forbidden: [{ name: 'circle', severity: 'error', from: {}, to: { circular: true } }] },
    },
    undefined,
    { tsConfig: readTypeScriptConfig(path.join(projectRoot, 'tsconfig.json')) },
  );
  if (typeof output === 'string') throw new Error(output);
  const [circle] = output.summary.violations;
  if (circle)
    throw new UserError(
      `These files import each other in a circle: ${[circle.from, ...(circle.cycle ?? []).map(({ name }) => name)].join(', ')}. ` +
        'Move what both need into a file of its own.',
    );
  const imports = output.modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved, dependencyTypes }) => ({
      from: source,
      to: resolved,
      isType: dependencyTypes.includes('type-only'),
    })),
  );
  return { files: output.modules.map(({ source }) => source), imports };
}

/** Layers of which every file is imported by another one: nothing starts there, apart from the service workers. */
const imported = /^(components|content|hooks|lib|system)\/(?!.*(-worker|\.d)\.ts$)/;

/** @throws {UserError} when nothing imports a file: a component that no page shows, for example */
export function checkUse(files: string[], imports: Import[]): void {
  const used = new Set(imports.map(({ to }) => to));
  const unused = files.filter((file) => imported.test(file) && !used.has(file));
  if (unused.length > 0)
    throw new UserError(`Nothing imports ${unused.join(', ')}. Use what is there, or delete it.`);
}

/** The neighbouring folders of an import, such as build/verify and build/postprocess; undefined for others. */
function neighboursOf({ from, to }: Import): [from: string, to: string] | undefined {
  const upper = path.dirname(from).split('/');
  const lower = path.dirname(to).split('/');
  const level = upper.findIndex((name, at) => name !== lower[at]);
  if (level < 0 || level >= lower.length) return undefined;
  return [upper.slice(0, level + 1).join('/'), lower.slice(0, level + 1).join('/')];
}

/** @throws {UserError} when folders beside each other import each other in a circle */
export function checkFolders(imports: Import[]): void {
  const targets = new Map<string, Map<string, Import>>();
  for (const each of imports) {
    const [from, to] = neighboursOf(each) ?? [];
    if (from && to) targets.set(from, (targets.get(from) ?? new Map<string, Import>()).set(to, each));
  }
  const seen = new Set<string>();
  const visit = (folder: string, way: readonly string[]): void => {
    if (way.includes(folder)) {
      const circle = [...way.slice(way.indexOf(folder)), folder];
      const reasons = circle.slice(1).map((to, at) => targets.get(circle[at]!)!.get(to)!);
      throw new UserError(
        `These folders import each other in a circle: ${reasons.map(({ from, to }) => `${from} imports ${to}`).join(', ')}. ` +
          'Move what both need into a folder that both can import.',
      );
    }
    if (seen.has(folder)) return;
    seen.add(folder);
    for (const to of targets.get(folder)?.keys() ?? []) visit(to, [...way, folder]);
  };
  for (const folder of targets.keys()) visit(folder, []);
}

/**
 * The picture of the layers and of the imports between them, as Mermaid. A dotted arrow is an import of types only.
 *
 * @throws {UserError} when an import goes up, which would make a second direction
 */
export function drawImports(imports: Import[]): string {
  const arrows = new Map<string, boolean>();
  for (const { from, to, isType } of imports) {
    const [upper, lower] = [layerOf(from), layerOf(to)];
    if (!upper || !lower || upper === lower) continue;
    if (names.indexOf(upper) > names.indexOf(lower))
      throw new UserError(`${from} imports ${to}, which is above it. Imports run ${names.join(', ')}.`);
    arrows.set(`${upper} ${lower}`, (arrows.get(`${upper} ${lower}`) ?? true) && isType);
  }
  const lines = names.flatMap((upper) =>
    names
      .filter((lower) => arrows.has(`${upper} ${lower}`))
      .map((lower) => `  ${upper} ${arrows.get(`${upper} ${lower}`) ? '-.->' : '-->'} ${lower}`),
  );
  const nodes = layers.map(({ name, picture }) => `  ${name}["${picture}"]`);
  return ['```mermaid', 'flowchart TD', ...nodes, ...lines, '```'].join('\n');
}

/** `node tools/run.mjs draw-imports`: writes the picture into the document. With --check it only compares. */
export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { check: { type: 'boolean' } } });
  const file = path.join(projectRoot, DOCUMENT);
  const before = readFileSync(file, 'utf8');
  const { files, imports } = await readImports();
  checkFolders(imports);
  checkUse(files, imports);
  const picture = drawImports(imports);
  const after = before.replace(block, () => picture);
  if (before === after) return;
  if (values.check)
    throw new UserError(`The picture in ${DOCUMENT} does not match the code: run npm run draw-imports.`);
  writeAtomically(file, after);
}
