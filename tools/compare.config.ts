/** How Playwright pictures the pages of one version for `npm run compare`, and compares them with those before. */
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { projectRoot } from '../build/project';
import { findBrowser, testArguments } from './browser';

const { root = '' } = JSON.parse(process.env.COMPARE ?? '{}') as Record<string, string>;
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
  // Their ports become SITE_PORT and DEV_PORT in the environment of the pages' tests.
  webServer: [
    {
      command: `${node} tools/run.mjs serve --port 0 --dir "${path.join(root, 'out')}"`,
      cwd: projectRoot,
      wait: { stdout: /serving http:\/\/localhost:(?<site_port>\d+)/ },
    },
    // It alone has the examples under /parts.
    {
      command: `${node} node_modules/next/dist/bin/next dev --port 0`,
      cwd: root,
      wait: { stdout: /http:\/\/localhost:(?<dev_port>\d+)/ },
    },
  ],
});
