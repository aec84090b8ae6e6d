/** Reads a JSON file for the check: its data, or what is wrong with it as a sentence. */
import { isUtf8 } from 'node:buffer';

import { visit } from 'jsonc-parser';

const wrongSyntax =
  'a comma, a bracket or a quotation mark is missing, or there is one too many, in this line or the line above';

/** What a file holds, with the paths of keys that it has twice (JSON.parse keeps the last value). */
type ParsedFile =
  { data: unknown; duplicates: (string | number)[][]; message?: undefined } | { message: string };

/** Reads the bytes of a file. */
export function parseJson(bytes: Buffer): ParsedFile {
  const message = encodingMessage(bytes);
  if (message) return { message };
  const text = bytes.toString().replace(/^\ufeff/, '');
  try {
    const { duplicates, error } = lookThrough(text);
    return error ? { message: error } : { data: JSON.parse(text), duplicates };
  } catch (error) {
    // The parser is recursive, and an enormous number of brackets is too much for it.
    if (!(error instanceof RangeError)) throw error;
    return { message: 'has brackets in brackets without end; restore it from the git history' };
  }
}

/** What is wrong with a file that is empty or not UTF-8, and the fix. */
function encodingMessage(bytes: Buffer): string | undefined {
  const start = bytes.subarray(0, 2).toString('hex');
  if (start === 'fffe' || start === 'feff' || bytes.includes(0))
    return 'is saved as UTF-16, which Notepad calls "Unicode"; save it again as UTF-8';
  if (!isUtf8(bytes))
    return 'is not saved as UTF-8; open it in an editor, choose the encoding UTF-8 and save it again';
  return bytes.toString().trim() === '' ? 'is empty; restore it from the git history' : undefined;
}

/** The first mistake in a text, or the keys that one of its groups has twice. */
function lookThrough(text: string): { duplicates: (string | number)[][]; error?: string } {
  const duplicates: (string | number)[][] = [];
  const groups: Set<string>[] = [];
  let error: string | undefined;
  visit(
    text,
    {
      onObjectBegin() {
        groups.push(new Set());
      },
      onObjectEnd() {
        groups.pop();
      },
      onObjectProperty(name, _offset, _length, _line, _character, pathTo) {
        const keys = groups.at(-1);
        if (keys?.has(name)) duplicates.push([...pathTo(), name]);
        keys?.add(name);
      },
      onError(_code, offset, length, line) {
        const isCurly = /[“”]/.test(text.slice(offset, offset + length));
        const what = isCurly ? 'it has curly quotation marks (“ ”); type straight ones (")' : wrongSyntax;
        error ??= `line ${line + 1} cannot be read: ${what}`;
      },
    },
    { disallowComments: true, allowTrailingComma: false },
  );
  return { duplicates, error };
}
