import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Page } from '@playwright/test';

import { makeBrowserScripts, scriptFolder } from '@/build/scripts/browser-scripts';

import { scriptName, SCRIPTS } from './island';
import { settings } from './settings';

let scripts: Promise<Map<string, string>> | undefined;

/** The texts of the site's scripts with React's development build, by name. */
async function makeScripts(): Promise<Map<string, string>> {
  const outFolder = mkdtempSync(path.join(tmpdir(), 'development-scripts-'));
  try {
    // It says which islands Home has.
    copyFileSync(path.join(__dirname, '../../out/index.html'), path.join(outFolder, 'index.html'));
    await makeBrowserScripts({ outFolder, basePath: settings.basePath, mode: 'development' });
    const folder = path.join(outFolder, scriptFolder);
    return new Map(
      readdirSync(folder).map((file) => [scriptName(file), readFileSync(path.join(folder, file), 'utf8')]),
    );
  } finally {
    rmSync(outFolder, { recursive: true });
  }
}

/**
 * Replaces the scripts of the page by those with React's development build, which reports every difference between the
 * HTML and what it renders. They are made once per worker.
 */
export async function useDevelopmentBuild(page: Page): Promise<void> {
  scripts ??= makeScripts();
  const texts = await scripts;
  await page.route(SCRIPTS, (route) =>
    route.fulfill({ body: texts.get(scriptName(route.request().url())), contentType: 'text/javascript' }),
  );
}
