/**
 * The six parts of `next build`: prepare, pages, scripts, postprocess, verify, compress. Next.js renders the pages and
 * calls the other parts. `next dev` only prepares.
 * https://nextjs.org/docs/app/api-reference/config/next-config-js/adapterPath
 */
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';

import type { NextAdapter } from 'next';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants';

import { listFiles } from '../lib/node/list-files';
import { projectRoot } from '../lib/node/project';

import { compressFiles } from './compress/compress-files';
import { exportedPages } from './exported-pages';
import { postprocess } from './postprocess/postprocess';
import { emailKeys } from './prepare/environment';
import { prepare, startToPrepare } from './prepare/prepare';
import { makeBrowserScripts } from './scripts/browser-scripts';
import { markBuilt, sourceHash, unmarkBuilt } from './source-state';
import { verifyExport } from './verify/verify';

/** The hash of the sources at the start of the build. The build ID is made from it. */
let sources = '';
/** Done when all pictures are encoded, which happens while Next.js renders the pages. */
let pictures = Promise.resolve();

export const adapter: NextAdapter = {
  name: 'this site (build/build.ts)',

  /** Called by every command of Next.js that reads the configuration, `next typegen` among them. */
  async modifyConfig(config, context) {
    const isBuild = context.phase === PHASE_PRODUCTION_BUILD;
    if (isBuild || context.phase === PHASE_DEVELOPMENT_SERVER) process.env.NEXT_TELEMETRY_DISABLED ??= '1';
    // Node.js 24 warns that tailwind.config.ts has no module type. With one in package.json, all other files would need it.
    process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --disable-warning=MODULE_TYPELESS_PACKAGE_JSON`;
    if (context.phase === PHASE_DEVELOPMENT_SERVER) await prepare(projectRoot);
    if (isBuild) {
      ({ pictures } = await startToPrepare(projectRoot));
      // It is awaited at the end. Until then, a failure must not end the process without a message.
      pictures.catch(() => {});
      // `next dev` leaves types of routes that no longer exist. The type check would fail on them.
      rmSync(path.join(context.projectDir, '.next/dev/types'), { recursive: true, force: true });
      sources = sourceHash();
      config.generateBuildId = async () => {
        unmarkBuilt();
        return sources.slice(0, 16);
      };
    }
    return config;
  },

  /** Called once Next.js has written `out/`. */
  async onBuildComplete(context) {
    const outFolder = path.join(context.projectDir, 'out');
    const { basePath } = context.config;
    const hostsFolder = path.join(context.projectDir, 'generated/hosts');
    const scripts = await makeBrowserScripts({ outFolder, basePath });
    await pictures;
    // Next.js has not copied the pictures that were not there yet.
    cpSync(path.join(context.projectDir, 'public/pictures'), path.join(outFolder, 'pictures'), {
      recursive: true,
    });
    postprocess({ outFolder, hostsFolder, basePath, build: context.buildId, scripts });
    verifyExport({ outFolder, basePath });
    // Last, because it needs the final bytes of every file.
    console.log(`compress: ${await compressFiles(outFolder, path.join(hostsFolder, 'compressed'))}`);
    if (sourceHash() === sources) markBuilt(sources);
    console.log(
      `out/ is ready: ${listFiles(outFolder).length} files, ${exportedPages(outFolder).length} pages`,
    );
    const warning = missingKeysWarning(process.env);
    // After the list of routes, which Next.js prints last.
    if (warning) process.once('exit', () => console.warn(`\n${warning}`));
  },
};

/** A warning about missing e-mail keys. Undefined when all are set. */
export function missingKeysWarning(env: NodeJS.Dict<string>): string | undefined {
  const missing = emailKeys.filter((name) => !env[name]?.trim());
  if (missing.length === 0) return undefined;
  return `⚠ THE CONTACT FORM CANNOT SEND: this build has no ${missing.join(', ')} (.env.example says where to get them).`;
}
