import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The files below a folder whose name matches: 'styles/base.css'. JavaScript cannot import lib/node/list-files.ts. */
export const filesBelow = (folder, ending) =>
  readdirSync(folder, { recursive: true })
    .map((name) => path.join(folder, name))
    .filter((name) => ending.test(name));
