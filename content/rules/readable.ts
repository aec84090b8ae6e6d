import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

/**
 * What keeps a file from being read at all, by TypeScript's codes; a wrong type of value is left to the schema, which
 * names item and field. https://github.com/microsoft/TypeScript/blob/main/src/compiler/diagnosticMessages.json
 */
const unknownName =
  'Put a text between quotation marks, write a number in digits, or spell or import the name as the place that has it does';
const unknownExport = 'Use one name in both files';
const mends: Record<number, string> = {
  2304: unknownName,
  2552: unknownName,
  18004: unknownName,
  2305: unknownExport,
  2614: unknownExport,
  2724: unknownExport,
  2307: "Correct the name behind 'from', or the file's name",
};

/** These define and check the content; whoever changes them reads what the compiler says. */
const isProgram = (file: string) => /^content\/(types|schema|check|rules\/.*)\.ts$/.test(file);

/** Slips that TypeScript sees only in their consequences, by the line that it stops at. */
const slips: [RegExp, string][] = [
  [/^(<{7}|={7}|>{7})/, 'is a mark of two versions that were not merged; keep one of them'],
  [
    /[‘’“”]\s*[,\]})]|[:[(]\s*[‘’“”]/,
    "has a curly quotation mark where a text begins or ends; write the straight one, '",
  ],
  [/'[^']*\p{L}'\p{L}[^']*'/u, 'has an apostrophe that ends the text too early; write ’ instead'],
  [/\d,\d{3}/, 'has a comma inside a number; write the digits alone, 5000'],
  [/[:,]\s*\d+\s*%/, 'has a sign behind the number; write the digits alone, 40'],
  [/[:,]\s*0\d/, 'has a number that begins with 0; write it without'],
  [/^\w+( \w+)+:/, 'has a space in the name before the colon; write the name as one word'],
];

/**
 * Why the files of content/ cannot be read: TypeScript's own words, with file, line and mend.
 *
 * @param folder the project
 * @returns one fault per file at most; none when every file can be read
 */
export function fileFaults(folder: string): string[] {
  const names = readdirSync(path.join(folder, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `content/${file.replaceAll(path.sep, '/')}`)
    .sort();
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2023.d.ts'],
    paths: { '@/*': [path.join(folder, '*')] },
    types: [],
    skipLibCheck: true,
    noEmit: true,
  };
  const host = ts.createCompilerHost(options);
  // Packages stay out: the schema's takes seconds, and serves types of values, which are not judged here.
  host.resolveModuleNameLiterals = (literals, file) =>
    literals.map(({ text }) =>
      /^(\.|@\/)/.test(text)
        ? ts.resolveModuleName(text, file, options, host)
        : { resolvedModule: undefined },
    );
  const program = ts.createProgram(
    names.map((name) => path.join(folder, name)),
    options,
    host,
  );
  return names.flatMap((name) => {
    const source = program.getSourceFile(path.join(folder, name))!;
    // TypeScript can read such a file, and nothing else does.
    if (readFileSync(path.join(folder, name)).subarray(0, 200).includes(0))
      return `${name}, line 1: the file is saved as UTF-16; save it again as UTF-8 (in Notepad: Save as, Encoding)`;
    const [first] = program.getSyntacticDiagnostics(source);
    if (first) return `${name}, ${syntaxFault(source, first)}`;
    if (isProgram(name)) return [];
    const odd = program.getSemanticDiagnostics(source).find(({ code }) => mends[code]);
    return odd ? `${name}, line ${lineAt(source, odd.start!)}: ${wordsOf(odd)} ${mends[odd.code]}` : [];
  });
}

function syntaxFault(source: ts.SourceFile, diagnostic: ts.DiagnosticWithLocation): string {
  const lines = source.text.split('\n').map((line) => line.trim());
  const line = lineAt(source, diagnostic.start);
  const text = lines[line - 1]!;
  const [, slip] = slips.find(([pattern]) => pattern.test(text)) ?? [];
  if (slip) return `line ${line}: \`${shorten(text)}\` ${slip}`;
  // A comma that is missing shows on the next line.
  const before = lineAt(source, source.text.slice(0, diagnostic.start).trimEnd().length - 1);
  const end = lines[before - 1]!;
  if (wordsOf(diagnostic).startsWith("','") && before < line && !/[,[{(:]$/.test(end))
    return `line ${before}: a comma is missing at the end of \`${shorten(end)}\`; write it there`;
  const usual = 'A comma, a bracket or a quotation mark is missing or too many, here or on the line above';
  const at = text === '' ? 'the end of the file' : `\`${shorten(text)}\``;
  return `line ${line}: ${at} cannot be understood (${wordsOf(diagnostic)}) ${usual}`;
}

const lineAt = (source: ts.SourceFile, position: number) =>
  source.getLineAndCharacterOfPosition(position).line + 1;
const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);
const wordsOf = ({ messageText }: ts.Diagnostic) => ts.flattenDiagnosticMessageText(messageText, ' ');
