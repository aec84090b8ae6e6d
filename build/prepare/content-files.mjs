import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { listFiles } from '../project.mjs';

/** Codes of TypeScript's parser. https://github.com/microsoft/TypeScript/blob/main/src/compiler/diagnosticMessages.json */
const UNTERMINATED = 1002;
const EXPECTED = 1005;
const INVALID_CHARACTER = 1127;

/** These define and check the content; whoever changes them reads what the compiler says. */
const isProgram = (file) => /^content\/(types|schema|check)\.ts$/.test(file);

/**
 * Why the files of content/ cannot be read: a comma or a quotation mark left out, a name that means nothing, an import
 * that finds nothing. Each fault is one line with file, line and mend, as a colleague would say it.
 *
 * @param {string} folder the project
 * @returns {string[]} one fault per file at most; none when every file can be read
 */
export function fileFaults(folder) {
  const names = listFiles(path.join(folder, 'content')).filter((file) => file.endsWith('.ts'));
  const files = new Map(names.map((name) => [`content/${name}`, parse(folder, `content/${name}`)]));
  return [...files].flatMap(([file, source]) => {
    const fault =
      syntaxFault(source) ??
      (isProgram(file) ? undefined : (importFault(file, source, files) ?? nameFault(source)));
    return fault ? [`${file}, line ${fault.line}: ${fault.message}`] : [];
  });
}

/** Where the content asks for the hotel of an id: content/rooms.ts, line 85. */
export function hotelRequests(folder, id) {
  const names = listFiles(path.join(folder, 'content')).filter((file) => file.endsWith('.ts'));
  return names.flatMap((name) => {
    const lines = readFileSync(path.join(folder, 'content', name), 'utf8').split('\n');
    return lines.flatMap((line, index) =>
      line.includes(`hotelById('${id}')`) ? [`content/${name}, line ${index + 1}`] : [],
    );
  });
}

function parse(folder, file) {
  const text = readFileSync(path.join(folder, file), 'utf8');
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
}

const lineAt = (source, position) => source.getLineAndCharacterOfPosition(position).line + 1;

function syntaxFault(source) {
  const [first] = [...source.parseDiagnostics].sort((a, b) => a.start - b.start);
  if (!first) return undefined;
  const line = lineAt(source, first.start);
  const text = (source.text.split('\n')[line - 1] ?? '').trim();
  const fault = (message, place = line) => ({ line: place, message });

  if (/[‘’“”]/.test(source.text[first.start]))
    return fault(`${source.text[first.start]} is a curly quotation mark; write the straight one, '`);
  if (/^\w+( \w+)+:/.test(text))
    return fault(`\`${shorten(text)}\` has a space in the name before the colon; write the name as one word`);
  if (/\d,\d{3}/.test(text))
    return fault(`\`${text}\` has a comma inside a number; write the digits alone, 5000`);
  if (/[:,]\s*\d+\s*%/.test(text))
    return fault(`\`${text}\` has a sign behind the number; write the digits alone, 40`);
  if (first.code === INVALID_CHARACTER)
    return fault(`${source.text[first.start]} cannot stand outside of a text; write numbers in digits alone`);
  // 'Onam's Week': the text ends at the apostrophe. In "'… ends',\n" nothing follows but a comma.
  if (/'[^']*\p{L}'\p{L}[^']*'/u.test(text))
    return fault(`an apostrophe ends the text too early in \`${shorten(text)}\`; write ’ instead`);
  if (first.code === UNTERMINATED)
    return fault(
      `the text is not closed in \`${shorten(text)}\`; end it on the same line with the mark that opened it`,
    );
  if (source.text.slice(first.start).trim() === '')
    return fault('the file ends too early; a bracket that was opened, { or [ or (, is not closed');
  if (first.code === EXPECTED) {
    const before = source.text.slice(0, first.start).trimEnd();
    const earlier = lineAt(source, before.length - 1);
    const end = before.split('\n').at(-1).trim();
    const isComma = ts.flattenDiagnosticMessageText(first.messageText, '\n').startsWith("','");
    if (earlier < line && isComma && !/[,[{(:]$/.test(end))
      return fault(`a comma is missing at the end of \`${shorten(end)}\`; write it there`, earlier);
  }
  return fault(
    `\`${shorten(text)}\` cannot be understood; a comma, a bracket or a quotation mark is missing or too many, here or on the line above`,
  );
}

function importFault(file, source, files) {
  for (const statement of source.statements) {
    if (
      !ts.isImportDeclaration(statement) ||
      statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
    )
      continue;
    const wanted = statement.moduleSpecifier.text;
    if (!wanted.startsWith('.')) continue;
    const line = lineAt(source, statement.getStart(source));
    const place = path.posix.join(path.posix.dirname(file), wanted);
    const target = [`${place}.ts`, `${place}/index.ts`].find((choice) => files.has(choice));
    if (!target) {
      if (existsSync(place)) continue;
      return {
        line,
        message: `there is no file ${place}.ts; correct the name behind 'from', or the file's name`,
      };
    }
    const named = statement.importClause?.namedBindings;
    if (!named || !ts.isNamedImports(named)) continue;
    const exported = exportsOf(files.get(target));
    const absent = named.elements.find(
      (element) => !element.isTypeOnly && !exported.includes((element.propertyName ?? element.name).text),
    );
    if (absent) {
      const name = (absent.propertyName ?? absent.name).text;
      const message = `${target} has no \`${name}\` but ${list(exported)}; use one name in both`;
      return { line, message };
    }
  }
  return undefined;
}

function exportsOf(source) {
  return source.statements
    .filter((statement) => statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    .flatMap((statement) =>
      ts.isVariableStatement(statement)
        ? statement.declarationList.declarations.map(({ name }) => name.getText(source))
        : [statement.name?.text ?? ''],
    );
}

/** A word in the place of a value that is neither made in the file nor imported: forty, or a hotel without its import. */
function nameFault(source) {
  const known = new Set();
  const used = [];
  const visit = (node) => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isIdentifier(node)) {
      const { parent } = node;
      const isDeclared =
        parent.name === node && !ts.isPropertyAccessExpression(parent) && !ts.isPropertyAssignment(parent);
      const isShorthand = ts.isShorthandPropertyAssignment(parent);
      if (isDeclared && !isShorthand) known.add(node.text);
      else if (isShorthand || parent.name !== node) used.push(node);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  const odd = used.find(
    (node) => !known.has(node.text) && !(node.text in globalThis) && !ts.isImportSpecifier(node.parent),
  );
  if (!odd) return undefined;
  const message = `\`${odd.text}\` is neither a text nor a number, and nothing here has that name; put a text between quotation marks, write a number in digits, or import it at the top`;
  return { line: lineAt(source, odd.getStart(source)), message };
}

function shorten(text) {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

function list(names) {
  return names.map((name) => `\`${name}\``).join(', ') || 'nothing';
}
