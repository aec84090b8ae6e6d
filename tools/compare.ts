import { runNode } from '../system/command';

/** `npm run compare`: compares screenshots with those of another commit. Other words are passed on to Playwright. */
export async function main(args: string[]): Promise<void> {
  const words = ['test', '-c', 'tools/compare.config.ts', ...args];
  process.exitCode = (await runNode('@playwright/test/cli.js', words)).code;
}
