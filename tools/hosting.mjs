import { runNode } from './command.mjs';
import { setUp } from './set-up.mjs';

/**
 * `npm run hosting` and `npm run headers`: the tests of __tests__/deploy that need a finished export and real servers.
 *
 * @param {string[]} args 'addresses,publish' or 'score', and words for Jest: `npm run hosting -- -t nginx`
 */
export async function main([names, ...words]) {
  await setUp();
  const files = names.split(',').flatMap((name) => ['--testMatch', `**/${name}.hosting.mjs`]);
  const { code } = await runNode('jest/bin/jest.js', [...files, ...words]);
  process.exitCode = code;
}
