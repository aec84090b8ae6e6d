import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles, writeWhole } from '../project';
import type { Site } from './site';

/** https://v8.dev/blog/explicit-compile-hints */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Makes Chromium compile the scripts off the main thread while they load. Without the hint, V8 compiles each function
 * on the main thread at its first call. For other browsers, the hint is only a comment.
 */
export function addCompileHints({ outFolder }: Site): void {
  for (const name of listFiles(outFolder)) {
    if (!/^_next\/static\/chunks\/.*\.js$/.test(name)) continue;
    const file = path.join(outFolder, name);
    writeWhole(file, HINT + readFileSync(file, 'utf8'));
  }
}
