import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import ts from 'typescript';

/**
 * The vocabulary of schema.org: which types there are, which properties each has, and what these may hold.
 *
 * schema-dts is generated from the published vocabulary, but as types it sees only what the compiler sees. Its
 * declarations are read here as data, so that the finished pages can be held against them.
 *
 * @typedef {object} Vocabulary
 * @property {(type: string) => boolean} has
 * @property {(type: string, property: string) => string[] | undefined} rangeOf the types that a property may hold;
 *   undefined when the type has no such property
 * @property {(type: string, ancestor: string) => boolean} isKindOf whether a type is another one, or a narrower one
 * @property {(name: string) => Set<string>} wordsOf the values of an enumeration
 */

let vocabulary;

/** @returns {Vocabulary} */
export function readVocabulary() {
  vocabulary ??= parse(
    createRequire(import.meta.url)
      .resolve('schema-dts')
      .replace(/\.js$/, '.d.ts'),
  );
  return vocabulary;
}

function parse(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  /** Per interface: what it extends, and its own properties with their ranges. */
  const interfaces = new Map();
  /** Per type: the names and the words that it is a union of. */
  const unions = new Map();

  for (const statement of source.statements) {
    if (ts.isInterfaceDeclaration(statement)) {
      interfaces.set(statement.name.text, {
        parents: (statement.heritageClauses ?? []).flatMap(namesIn),
        properties: new Map(statement.members.filter(ts.isPropertySignature).map(propertyOf)),
      });
    } else if (ts.isTypeAliasDeclaration(statement)) {
      unions.set(statement.name.text, { names: namesIn(statement.type), words: wordsIn(statement.type) });
    }
  }

  const isClass = (name) => interfaces.has(`${name}Leaf`);
  const rangeIn = (name, property) => {
    const found = interfaces.get(name);
    if (!found) return undefined;
    const own = found.properties.get(property);
    if (own) return own;
    for (const parent of found.parents) {
      const range = rangeIn(parent, property);
      if (range) return range;
    }
    return undefined;
  };
  const isKindOf = (type, ancestor) =>
    type === ancestor ||
    (unions.get(ancestor)?.names ?? []).some((name) => name !== ancestor && isKindOf(type, name));

  return {
    has: isClass,
    rangeOf: (type, property) => rangeIn(`${type}Leaf`, property),
    isKindOf,
    wordsOf: (name) => unions.get(name)?.words ?? new Set(),
  };
}

/** '"telephone"?: SchemaValue<Text | IdReference, "telephone">' is telephone with [Text, IdReference]. */
function propertyOf(member) {
  return [member.name.text, member.type ? namesIn(member.type).filter((name) => name !== 'SchemaValue') : []];
}

function namesIn(node) {
  const names = [];
  const visit = (part) => {
    if (ts.isIdentifier(part)) names.push(part.text);
    ts.forEachChild(part, visit);
  };
  visit(node);
  return names;
}

function wordsIn(node) {
  const words = new Set();
  const visit = (part) => {
    if (ts.isStringLiteral(part)) words.add(part.text);
    ts.forEachChild(part, visit);
  };
  visit(node);
  return words;
}
