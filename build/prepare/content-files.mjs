import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { listFiles } from '../project.mjs';

/**
 * What keeps a file from being read at all, by TypeScript's codes; a wrong type of value is left to the schema, which
 * names item and field. https://github.com/microsoft/TypeScript/blob/main/src/compiler/diagnosticMessages.json
 */
const mends = {
  // A name that means nothing here.
  2304: 'put a text between quotation marks, write a number in digits, or import the name at the top',
  2552: 'put a text between quotation marks, or correct the name',
  18004: 'put a text between quotation marks, or import the name at the top',
  // An import that finds nothing.
  2305: 'use one name in both files',
  2307: "correct the name behind 'from', or the file's name",
  2614: 'use one name in both files',
  2724: 'use one name in both files',
};

/** These define and check the content; whoever changes them reads what the compiler says. */
const isProgram = (file) => /^content\/(types|schema|check)\.ts$/.test(file);

/** Slips that TypeScript sees only in their consequences, by the line that it stops at. */
const slips = [
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
const usual = 'a comma, a bracket or a quotation mark is missing or too many, here or on the line above';

/**
 * Why the files of content/ cannot be read: TypeScript's own words, with file, line and mend.
 *
 * @param {string} folder the project
 * @returns {string[]} one fault per file at most; none when every file can be read
 */
export function fileFaults(folder) {
  const names = contentFiles(folder);
  const program = ts.createProgram(
    names.map((name) => path.join(folder, name)),
    {
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      target: ts.ScriptTarget.ES2022,
      lib: ['lib.es2023.d.ts'],
      paths: { '@/*': [path.join(folder, '*')] },
      types: [],
      skipLibCheck: true,
      noEmit: true,
    },
  );
  return names.flatMap((name) => {
    const source = program.getSourceFile(path.join(folder, name));
    const [first] = program.getSyntacticDiagnostics(source);
    if (first) return [syntaxFault(name, source, first)];
    if (isProgram(name)) return [];
    const odd = program.getSemanticDiagnostics(source).find(({ code }) => mends[code]);
    return odd ? [`${placeOf(name, source, odd)}: ${wordsOf(odd)} ${sentence(mends[odd.code])}`] : [];
  });
}

/** Where the content asks for the hotel of an id: content/rooms.ts, line 85. */
export function hotelRequests(folder, id) {
  return contentFiles(folder).flatMap((name) =>
    readFileSync(path.join(folder, name), 'utf8')
      .split('\n')
      .flatMap((line, index) => (line.includes(`hotelById('${id}')`) ? [`${name}, line ${index + 1}`] : [])),
  );
}

function contentFiles(folder) {
  const names = listFiles(path.join(folder, 'content')).filter((file) => file.endsWith('.ts'));
  return names.map((name) => `content/${name}`);
}

function syntaxFault(name, source, diagnostic) {
  const { line } = source.getLineAndCharacterOfPosition(diagnostic.start);
  const text = (source.text.split('\n')[line] ?? '').trim();
  const [, slip] = slips.find(([pattern]) => pattern.test(text)) ?? [];
  const shown = text.length > 60 ? `${text.slice(0, 59)}…` : text;
  if (slip) return `${placeOf(name, source, diagnostic)}: \`${shown}\` ${slip}`;
  const at = shown === '' ? 'the end of the file' : `\`${shown}\``;
  return `${placeOf(name, source, diagnostic)}: ${at} cannot be understood (${wordsOf(diagnostic)}) ${sentence(usual)}`;
}

function placeOf(name, source, { start }) {
  return `${name}, line ${source.getLineAndCharacterOfPosition(start).line + 1}`;
}

const wordsOf = ({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ');
const sentence = (words) => words.charAt(0).toUpperCase() + words.slice(1);
