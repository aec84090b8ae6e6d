/**
 * What `next build` and `next dev` do besides Next.js itself, by its own hooks: the content is checked and the pictures
 * are made before the pages, the export is finished and verified after them. next.config.ts names this file.
 * https://nextjs.org/docs/app/api-reference/config/next-config-js/adapterPath
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { finishExport } from './export/finish.mjs';
import { makeServiceWorker } from './offline/make-service-worker.mjs';
import { prepare } from './prepare/prepare.mjs';
import { listFiles, projectRoot } from './project.mjs';
import { markBuilt, sourceHash, unmarkBuilt } from './source-state.mjs';
import { verifyExport } from './verify/verify.mjs';

const { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } = createRequire(import.meta.url)('next/constants');

/** What the pages are made of, as it was when the build began; names the build. */
let sources;

/** @type {import('next').NextAdapter} */
const adapter = {
  name: 'this site (build/adapter.mjs)',

  /** Called by every command of Next.js that reads the configuration, `next typegen` among them. */
  async modifyConfig(config, context) {
    if (context.phase === PHASE_PRODUCTION_BUILD || context.phase === PHASE_DEVELOPMENT_SERVER) {
      process.env.NEXT_TELEMETRY_DISABLED ??= '1';
      await prepare(projectRoot);
    }
    if (context.phase === PHASE_PRODUCTION_BUILD) {
      sources = sourceHash();
      config.generateBuildId = async () => sources.slice(0, 16);
    }
    const host = await hostAdapter(context.projectDir);
    return (await host?.modifyConfig?.(config, context)) ?? config;
  },

  /** Called once `out/` is written. */
  async onBuildComplete(context) {
    const outFolder = path.join(context.projectDir, 'out');
    unmarkBuilt();
    finishExport({
      outFolder,
      hostsFolder: path.join(context.projectDir, 'generated/hosts'),
      basePath: context.config.basePath,
    });
    console.log(`offline: ${makeServiceWorker({ outFolder })}`);
    verifyExport({ outFolder, basePath: context.config.basePath });
    if (sourceHash() === sources) markBuilt(sources);
    console.log(`out/ is ready: ${listFiles(outFolder).length} files`);

    const host = await hostAdapter(context.projectDir);
    await host?.onBuildComplete?.({
      ...context,
      outputs: { ...context.outputs, staticFiles: staticFiles(outFolder, context.outputs.staticFiles) },
    });
  },
};

export default adapter;

/** A host names its own adapter in the environment; that ours is set in the configuration would hide it. */
async function hostAdapter(projectDir) {
  const name = process.env.NEXT_ADAPTER_PATH;
  if (!name) return undefined;
  const file = createRequire(path.join(projectDir, 'package.json')).resolve(name);
  const module = await import(pathToFileURL(file).href);
  return module.default?.default ?? module.default ?? module;
}

/** The list of exported files as Next.js gives it, after files came and went. */
function staticFiles(outFolder, before) {
  const known = new Map(before.map((file) => [path.resolve(file.filePath), file]));
  return listFiles(outFolder).map((name) => {
    const filePath = path.join(outFolder, name);
    const entry = { id: name, pathname: `/${name.replace(/\.html$/, '')}`, filePath, type: 'STATIC_FILE' };
    return known.get(filePath) ?? entry;
  });
}
