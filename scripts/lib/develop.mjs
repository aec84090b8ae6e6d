import { clearDevelopmentTypes } from './build-state.mjs';
import { nextEnvironment, runNode } from './command.mjs';
import { PlainError } from './run-script.mjs';
import { setUp } from './set-up.mjs';

export async function main(args) {
  await setUp();
  const pictures = await runNode('scripts/pictures.mjs');
  if (pictures.code !== 0) throw new PlainError('dev: stopped, because the pictures could not be made.');
  clearDevelopmentTypes();
  const { code } = await runNode('next/dist/bin/next', ['dev', ...args], {
    env: nextEnvironment('development'),
  });
  process.exitCode = code;
}
