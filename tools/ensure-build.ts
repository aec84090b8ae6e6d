import { loadEnvConfig } from '@next/env';
import { projectRoot } from '../build/project';
import { isBuilt, sourceHash } from '../build/source-state';
import { UserError } from '../build/user-error';
import { runNode } from './command';

/**
 * Makes a present `out/`, unless it is there already.
 *
 * @throws {UserError} when the site cannot be built
 */
export async function ensureBuild(): Promise<void> {
  // As `next build` will see the environment.
  loadEnvConfig(projectRoot, false, { info() {}, error: console.error });
  if (isBuilt(sourceHash())) return;
  const { code } = await runNode('next/dist/bin/next', ['build']);
  if (code !== 0) throw new UserError('Stopped, because the site could not be built.');
}
