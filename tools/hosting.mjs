import { runNode } from './command.mjs';
import { setUp } from './set-up.mjs';

/**
 * `npm run hosting` and `npm run headers`: the tests of __tests__/deploy that need a finished export and real servers.
 *
 * @param {string[]} args 'addresses' or 'score', and words for Jest: `npm run hosting -- -t nginx`
 */
export async function main([name, ...words]) {
  await setUp();
  const { code } = await runNode('jest/bin/jest.js', ['--testMatch', `**/${name}.hosting.mjs`, ...words]);
  process.exitCode = code;
}
