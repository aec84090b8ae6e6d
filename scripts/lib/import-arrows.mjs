import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * The folders of the site from the top down. A file may import from its own folder and from those below it.
 * `readsContent` marks those that are handed the words of the site directly; all others get them as props.
 */
const layers = [
  { folder: 'app', readsContent: true },
  { folder: 'components/sections', readsContent: true },
  { folder: 'components/layout', readsContent: true },
  { folder: 'components/ui' },
  { folder: 'hooks' },
  { folder: 'lib' },
];
const contentFolder = 'content';
const contentTypes = 'content/types';
/** What must never travel to the browser as a whole. */
const serverFolders = [contentFolder, 'generated'];
const endings = ['', '.ts', '.tsx', '.mjs', '.js', '.json', '/index.ts', '/index.tsx'];

const isBelow = (file, folder) => file === folder || file.startsWith(`${folder}/`);
const layerOf = (file) => layers.findIndex(({ folder }) => isBelow(file, folder));

/** Imports run one way: app, sections, layout, ui, hooks, lib; and the content is read near the top only. */
const arrows = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const file = projectPath(context, context.filename);
    const from = layerOf(file);
    const isContent = isBelow(file, contentFolder);
    if (from < 0 && !isContent) return {};
    const check = (statement) => {
      const target = importedFile(context, context.filename, statement.source.value);
      if (target === undefined) return;
      const to = layerOf(target);
      const report = (message) => context.report({ node: statement.source, message });
      if (isContent && to >= 0 && layers[to].folder !== 'lib') {
        report(`Content knows nothing of what shows it: ${file} must not import ${target}.`);
      } else if (from >= 0 && to >= 0 && to < from) {
        report(`${layers[from].folder} lies below ${layers[to].folder} and must not import from it.`);
      } else if (from >= 0 && isBelow(target, contentFolder) && !layers[from].readsContent) {
        if (target.replace(/\.ts$/, '') === contentTypes && isTypeOnly(statement)) return;
        report(
          `${layers[from].folder} takes the site's words as arguments: import types of ${contentTypes} only.`,
        );
      }
    };
    return forEachImport(check);
  },
};

/** What a browser runs must not bring the content along, neither directly nor by what it imports. */
const contentStaysHome = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    if (!isForBrowser(context.sourceCode.ast)) return {};
    const check = (statement) => {
      if (isTypeOnly(statement)) return;
      const first = importedFile(context, context.filename, statement.source.value);
      const chain = first && chainToContent(context, first, new Set());
      if (!chain) return;
      const way = chain.length > 1 ? ` (by way of ${chain.slice(0, -1).join(', ')})` : '';
      context.report({
        node: statement.source,
        message: `A file with 'use client' must not bring ${chain.at(-1)} into the browser${way}: take what it needs as props.`,
      });
    };
    return forEachImport(check);
  },
};

/** The rules as a plugin for ESLint. */
export const importArrows = { rules: { arrows, 'content-stays-home': contentStaysHome } };

function forEachImport(check) {
  const checkIfNamed = (statement) => {
    if (typeof statement.source?.value === 'string') check(statement);
  };
  return {
    ImportDeclaration: checkIfNamed,
    ImportExpression: checkIfNamed,
    ExportNamedDeclaration: checkIfNamed,
    ExportAllDeclaration: checkIfNamed,
  };
}

/** Whether nothing of an import is left once the types are taken away. */
function isTypeOnly(statement) {
  const kind = (part) => part.importKind ?? part.exportKind;
  if (kind(statement) === 'type') return true;
  const { specifiers = [] } = statement;
  return specifiers.length > 0 && specifiers.every((specifier) => kind(specifier) === 'type');
}

function isForBrowser(program) {
  return program.body.some((statement) => statement.directive === 'use client');
}

function projectPath(context, file) {
  return path.relative(context.cwd, file).split(path.sep).join('/');
}

/** The file behind an import, relative to the project; undefined for packages. */
function importedFile(context, importer, source) {
  let place;
  if (source.startsWith('@/')) place = path.join(context.cwd, source.slice(2));
  else if (source.startsWith('.')) place = path.resolve(path.dirname(importer), source);
  else return undefined;
  const ending = endings.find((choice) => statSync(place + choice, { throwIfNoEntry: false })?.isFile());
  return projectPath(context, place + (ending ?? ''));
}

/** The files from one that the browser loads to the first that it must not have; undefined when there is none. */
function chainToContent(context, file, seen) {
  if (serverFolders.some((folder) => isBelow(file, folder))) return [file];
  if (seen.has(file)) return undefined;
  seen.add(file);
  for (const next of valueImports(context, file)) {
    const rest = chainToContent(context, next, seen);
    if (rest) return [file, ...rest];
  }
  return undefined;
}

const parsed = new Map();

/** What a file imports besides types, relative to the project. */
function valueImports(context, file) {
  const absolute = path.join(context.cwd, file);
  if (!existsSync(absolute) || !/\.(tsx?|m?js)$/.test(file)) return [];
  const text = readFileSync(absolute, 'utf8');
  const known = parsed.get(absolute);
  if (known?.text === text) return known.imports;
  const { parser, parserOptions } = context.languageOptions;
  const options = { ...parserOptions, ecmaFeatures: { jsx: true }, sourceType: 'module', filePath: absolute };
  const program = parser.parseForESLint?.(text, options).ast ?? parser.parse(text, options);
  const imports = [];
  visit(program, (node) => {
    if (typeof node.source?.value !== 'string' || isTypeOnly(node)) return;
    const target = importedFile(context, absolute, node.source.value);
    if (target) imports.push(target);
  });
  parsed.set(absolute, { text, imports });
  return imports;
}

function visit(node, onNode) {
  if (Array.isArray(node)) {
    for (const item of node) visit(item, onNode);
  } else if (node && typeof node.type === 'string') {
    onNode(node);
    for (const [key, value] of Object.entries(node)) if (key !== 'parent') visit(value, onNode);
  }
}
