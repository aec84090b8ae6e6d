import { existsSync } from 'node:fs';

import { defineConfig, devices, firefox, webkit, type Project } from '@playwright/test';

import { origin, settings } from './e2e/support/settings';

/** Chromium always; the two others where Playwright's builds of them are installed. */
const projects: Project[] = [
  {
    name: 'chromium',
    use: {
      ...devices['Desktop Chrome'],
      // Playwright leaves the sandbox off unless asked, so that tests also run as root in a container.
      launchOptions: { executablePath: settings.executablePath, args: settings.launchArguments },
    },
  },
];
if (existsSync(firefox.executablePath())) projects.push({ name: 'firefox', use: devices['Desktop Firefox'] });
if (existsSync(webkit.executablePath())) projects.push({ name: 'webkit', use: devices['Desktop Safari'] });

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 2,
  // A shared or small machine is slow, not wrong. A test that needed its second try is listed as flaky.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: { baseURL: origin, trace: 'retain-on-failure' },
  webServer: {
    command: `node scripts/serve.mjs --port ${settings.port}`,
    url: `${origin}${settings.basePath}/`,
    reuseExistingServer: false,
  },
  projects,
});
