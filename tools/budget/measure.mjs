import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { exportedPages } from '../../build/export/pages.mjs';
import { projectRoot } from '../../build/project.mjs';
import { ensureBrowser, quietArguments } from '../browser.mjs';
import { setUp } from '../set-up.mjs';
import { judge, limitsFor, line, totals } from './judge.mjs';

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const quietMilliseconds = 5000;
/** Bytes are counted, not seconds, so a busy machine may take its time. */
const patienceMilliseconds = 120_000;
const kinds = { document: 'html', script: 'js', stylesheet: 'css', font: 'fonts' };
const out = path.join(projectRoot, 'out');

/** `npm run budget`: what each page transfers in a browser, beside its limits; fails when one is passed. */
export async function main() {
  await setUp({ build: true });
  const { executablePath } = await ensureBrowser();
  const basePath = process.env.BASE_PATH ?? '';
  const { chromium } = await import('playwright-core');
  const { serveExport } = await import('../serve.mjs');
  const server = await serveExport({ dir: out, basePath });
  const browser = await chromium.launch({ executablePath, args: quietArguments });
  let pages;
  try {
    const sizes = sizesOnDisk();
    pages = await Promise.all(
      exportedPages(out).map((route) => measurePage({ browser, server, basePath, route, sizes })),
    );
  } finally {
    await browser.close();
    await server.close();
  }
  const problems = pages.flatMap((page) => judge(page, limitsFor(page.route)));
  if (pages.length === 0) problems.push('No page was found in out/.');
  console.log('KB, texts as brotli makes them:');
  for (const page of pages) console.log(line(page));
  for (const problem of problems) console.error(`over budget: ${problem}`);
  const report = pages.map((page) => ({ ...page, totals: totals(page), limits: limitsFor(page.route) }));
  mkdirSync(path.join(projectRoot, 'test-results'), { recursive: true });
  const file = path.join(projectRoot, 'test-results/budget.json');
  writeFileSync(file, `${JSON.stringify({ pages: report, problems }, null, 2)}\n`);
  if (problems.length > 0) process.exitCode = 1;
}

/** Loads a page in a browser that has seen nothing yet and notes the files it asks for. */
async function measurePage({ browser, server, basePath, route, sizes }) {
  const { origin } = new URL(server.url);
  const page = { route, files: [], foreign: [], missing: [] };
  let list = page.files;
  const seen = new Set();
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  // Another site's frame must not disturb the count by what it fetches for itself.
  await context.route(
    (url) => url.origin !== origin,
    (outside) => outside.fulfill({ contentType: 'text/html', body: '' }),
  );
  context.on('request', (request) => {
    const url = new URL(request.url());
    // A second request for the same address is answered from the browser's cache, which interception turns off.
    if (!/^https?:$/.test(url.protocol) || seen.has(url.href)) return;
    seen.add(url.href);
    if (url.origin !== origin) {
      page.foreign.push(request.url());
      return;
    }
    const pathname = decodeURIComponent(url.pathname).slice(basePath.length) || '/';
    const bytes = sizes(pathname);
    if (bytes === undefined) page.missing.push(pathname);
    else list.push({ path: pathname, kind: kinds[request.resourceType()] ?? 'other', bytes });
  });
  const tab = await context.newPage();
  await tab.goto(origin + basePath + route, { waitUntil: 'load', timeout: patienceMilliseconds });
  await tab.waitForTimeout(quietMilliseconds);
  if (limitsFor(route).scrolled !== undefined) {
    page.later = [];
    list = page.later;
    await scrollToEnd(tab);
  }
  await context.close();
  return page;
}

/** In steps of half a screen, as a reader would: lazy pictures are only fetched when they come near. */
async function scrollToEnd(tab) {
  const stepPixels = phone.viewport.height / 2;
  const isAtEnd = () =>
    tab.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
  do {
    await tab.evaluate((pixels) => scrollBy({ top: pixels, behavior: 'instant' }), stepPixels);
    await tab.waitForTimeout(150);
  } while (!(await isAtEnd()));
  await tab.waitForLoadState('networkidle');
}

/** A function that gives the bytes a path transfers: texts as brotli makes them, all else as it is. */
function sizesOnDisk() {
  const known = new Map();
  return (pathname) => {
    const place = path.join(out, pathname);
    const file = [place, `${place}.html`, path.join(place, 'index.html')].find((choice) =>
      statSync(choice, { throwIfNoEntry: false })?.isFile(),
    );
    if (file && !known.has(file)) {
      const content = readFileSync(file);
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      const isText = /\.(css|html|js|json|svg|txt|webmanifest|xml)$/.test(file);
      known.set(file, isText ? brotliCompressSync(content, { params }).length : content.length);
    }
    return file && known.get(file);
  };
}
