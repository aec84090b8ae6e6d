/**
 * Serves the exported site.
 *
 *   node scripts/serve.mjs [--dir out] [--port 3000] [--host 127.0.0.1] [--base-path /site] [--plain]
 *
 * --plain leaves out what the export's own `_headers` file adds, as on a host that reads no such file.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isRunDirectly, projectRoot } from './lib/project.mjs';
import { reportFailure } from './lib/run-script.mjs';
import { serveExport } from './lib/static-server.mjs';

export { serveExport };

if (isRunDirectly(import.meta.url)) {
  const { values } = parseArgs({
    options: {
      dir: { type: 'string', default: path.join(projectRoot, 'out') },
      port: { type: 'string', default: process.env.PORT ?? '3000' },
      host: { type: 'string' },
      'base-path': { type: 'string', default: process.env.BASE_PATH ?? '' },
      plain: { type: 'boolean', default: false },
    },
  });
  try {
    const { url } = await serveExport({
      dir: path.resolve(values.dir),
      port: Number(values.port),
      host: values.host,
      basePath: values['base-path'],
      hostHeaders: !values.plain,
    });
    console.log(`serving ${url}`);
  } catch (error) {
    reportFailure(error);
  }
}
