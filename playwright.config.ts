import { existsSync } from 'node:fs';

import { defineConfig, devices, firefox, webkit, type Project } from '@playwright/test';

import { origin, settings } from './e2e/support/settings';

/** Debian's Firefox, if installed, controlled over WebDriver BiDi: e2e/firefox/test.ts. */
const firefoxTests = 'firefox/*.spec.ts';
/** What the headless shell lacks: a back/forward cache, an automatic dark theme, and the requests of a whole browser. */
const wholeBrowserTests = 'whole-browser/*.spec.ts';
const testIgnore = [firefoxTests, wholeBrowserTests];

/** Chromium always. Firefox and WebKit if Playwright's builds of them are installed. */
const projects: Project[] = [
  {
    name: 'chromium',
    testIgnore,
    use: {
      ...devices['Desktop Chrome'],
      // Playwright turns the sandbox off by default, so tests also run as root in a container.
      launchOptions: { executablePath: settings.headlessShell, args: settings.launchArguments },
    },
  },
];
const missing: string[] = [];
for (const [browser, device] of [
  [firefox, 'Desktop Firefox'],
  [webkit, 'Desktop Safari'],
] as const) {
  if (existsSync(browser.executablePath()))
    projects.push({ name: browser.name(), testIgnore, use: devices[device] });
  else missing.push(browser.name());
}
if (settings.isWholeBrowser)
  projects.push({
    name: 'whole-browser',
    testMatch: wholeBrowserTests,
    // Starting such a browser takes as long as a test.
    workers: 1,
    use: {
      ...devices['Desktop Chrome'],
      launchOptions: {
        executablePath: settings.executablePath,
        args: [...settings.launchArguments, '--enable-features=WebContentsForceDark'],
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      },
    },
  });
else missing.push('a whole Chromium or Chrome');
projects.push({ name: 'firefox-esr', testMatch: firefoxTests, workers: 1 });
// Printed once per run, because the workers read this file too.
if (missing.length > 0 && process.env.TEST_WORKER_INDEX === undefined)
  console.log(`Not installed, so not tested: ${missing.join(', ')}.`);

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 2,
  // A second try records why the first failed. The report marks such a test as flaky, and it must be fixed.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  // Specs that test the service worker allow it themselves. Everywhere else pages come from the server.
  use: { baseURL: origin, trace: 'on-first-retry', serviceWorkers: 'block' },
  webServer: {
    command: 'node tools/run.mjs serve --port 0',
    // Becomes TEST_PORT in the environment of the tests (e2e/support/settings.ts).
    wait: { stdout: /serving http:\/\/localhost:(?<test_port>\d+)/ },
  },
  projects,
});
