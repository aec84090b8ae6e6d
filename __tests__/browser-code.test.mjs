/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { listFiles, projectRoot } from '../build/project.mjs';

const sources = ['app', 'components', 'hooks', 'lib'].flatMap((folder) =>
  listFiles(path.join(projectRoot, folder))
    .filter((name) => /(?<!\.dev)\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`),
);
const read = (file) => readFileSync(path.join(projectRoot, file), 'utf8');

/** The files that a file brings along when it runs: type imports are gone by then. */
function imported(file) {
  const { statements } = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest);
  return statements.flatMap((statement) => {
    const isImport = ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement);
    const text = isImport && statement.moduleSpecifier?.text;
    const isType =
      statement.isTypeOnly || statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
    if (!text || isType || !/^[@.]\//.test(text.replace('..', '.'))) return [];
    const place = text.startsWith('@/') ? text.slice(2) : path.posix.join(path.posix.dirname(file), text);
    const names = ['.ts', '.tsx', '/index.ts', ''].map((ending) => place + ending);
    return names.filter((name) => existsSync(path.join(projectRoot, name))).slice(0, 1);
  });
}

/** The way from a file to the content or the list of pictures, if there is one. */
function wayToContent(file, seen = new Set()) {
  if (/^(content|generated)\//.test(file)) return [file];
  if (seen.has(file) || !/\.tsx?$/.test(file)) return undefined;
  seen.add(file);
  for (const next of imported(file)) {
    const way = wayToContent(next, seen);
    if (way) return [file, ...way];
  }
  return undefined;
}

test('nothing that runs in the browser brings the content along', () => {
  const forBrowser = sources.filter((file) => /^['"]use client['"]/m.test(read(file)));
  expect(forBrowser.length).toBeGreaterThan(5);
  expect(forBrowser.map((file) => wayToContent(file)).filter(Boolean)).toEqual([]);
  expect(wayToContent('app/page.tsx')).toBeDefined();
});
