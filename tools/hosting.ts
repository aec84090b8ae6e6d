import { runNode } from './command';
import { ensureBuild } from './ensure-build';

/**
 * `npm run hosting` and `npm run headers`: the tests of __tests__/deploy that need a finished export and real servers.
 *
 * @param args 'addresses,publish' or 'score', and words for Jest: `npm run hosting -- -t nginx`
 */
export async function main([names = '', ...words]: string[]): Promise<void> {
  await ensureBuild();
  const files = names.split(',').flatMap((name) => ['--testMatch', `**/${name}.hosting.mjs`]);
  const { code } = await runNode('jest/bin/jest.js', [...files, ...words]);
  process.exitCode = code;
}
