import { copyFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { readWholeContent } from '../../content/check/read';
import { listFiles } from '../../lib/node/list-files';
import { projectRoot, writeAtomically } from '../../lib/node/project';

import { formConfig, type Backend } from './config';

/** No script but the form's own. */
const policy = "script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; base-uri 'none'";

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${policy}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Edit the site</title>
    <link rel="icon" href="data:," />
    <link rel="cms-config-url" type="application/json" href="config.json" />
  </head>
  <body>
    <noscript>The form needs JavaScript.</noscript>
    <script type="module" src="start.js"></script>
  </body>
</html>
`;

const start = `import CMS from './cms/index.js';
CMS.init();
`;

/** Writes the form into a folder: the package @sveltia/cms as it is, its configuration, and the page that starts it. */
export function writeForm(folder: string, backend: Backend): void {
  const config = formConfig(readWholeContent(projectRoot), backend);
  const cms = path.join(projectRoot, 'node_modules/@sveltia/cms/npm');
  rmSync(folder, { recursive: true, force: true });
  for (const name of listFiles(cms).filter((each) => !each.endsWith('.map'))) {
    const copy = path.join(folder, 'cms', name);
    mkdirSync(path.dirname(copy), { recursive: true });
    copyFileSync(path.join(cms, name), copy);
  }
  writeAtomically(path.join(folder, 'index.html'), page);
  writeAtomically(path.join(folder, 'start.js'), start);
  writeAtomically(path.join(folder, 'config.json'), JSON.stringify(config, null, 2));
}

/** The settings of deploy/editor/settings.json. */
export const readSettings = () =>
  JSON.parse(readFileSync(path.join(projectRoot, 'deploy/editor/settings.json'), 'utf8')) as Backend;
