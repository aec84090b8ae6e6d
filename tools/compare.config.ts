/** What `npm run compare` has Playwright do: picture every page of one version, then of the other, and report. */
import { defineConfig } from '@playwright/test';
import { testArguments } from './browser';

const { executablePath } = JSON.parse(process.env.COMPARE ?? '{}') as { executablePath?: string };

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
    launchOptions: { executablePath, args: testArguments },
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
    bypassCSP: true,
  },
});
