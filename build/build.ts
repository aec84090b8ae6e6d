/**
 * All that `next build` does, from the start to the end: prepare, pages, postprocess, verify. Next.js makes the pages and
 * calls the rest by the hooks of its build adapter; `next dev` prepares too.
 * https://nextjs.org/docs/app/api-reference/config/next-config-js/adapterPath
 */
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { NextAdapter } from 'next';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants';
import { exportedPages } from './exported-pages';
import { postprocess } from './postprocess/postprocess';
import { prepare } from './prepare/prepare';
import { listFiles, projectRoot } from './project';
import { markBuilt, sourceHash, unmarkBuilt } from './source-state';
import { verifyExport } from './verify/verify';

type BuildContext = Parameters<NonNullable<NextAdapter['onBuildComplete']>>[0];
type StaticFile = BuildContext['outputs']['staticFiles'][number];

/** What the pages are made of, as it was when the build began; names the build. */
let sources = '';

export const adapter: NextAdapter = {
  name: 'this site (build/build.ts)',

  /** Called by every command of Next.js that reads the configuration, `next typegen` among them. */
  async modifyConfig(config, context) {
    const isBuild = context.phase === PHASE_PRODUCTION_BUILD;
    if (isBuild || context.phase === PHASE_DEVELOPMENT_SERVER) {
      process.env.NEXT_TELEMETRY_DISABLED ??= '1';
      await prepare(projectRoot);
    }
    if (isBuild) {
      // `next dev` keeps types of routes that may be gone by now, and the type check would stop at them.
      rmSync(path.join(context.projectDir, '.next/dev/types'), { recursive: true, force: true });
      sources = sourceHash();
      config.generateBuildId = async () => sources.slice(0, 16);
    }
    const host = await hostAdapter(context.projectDir);
    return (await host?.modifyConfig?.(config, context)) ?? config;
  },

  /** Called once Next.js has written `out/`. */
  async onBuildComplete(context) {
    const outFolder = path.join(context.projectDir, 'out');
    const { basePath } = context.config;
    unmarkBuilt();
    postprocess({ outFolder, hostsFolder: path.join(context.projectDir, 'generated/hosts'), basePath });
    verifyExport({ outFolder, basePath });
    if (sourceHash() === sources) markBuilt(sources);
    console.log(
      `out/ is ready: ${listFiles(outFolder).length} files, ${exportedPages(outFolder).length} pages`,
    );

    const host = await hostAdapter(context.projectDir);
    const staticFiles = filesOf(outFolder, context.outputs.staticFiles);
    await host?.onBuildComplete?.({ ...context, outputs: { ...context.outputs, staticFiles } });
    const warning = missingKeysWarning(process.env);
    // Behind the list of routes that Next.js prints last.
    if (warning) process.once('exit', () => console.warn(`\n${warning}`));
  },
};

/** One line that cannot be missed, about the e-mail keys that a build was not given; undefined when it has all. */
export function missingKeysWarning(env: Record<string, string | undefined>): string | undefined {
  const names = ['PUBLIC_KEY', 'SERVICE_ID', 'TEMPLATE_ID'].map((key) => `NEXT_PUBLIC_EMAILJS_${key}`);
  const missing = names.filter((name) => !env[name]?.trim());
  if (missing.length === 0) return undefined;
  return `⚠ THE CONTACT FORM CANNOT SEND: this build has no ${missing.join(', ')} (.env.example says where to get them).`;
}

/** A host names its own adapter in the environment; that ours is set in the configuration would hide it. */
async function hostAdapter(projectDir: string): Promise<NextAdapter | undefined> {
  const name = process.env.NEXT_ADAPTER_PATH;
  if (!name) return undefined;
  const file = createRequire(path.join(projectDir, 'package.json')).resolve(name);
  const module = await import(pathToFileURL(file).href);
  return module.default?.default ?? module.default ?? module;
}

/** The list of exported files as Next.js gives it, after files came and went. */
function filesOf(outFolder: string, before: StaticFile[]): StaticFile[] {
  const known = new Map(before.map((file) => [path.resolve(file.filePath), file]));
  return listFiles(outFolder).map((name) => {
    const filePath = path.join(outFolder, name);
    const pathname = `/${name.replace(/\.html$/, '')}`;
    return known.get(filePath) ?? ({ id: name, pathname, filePath, type: 'STATIC_FILE' } as StaticFile);
  });
}
