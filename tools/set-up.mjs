import { projectRoot } from '../build/project.mjs';
import { isBuilt, sourceHash } from '../build/source-state.mjs';
import { UserError } from '../build/user-error.mjs';
import { runNode } from './command.mjs';
import { ensureDependencies } from './dependencies.mjs';

/**
 * Makes the project ready to run; what is ready already is left alone. Modules that need packages are loaded after these
 * are there.
 *
 * @param {{ browser?: boolean, build?: boolean }} [needs] browser: the tests' as well; build: a present `out/` too
 * @throws {UserError} when it cannot be
 */
export async function setUp({ browser = false, build = false } = {}) {
  await ensureDependencies();
  if (browser) await (await import('./browser.mjs')).ensureBrowser();
  if (!build) return;
  // As `next build` will see the environment.
  const { default: nextEnv } = await import('@next/env');
  nextEnv.loadEnvConfig(projectRoot, false, { info() {}, error: console.error });
  if (isBuilt(sourceHash())) return;
  const { code } = await runNode('next/dist/bin/next', ['build']);
  if (code !== 0) throw new UserError('Stopped, because the site could not be built.');
}
