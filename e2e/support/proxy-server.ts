import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { withoutHashes } from './changed-page';
import { origin, settings } from './settings';

/**
 * The outcome of a request: the site's response, an error status, the page of a captive portal (200, cached for a
 * year), or a redirect. 'hangs' never responds, 'disconnects' closes the connection.
 */
type Outcome = 'responds' | 'hangs' | 'disconnects' | 'portal' | number | { redirect: string };

/** The page that a captive portal or a server under maintenance sends instead of every file. */
const portalPage = '<!doctype html><html lang="en"><title>Portal</title><h1>Buy an hour</h1></html>';

interface ReceivedRequest {
  path: string;
  /** Of the response's body, as transferred. */
  bytes: number;
  /** Whether the service worker sent the request during its installation. */
  isBackground: boolean;
}

/** A proxy in front of the exported site, whose connection and deployments a test controls. */
export interface ProxyServer {
  /** 'http://localhost:1234', without a slash at the end. */
  url: string;
  requests: ReceivedRequest[];
  /** The maximum number of parallel requests of the worker during its installation. */
  mostAtOnce: number;
  /** The outcome of requests by path. By default, the site responds. */
  outcomeOf: (path: string) => Outcome;
  /** A delay of the response by path. None by default. */
  delayOf: (path: string) => Promise<void> | undefined;
  goOffline: () => void;
  goOnline: () => void;
  /** Replaces the first build with the next one. */
  deploy: (build: Build) => void;
  close: () => Promise<void>;
}

/** The build ID of a later build, instead of settings.build. */
const NEXT_BUILD = 'the-next-build';

/** The differences between a later build and the one in out/, apart from the build ID. */
interface Build {
  /** A text of the pages and its new value. */
  words?: [from: string, to: string];
  /** A hashed file that no longer exists, and the new name of its content: 'abc.js'. */
  renamed?: [from: string, to: string];
  /** A path that still returns the old build, because the deployment is not finished. */
  stale?: string;
  /** The text of sw.js, instead of the one for these changes. */
  worker?: string;
  /** What sw.js runs before everything else. */
  workerStart?: string;
}

/** The worker of a build with SITE_OFFLINE=off. */
export function selfDestroyingWorker(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'worker-'));
  try {
    const script = `const { makeServiceWorker } = require('./build/postprocess/make-service-worker');
      makeServiceWorker(process.argv[1], false);`;
    execFileSync(process.execPath, ['-r', 'tsx/cjs', '-e', script, folder], {
      cwd: path.join(__dirname, '../..'),
    });
    return readFileSync(path.join(folder, 'sw.js'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Starts a proxy on a free port. It responds with the build in out/. The test closes it. */
export async function startProxyServer(): Promise<ProxyServer> {
  let build: Build | undefined;
  let atOnce = 0;

  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', origin);
    const outcome = proxy.outcomeOf(pathname);
    if (outcome === 'hangs') return;
    if (outcome === 'disconnects') {
      request.socket.destroy();
      return;
    }
    const isBackground = request.headers.referer?.endsWith('/sw.js') === true;
    const entry = { path: pathname, bytes: 0, isBackground };
    proxy.requests.push(entry);
    if (isBackground) {
      proxy.mostAtOnce = Math.max(proxy.mostAtOnce, ++atOnce);
      response.on('close', () => atOnce--);
    }
    if (typeof outcome === 'number') {
      response.writeHead(outcome, { 'content-type': 'text/plain' });
      response.end('Not now.\n');
      return;
    }
    if (outcome === 'portal') {
      // Like a host with rules for folders: all files are cached for a year.
      const kept = /\.\w+$/.test(pathname) ? 'max-age=31536000, immutable' : 'no-store';
      response.writeHead(200, { 'content-type': 'text/html', 'cache-control': kept });
      response.end(portalPage);
      return;
    }
    if (typeof outcome === 'object') {
      response.writeHead(302, { location: outcome.redirect }).end();
      return;
    }
    const count = (bytes: number) => (entry.bytes += bytes);
    const respond = () =>
      build && pathname !== build.stale
        ? void respondAsBuild(build, request, response)
        : passOn(request, response, count);
    const delay = proxy.delayOf(pathname);
    if (delay) void delay.then(respond);
    else respond();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));

  const proxy: ProxyServer = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    requests: [],
    mostAtOnce: 0,
    outcomeOf: () => 'responds',
    delayOf: () => undefined,
    goOffline: () => {
      proxy.outcomeOf = () => 'disconnects';
    },
    goOnline: () => {
      proxy.outcomeOf = () => 'responds';
    },
    deploy: (next) => {
      build = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return proxy;
}

function passOn(request: IncomingMessage, response: ServerResponse, count: (bytes: number) => void): void {
  const upstream = http.request(
    origin + request.url,
    { method: request.method, headers: { ...request.headers, host: new URL(origin).host } },
    (upstreamResponse) => {
      response.writeHead(upstreamResponse.statusCode ?? 502, upstreamResponse.headers);
      upstreamResponse.on('data', (chunk: Buffer) => count(chunk.length));
      upstreamResponse.pipe(response);
    },
  );
  upstream.on('error', () => response.destroy());
  request.on('close', () => upstream.destroy());
  upstream.end();
}

/** The files of a later build. Its pages have no hashes, because the hashes of the first build would be wrong. */
async function respondAsBuild(
  build: Build,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const address = (request.url ?? '/').replace(NEXT_BUILD, settings.build);
  const [gone, renamed] = build.renamed ?? [];
  if (gone && address.endsWith(`/${gone}`)) {
    response.writeHead(404).end();
    return;
  }
  const source =
    renamed && gone && address.endsWith(`/${renamed}`) ? address.replace(renamed, gone) : address;
  const upstreamResponse = await fetch(origin + source);
  const type = upstreamResponse.headers.get('content-type') ?? '';
  const headers = {
    'content-type': type,
    'cache-control': upstreamResponse.headers.get('cache-control') ?? '',
  };
  if (!/text|javascript/.test(type)) {
    response
      .writeHead(upstreamResponse.status, headers)
      .end(Buffer.from(await upstreamResponse.arrayBuffer()));
    return;
  }
  let text = (await upstreamResponse.text()).replaceAll(settings.build, NEXT_BUILD);
  if (gone && renamed) text = text.replaceAll(gone, renamed);
  if (build.words) text = text.replaceAll(...build.words);
  if (address === `${settings.basePath}/sw.js`) {
    text = build.worker ?? `${build.workerStart ?? ''};${text.replaceAll(/revision:"/g, 'revision:"2')}`;
  }
  if (type.startsWith('text/html')) text = withoutHashes(text);
  response.writeHead(upstreamResponse.status, headers).end(text);
}
