import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium, type Browser, type Page } from '@playwright/test';
import { exportedPages } from '../build/exported-pages';
import { projectRoot } from '../build/project';
import { ensureBrowser, testArguments } from './browser';
import { ensureBuild } from './ensure-build';
import { serveExport, type Server } from './serve';

/**
 * What a page may transfer, in KB of 1000 bytes with texts compressed by brotli, cold, on a phone, until five seconds
 * after it has loaded; `requests` is a number. `scrolled` is everything after scrolling to the end.
 */
// The style sheet is inlined: 6 to 7 KB of its HTML, 10 of Home's. The payload is one of the scripts: 6 to 23 KB.
// Within five seconds one or two more pictures of the first screen come, as the machine has time.
// Home's pictures fill the width of a phone: those of the first two hotels come early, 25 to 42 KB each.
const home = { html: 35, js: 158, css: 1, fonts: 21, requests: 25, all: 420, scrolled: 620 };
const others = { html: 22, js: 140, css: 1, fonts: 21, requests: 20, all: 230 };
/** A new page has the limits of the others until it is given its own. */
const limits: Record<string, Record<string, number>> = {
  '/': home,
  // It holds what guests ask, as HTML alone: its payload is smaller for it.
  '/contact': { ...others, html: 28 },
  '/gallery': { ...others, html: 25, requests: 25, all: 260, scrolled: 640 },
};

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const QUIET_MS = 5000;
/** Bytes are counted, not seconds, so a busy machine may take its time. */
const LOAD_TIMEOUT_MS = 120_000;
const kinds: Record<string, string> = { document: 'html', script: 'js', stylesheet: 'css', font: 'fonts' };
const out = path.join(projectRoot, 'out');

interface TransferredFile {
  path: string;
  kind: string;
  bytes: number;
}

/** What a page transferred. */
interface Measured {
  route: string;
  /** Until five seconds after the page has loaded. */
  files: TransferredFile[];
  /** What scrolling to the end fetched on top. */
  later: TransferredFile[];
  /** Addresses of other sites, and of this one that are not in the export. */
  unknownRequests: string[];
}

/** A page beside its limits, as a line to print, and everything that is wrong with it, naming the largest files. */
function judge({ route, files, later, unknownRequests }: Measured): { line: string; problems: string[] } {
  const pageLimits = limits[route] ?? others;
  const problems = unknownRequests.map(
    (address) => `${route}: asks for ${address}, which is not in the export`,
  );
  if (files.length === 0) problems.push(`${route}: nothing was measured`);
  const cells = Object.entries(pageLimits).map(([column, limit]) => {
    const all = column === 'scrolled' ? [...files, ...later] : files;
    const counted = Object.values(kinds).includes(column) ? all.filter(({ kind }) => kind === column) : all;
    const kilobytes = counted.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
    const value = column === 'requests' ? counted.length : kilobytes;
    const shown = `${column} ${Number(value.toFixed(1))}`;
    if (value > limit) {
      const largest = [...counted].sort((a, b) => b.bytes - a.bytes).slice(0, 3);
      const names = largest.map((file) => `${file.path} ${(file.bytes / 1000).toFixed(1)} KB`);
      problems.push(`${route}: ${shown} is over ${limit}; largest: ${names.join(', ')}`);
    }
    return `${shown}/${limit}`;
  });
  return { line: [route.padEnd(12), ...cells].join('  '), problems };
}

/** `npm run budget`: what each page transfers in a browser, beside its limits; fails when one is passed. */
export async function main(): Promise<void> {
  await ensureBuild();
  const { executablePath } = await ensureBrowser();
  const server = await serveExport();
  const browser = await chromium.launch({ executablePath, args: testArguments });
  const measured = exportedPages(out).map((route) => measurePage(browser, server, route));
  const pages = await Promise.all(measured).finally(() => Promise.all([browser.close(), server.close()]));
  const judged = pages.map((page) => judge(page));
  console.log(['KB, texts as brotli makes them:', ...judged.map(({ line }) => line)].join('\n'));
  const problems = judged.flatMap((page) => page.problems);
  if (pages.length === 0) problems.push('No page was found in out/.');
  for (const problem of problems) console.error(`over budget: ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}

/** Loads a page in a browser that has seen nothing yet and notes the files it asks for. */
async function measurePage(browser: Browser, server: Server, route: string): Promise<Measured> {
  const page: Measured = { route, files: [], later: [], unknownRequests: [] };
  let list = page.files;
  const seen = new Set<string>();
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  // Another site's frame must not disturb the count by what it fetches for itself.
  await context.route(
    (url) => !url.href.startsWith(server.url),
    (outside) => outside.fulfill({ contentType: 'text/html', body: '' }),
  );
  context.on('request', (request) => {
    const address = request.url();
    // A second request for the same address is answered from the browser's cache, which interception turns off.
    if (!/^https?:/.test(address) || seen.has(address)) return;
    seen.add(address);
    const name = decodeURIComponent(new URL(address).pathname).slice(new URL(server.url).pathname.length);
    const bytes = address.startsWith(server.url) ? sizeOf(name) : undefined;
    if (bytes === undefined) page.unknownRequests.push(address);
    else list.push({ path: `/${name}`, kind: kinds[request.resourceType()] ?? 'other', bytes });
  });
  const tab = await context.newPage();
  await tab.goto(server.url + route.slice(1), { timeout: LOAD_TIMEOUT_MS });
  await tab.waitForTimeout(QUIET_MS);
  list = page.later;
  if (limits[route]?.scrolled) await scrollToEnd(tab);
  await context.close();
  return page;
}

/** In steps of half a screen, as a reader would: lazy pictures are only fetched when they come near. */
async function scrollToEnd(tab: Page): Promise<void> {
  const isAtEnd = () =>
    tab.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
  do {
    await tab.evaluate(() => scrollBy({ top: innerHeight / 2, behavior: 'instant' }));
    await tab.waitForTimeout(150);
  } while (!(await isAtEnd()));
  await tab.waitForLoadState('networkidle');
}

/** The bytes that a file of the export transfers: texts as brotli makes them, all else as it is. */
function sizeOf(name: string): number | undefined {
  const file = [name, `${name}.html`, `${name}index.html`]
    .map((choice) => path.join(out, choice))
    .find((choice) => statSync(choice, { throwIfNoEntry: false })?.isFile());
  if (!file) return undefined;
  const content = readFileSync(file);
  if (!/\.(css|html|js|json|svg|txt|webmanifest|xml)$/.test(file)) return content.length;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  return brotliCompressSync(content, { params }).length;
}
