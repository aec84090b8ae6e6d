import { statSync } from 'node:fs';
import path from 'node:path';
import { createJiti } from 'jiti';
import { contentImporter } from './content-importer.mjs';

// Turbopack has Node.js load this file.
const { listFiles } = await createJiti(import.meta.url).import('../project.ts');

/** Why files of the content cannot be read, as they are on the disk; looked for again once one of them was saved. */
let known = { state: '', faults: Promise.resolve([]) };

async function findFaults(root) {
  const jiti = contentImporter(root);
  const { fileFaults } = await jiti.import('./rules/readable.ts');
  const { missingExports } = await jiti.import('./rules/files.ts');
  const { formatProblem } = await jiti.import('./rules/problem.ts');
  return [...fileFaults(root), ...missingExports(root).map(formatProblem)];
}

async function currentFaults(root) {
  const content = path.join(root, 'content/');
  const files = listFiles(content).filter((file) => file.endsWith('.ts'));
  const state = files.map((file) => statSync(path.join(content, file)).mtimeMs).join();
  // Kept before they are found: files that are asked for together share one search.
  if (state !== known.state) known = { state, faults: findFaults(root) };
  return known.faults;
}

/**
 * While somebody works, tells over the page why a file of the content cannot be read, in our own words instead of the
 * compiler's; any other file passes as it is. A loader of Turbopack, which next.config.ts names with `root`, the project.
 * https://nextjs.org/docs/app/api-reference/config/next-config-js/turbopack
 *
 * @param {string} source
 */
export default function readableLoader(source) {
  const done = this.async();
  const { root } = this.getOptions();
  const name = path.relative(root, this.resourcePath).replaceAll(path.sep, '/');
  currentFaults(root).then((faults) => {
    const fault = faults.find((each) => each.startsWith(`${name}, `));
    // A module whose names are known only when it runs: an import of any of them leads to the sentence.
    done(null, fault ? `module.exports = {}; throw new Error(${JSON.stringify(fault)});` : source);
  }, done);
}
