import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, test as base } from '@playwright/test';

import { serveForm } from '@/editor/form/serve';

import { Form } from './form';

export { expect };

/** Starts a server of the form. */
export const startForm = (port = 0) => serveForm(port, { repository: 'hotels/site', branch: 'content' });

/** Playwright's `test` with the form. Only Chromium can open local files. */
export const test = base.extend<{ folder: string; form: Form }, { formUrl: string }>({
  viewport: { width: 1300, height: 1000 },
  formUrl: [
    async ({}, use) => {
      const { url, server } = await startForm();
      await use(url);
      await new Promise((resolve) => server.close(resolve));
    },
    { scope: 'worker' },
  ],
  form: async ({ browserName, formUrl, page }, use) => {
    base.skip(browserName !== 'chromium', 'Only Chromium can open local files.');
    await use(new Form(page, formUrl));
  },
  /** An empty folder that is deleted after the test. */
  folder: async ({}, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'editor-test-'));
    await use(folder);
    rmSync(folder, { recursive: true });
  },
});
