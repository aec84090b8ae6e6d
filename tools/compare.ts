import { runNode } from '../lib/node/command';

/** `npm run compare`: compares screenshots with another commit. All other arguments are for Playwright. */
export async function main(args: string[]): Promise<void> {
  const allArgs = ['test', '-c', 'tools/compare.config.ts', ...args];
  process.exitCode = (await runNode('@playwright/test/cli.js', allArgs)).code;
}
