/** Playwright's settings for `npm run compare`: it compares screenshots with another commit. */
import { defineConfig } from '@playwright/test';

import { findBrowser, testArguments } from './browser';

const node = `"${process.execPath}"`;

export default defineConfig({
  testMatch: 'compare-pages.ts',
  outputDir: '../.cache/compare/results',
  snapshotPathTemplate: '../.cache/compare/before/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  timeout: 300_000,
  expect: { timeout: 60_000, toHaveScreenshot: { threshold: 0.1, animations: 'disabled' } },
  reporter: [['list'], ['html', { outputFolder: '../.cache/compare/report', open: 'never' }]],
  use: {
    launchOptions: { executablePath: findBrowser(), args: testArguments },
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
    bypassCSP: true,
  },
  // The groups of `wait` become the environment variables SITE and DEV of compare-pages.ts.
  webServer: [
    { command: `${node} tools/run.mjs start --port 0`, wait: { stdout: /site is at (?<site>\S+)\// } },
    // Only the development server has the examples under /parts.
    { command: `${node} node_modules/next/dist/bin/next dev --port 0`, wait: { stdout: /(?<dev>http:\S+)/ } },
  ].map((server) => ({ ...server, cwd: '..', timeout: 600_000 })),
});
