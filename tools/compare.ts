import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type BrowserContext } from '@playwright/test';
import sharp from 'sharp';
import { exportedPages } from '../build/exported-pages';
import { projectRoot } from '../build/project';
import { UserError } from '../build/user-error';
import { ensureBrowser, testArguments } from './browser';
import { findFreePort, run } from './command';
import { ensureBuild } from './ensure-build';
import { serveExport } from './serve';

const usualWidths = '320,390,768,992,1280,1920';
const folder = path.join(projectRoot, '.cache/compare');
const contextOptions = { reducedMotion: 'reduce', serviceWorkers: 'block', bypassCSP: true } as const;
const nextBin = 'node_modules/next/dist/bin/next';

/** A version of the site, running: its pages, and the page of examples, which only `next dev` has. */
interface Running {
  addressOf: (route: string) => string;
  routes: string[];
  stop: () => Promise<void>;
}

/**
 * `npm run compare -- COMMIT`: builds that commit in a git worktree of its own, looks at every page and at the examples
 * under /parts at six widths (or `--widths 390,1280`), and writes a report of what looks different from this checkout.
 */
export async function main(args: string[]): Promise<void> {
  const options = { widths: { type: 'string', default: usualWidths } } as const;
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
  const [commit] = positionals;
  const widths = values.widths.split(',').map(Number);
  if (!commit) throw new UserError('Say which commit to compare with: npm run compare -- main~1');
  const { executablePath } = await ensureBrowser();
  await ensureBuild();
  const other = path.join(folder, 'worktree');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  execFileSync('git', ['worktree', 'prune'], { cwd: projectRoot });
  execFileSync('git', ['worktree', 'add', '--detach', other, commit], { cwd: projectRoot, stdio: 'inherit' });
  const running: Running[] = [];
  const browser = await chromium.launch({ executablePath, args: testArguments });
  try {
    await buildOther(other);
    running.push(await start(other), await start(projectRoot));
    const [before, after] = running as [Running, Running];
    const routes = [...new Set([...before.routes, ...after.routes])].sort();
    const different: string[] = [];
    for (const width of widths) {
      const context = await browser.newContext({ ...contextOptions, viewport: { width, height: 900 } });
      for (const route of routes) {
        const name = `${route.slice(1).replaceAll('/', '-') || 'home'}-${width}`;
        const shots = [await look(context, before, route), await look(context, after, route)] as const;
        const pixels = await compareShots(name, ...shots);
        console.log(`${route} at ${width} px: ${pixels === 0 ? 'the same' : `${pixels} pixels differ`}`);
        if (pixels > 0) different.push(name);
      }
      await context.close();
    }
    const report = path.join(folder, 'index.html');
    writeFileSync(report, reportOf(commit, different));
    const all = widths.length * routes.length;
    console.log(
      `compare: ${different.length} of ${all} pictures differ${different.length > 0 ? `: ${report}` : ''}`,
    );
  } finally {
    await browser.close();
    for (const each of running) await each.stop();
    execFileSync('git', ['worktree', 'remove', '--force', other], { cwd: projectRoot });
  }
}

/** Installs and builds another commit; the encoded pictures are taken from here as far as they are the same. */
async function buildOther(other: string): Promise<void> {
  const cache = path.join(projectRoot, '.cache/pictures');
  if (existsSync(cache)) cpSync(cache, path.join(other, '.cache/pictures'), { recursive: true });
  const words = ['ci', '--ignore-scripts', '--include=dev', '--prefer-offline', '--no-audit', '--no-fund'];
  const installed = await run('npm', words, { cwd: other });
  const built = installed.code === 0 && (await run(process.execPath, [nextBin, 'build'], { cwd: other }));
  if (!built || built.code !== 0) throw new UserError('The other commit could not be built.');
}

async function start(root: string): Promise<Running> {
  const dir = path.join(root, 'out');
  const server = await serveExport({ dir });
  const port = await findFreePort();
  const dev = spawn(process.execPath, [nextBin, 'dev', '--port', String(port)], {
    cwd: root,
    stdio: 'ignore',
  });
  const hasExamples = existsSync(path.join(root, 'app/parts/page.dev.tsx'));
  return {
    addressOf: (route) =>
      route === '/parts' ? `http://localhost:${port}/parts` : server.url + route.slice(1),
    routes: [...exportedPages(dir), ...(hasExamples ? ['/parts'] : [])],
    async stop() {
      dev.kill();
      // Until then it writes into the folder that is removed next.
      await Promise.all([once(dev, 'close'), server.close()]);
    },
  };
}

/** A picture of the whole page, after all of it has loaded; undefined for a page that this version does not have. */
async function look(context: BrowserContext, site: Running, route: string): Promise<Buffer | undefined> {
  if (!site.routes.includes(route)) return undefined;
  const page = await context.newPage();
  await page.clock.install();
  // `next dev` needs a while until it answers.
  for (let tries = 0; ; tries += 1) {
    const isThere = await page.goto(site.addressOf(route), { timeout: 120_000 }).catch(() => undefined);
    if (isThere) break;
    if (tries === 60) throw new UserError(`${site.addressOf(route)} does not answer.`);
    await page.waitForTimeout(1000);
  }
  const rules =
    '*, ::before, ::after { content-visibility: visible !important } nextjs-portal { display: none }';
  await page.addStyleTag({ content: rules });
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})));
    await document.fonts.ready;
  });
  await page.waitForLoadState('networkidle');
  // Past the end of every figure that counts up. Of animations in the style sheet Playwright shows the end, or the
  // beginning where there is none.
  await page.clock.runFor(5000);
  const shot = await page.screenshot({ fullPage: true, animations: 'disabled' });
  await page.close();
  return shot;
}

/** How many pixels differ; where some do, both pictures and their difference are kept. */
async function compareShots(name: string, before?: Buffer, after?: Buffer): Promise<number> {
  const { default: pixelmatch } = await import('pixelmatch');
  const empty = { create: { width: 1, height: 1, channels: 4, background: 'white' } } as const;
  const pictures = [before, after].map((shot) => (shot ? sharp(shot) : sharp(empty).png()));
  const sizes = await Promise.all(pictures.map((picture) => picture.metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [first, second] = (await Promise.all(
    pictures.map((picture) =>
      picture
        .ensureAlpha()
        .resize({ width, height, fit: 'contain', position: 'left top', background: 'white' })
        .raw()
        .toBuffer(),
    ),
  )) as [Buffer, Buffer];
  const difference = Buffer.alloc(width * height * 4);
  const pixels = pixelmatch(first, second, difference, width, height);
  if (pixels === 0) return 0;
  for (const [kind, data] of Object.entries({ before: first, after: second, difference }))
    await sharp(data, { raw: { width, height, channels: 4 } })
      .png()
      .toFile(path.join(folder, `${name}-${kind}.png`));
  return pixels;
}

function reportOf(commit: string, names: string[]): string {
  const rows = names.map((name) => {
    const pictures = ['before', 'after', 'difference'].map(
      (kind) => `<img src="${name}-${kind}.png" alt="${kind}">`,
    );
    return `<h2>${name}</h2><div>${pictures.join('')}</div>`;
  });
  const style = 'div{display:flex;gap:1rem;align-items:start}img{max-width:33%;border:1px solid}';
  return `<!DOCTYPE html><title>Compared with ${commit}</title><style>${style}</style>
<h1>${names.length} pictures differ from ${commit}: before, after, difference</h1>${rows.join('\n')}\n`;
}
