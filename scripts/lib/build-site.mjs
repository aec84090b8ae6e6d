import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { clearBuild, exportSize, inputHash, isBuilt, markBuilt } from './build-state.mjs';
import { nextEnvironment, runNode } from './command.mjs';
import { setUp } from './set-up.mjs';
import { PlainError } from './run-script.mjs';

/** The parts of a build. The content comes first: a mistake in it should not wait for the pictures. */
const steps = [
  { name: 'content check', run: () => runNode('scripts/check-content.mjs') },
  { name: 'pictures', run: () => runNode('scripts/pictures.mjs') },
  {
    name: 'pages',
    run: (buildId) =>
      runNode('next/dist/bin/next', ['build'], {
        env: { ...nextEnvironment('production'), SITE_BUILD_ID: buildId },
      }),
  },
  { name: 'finish export', run: () => runNode('scripts/finish-export.mjs') },
  { name: 'check export', run: () => runNode('scripts/check-export.mjs') },
];

/**
 * Builds `out/`, unless it already is what these sources give.
 *
 * @param {{ force?: boolean }} [options]
 * @throws {PlainError} naming the step that failed
 */
export async function buildSite({ force = false } = {}) {
  const inputs = inputHash();
  if (!force && isBuilt(inputs)) {
    console.log(`build: out/ is up to date (${size()})`);
    return;
  }
  clearBuild();
  const times = [];
  for (const step of steps) {
    console.log(`build: ${step.name}`);
    const start = performance.now();
    // The pages carry the hash of their sources as their name: same sources, same bytes.
    const { code } = await step.run(inputs.slice(0, 16));
    if (code !== 0) throw new PlainError(`build: stopped, because the step "${step.name}" failed (${code}).`);
    times.push(`${step.name} ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
  if (inputHash() === inputs) markBuilt(inputs);
  else console.log('build: sources changed meanwhile, so the next build will start anew');
  console.log(`build: out/ is ready (${size()}; ${times.join(', ')})`);
}

function size() {
  const { files, bytes } = exportSize();
  return `${files} files, ${(bytes / 1e6).toFixed(1)} MB`;
}

export async function main(args) {
  const { values } = parseArgs({ args, options: { force: { type: 'boolean', default: false } } });
  await setUp();
  await buildSite(values);
}
