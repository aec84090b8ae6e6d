import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { UserError } from '@/lib/node/user-error';

const origin = 'https://www.hotel.example';

/** Runs a part of the build like its command, and returns the exit code and the output. */
export async function runBuildStep(
  job: () => void | Promise<void>,
): Promise<{ status: number; output: string }> {
  const lines: string[] = [];
  const log = jest.spyOn(console, 'log').mockImplementation((line) => lines.push(line));
  try {
    await job();
    return { status: 0, output: lines.join('\n') };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { status: 1, output: [...lines, error.message].join('\n') };
  } finally {
    log.mockRestore();
  }
}

/** A small export in the form that `next build` writes. When it is finished, verification finds no problem. */
export function writeExport(folder: string, basePath = ''): void {
  const canonical = (route: string) =>
    `<link rel="canonical" href="${origin}${basePath}${route === '/' ? '' : route}"/>`;
  const page = (route: string, title: string, head = '') => `<!DOCTYPE html>
<html lang="en"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/>
<link rel="preload" as="script" href="${basePath}/_next/static/chunks/a.js"/>
<link rel="preconnect" href="/"/><style data-precedence="next" data-href="${basePath}/_next/static/chunks/a.css">body{--color-ink:#000;background:url(${basePath}/pictures/a.jpg)}</style>
<script src="${basePath}/_next/static/chunks/a.js" async=""></script><script data-own="">self.first=1</script><title>${title}</title>
${route ? canonical(route) : ''}${head}</head>
<body><main><h1 id="top-of-page">${title}</h1>
<p><a href="${basePath}/about#top-of-page">About</a> <a href="${basePath}/Facilities">Facilities</a></p>
<img src="${basePath}/pictures/a.jpg" srcSet="${basePath}/pictures/a.jpg 360w" sizes="100vw" alt="A house"/>
</main>
<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"${title}"])</script>
<script data-own="">self.shared=1</script>
<script data-own="">self.page="${title}"</script>
<script data-own="" type="application/ld+json">{"@type":"Hotel"}</script></body></html>`;
  const files = {
    'index.html': page('/', 'Home'),
    'about.html': page('/about', 'About'),
    'about/__next._full.txt': '',
    '__next._tree.txt': '',
    'licences.txt': '',
    'Facilities.html': page('/Facilities', 'Facilities'),
    '404.html': page('', 'Not found', '<meta name="robots" content="noindex"/>'),
    '_not-found.html': '',
    'index.txt': '',
    'about.txt': '',
    '_next/static/islands/islands.js': 'self.ran=2',
    '_next/static/chunks/a.js': 'self.ran=1',
    '_next/static/chunks/a.css': '',
    'pictures/a.jpg': 'not looked into',
    'manifest.webmanifest': JSON.stringify({
      start_url: `${basePath}/`,
      icons: [{ src: `${basePath}/pictures/a.jpg` }],
    }),
  };
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Replaces a text in a file. Fails if the text is not there. */
export function replaceInFile(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} has no ${from}`);
  writeFileSync(file, changed);
}

/** What browser-scripts.ts makes, for exports without islands. */
export const scripts = {
  islands: '_next/static/islands/islands.js',
  page: '_next/static/islands/islands.js',
  listenEarly: 'self.early=1',
  sources: new Map(),
};
