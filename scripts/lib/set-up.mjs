import { parseArgs } from 'node:util';
import { ensureBrowser } from './browser.mjs';
import { ensureDependencies } from './dependencies.mjs';

/**
 * Makes the project ready to run; what is ready already is left alone.
 *
 * @param {{ browser?: boolean }} [needs] browser: the tests' as well
 */
export async function setUp({ browser = false } = {}) {
  await ensureDependencies();
  if (browser) await ensureBrowser();
}

export async function main(args) {
  const { values } = parseArgs({ args, options: { browser: { type: 'boolean', default: false } } });
  await setUp(values);
  console.log('setup: ready');
}
