import { readFileSync } from 'node:fs';
import path from 'node:path';

import { buildSync } from 'esbuild';

import { listFiles } from '../../lib/node/list-files';
import { projectRoot } from '../../lib/node/project';

import { correctScript } from './correct-script';

/** The editor's own policy: it needs inline styles, so it never shares an address with the public pages. */
const editorPolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data: https://avatars.githubusercontent.com",
  "media-src 'self' blob:",
  "manifest-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self' blob: data: https://api.github.com",
  "worker-src 'self' blob:",
  "frame-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ');

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${editorPolicy}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Edit the site</title>
    <link rel="icon" href="data:," />
  </head>
  <body>
    <noscript>The editor needs JavaScript.</noscript>
    <script type="module" src="start.js"></script>
  </body>
</html>
`;

const start = `import './page.js';
import CMS from './cms/index.js';
const response = await fetch('config.json', { cache: 'no-store' });
if (response.ok) CMS.init({ config: await response.json() });
// A file of the content cannot be read.
else document.body.textContent = await response.text();
`;

/**
 * Every file of the editor, by its path. The editor is the package @sveltia/cms, with the corrections of
 * correct-script.ts.
 *
 * @param config from `formConfig`
 * @throws {Error} when a correction does not fit a new version of the package
 */
export function formFiles(config: object): Map<string, Buffer> {
  const folder = path.join(projectRoot, 'node_modules/@sveltia/cms/npm');
  const names = listFiles(folder).filter((name) => !name.endsWith('.map'));
  const { outputFiles } = buildSync({
    entryPoints: [path.join(projectRoot, 'editor/form/page/page.ts')],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  const found = new Map(names.map((name) => [`cms/${name}`, readFileSync(path.join(folder, name))]));
  const script = correctScript(found.get('cms/index.js')!.toString(), names);
  return found
    .set('cms/index.js', Buffer.from(script))
    .set('index.html', Buffer.from(page))
    .set('status.json', Buffer.from('{"status":{"indicator":"none"}}'))
    .set('start.js', Buffer.from(start))
    .set('page.js', Buffer.from(outputFiles[0]!.contents))
    .set('config.json', Buffer.from(JSON.stringify(config, null, 2)));
}
