import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { withoutHashes } from './changed-page';
import { origin, settings } from './settings';

/**
 * The outcome of a request: the site's answer, an error status, the page of a captive portal (200, cached for a year), or
 * a redirect; 'hangs' never answers, 'disconnects' closes the connection.
 */
export type Outcome = 'answered' | 'hangs' | 'disconnects' | 'portal' | number | { redirect: string };

/** What a captive portal or a server under maintenance sends instead of every file. */
export const portalPage = '<!doctype html><html lang="en"><title>Portal</title><h1>Buy an hour</h1></html>';

interface ReceivedRequest {
  path: string;
  /** Of the answer's body, as it was transferred. */
  bytes: number;
  /** Whether the service worker asked while it was being installed. */
  isBackground: boolean;
}

/** A proxy in front of the exported site, whose connection and deployments a test controls. */
export interface FrontServer {
  /** 'http://localhost:1234', without a slash at the end. */
  url: string;
  requests: ReceivedRequest[];
  /** The most files that the worker asked for at one time while it was being installed. */
  mostAtOnce: number;
  /** The outcome of requests by path; every request is answered until a test says otherwise. */
  outcomeOf: (path: string) => Outcome;
  /** What the answer to a request waits for, by path: nothing until a test says otherwise. */
  delayOf: (path: string) => Promise<void> | undefined;
  goOffline: () => void;
  goOnline: () => void;
  /** Puts the next build in place of the first one. */
  deploy: (build: Build) => void;
  close: () => Promise<void>;
}

/** The name of a later build, in place of settings.build. */
const NEXT_BUILD = 'the-next-build';

/** How a later build differs from the one in out/, apart from its name. */
export interface Build {
  /** Words of the pages, and what they are now. */
  words?: [from: string, to: string];
  /** A hashed file that is gone, and the name under which its content is now: 'abc.js'. */
  renamed?: [from: string, to: string];
  /** A path that is still answered from the build before: the deployment is not finished. */
  stale?: string;
  /** The text of sw.js, in place of the one that belongs to these changes. */
  worker?: string;
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

export async function startFrontServer(): Promise<FrontServer> {
  let build: Build | undefined;
  let atOnce = 0;

  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', origin);
    const outcome = front.outcomeOf(pathname);
    if (outcome === 'hangs') return;
    if (outcome === 'disconnects') {
      request.socket.destroy();
      return;
    }
    const isBackground = request.headers.referer?.endsWith('/sw.js') === true;
    const entry = { path: pathname, bytes: 0, isBackground };
    front.requests.push(entry);
    if (isBackground) {
      front.mostAtOnce = Math.max(front.mostAtOnce, ++atOnce);
      response.on('close', () => atOnce--);
    }
    if (typeof outcome === 'number') {
      response.writeHead(outcome, { 'content-type': 'text/plain' });
      response.end('Not now.\n');
      return;
    }
    if (outcome === 'portal') {
      // As a host does that has rules for folders: files are kept for a year, whatever they are.
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
    const answer = () =>
      build && pathname !== build.stale
        ? void answerAsBuild(build, request, response)
        : passOn(request, response, count);
    const delay = front.delayOf(pathname);
    if (delay) void delay.then(answer);
    else answer();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));

  const front: FrontServer = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    requests: [],
    mostAtOnce: 0,
    outcomeOf: () => 'answered',
    delayOf: () => undefined,
    goOffline: () => {
      front.outcomeOf = () => 'disconnects';
    },
    goOnline: () => {
      front.outcomeOf = () => 'answered';
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
  return front;
}

function passOn(request: IncomingMessage, response: ServerResponse, count: (bytes: number) => void): void {
  const upstream = http.request(
    origin + request.url,
    { method: request.method, headers: { ...request.headers, host: new URL(origin).host } },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('data', (chunk: Buffer) => count(chunk.length));
      answer.pipe(response);
    },
  );
  upstream.on('error', () => response.destroy());
  request.on('close', () => upstream.destroy());
  upstream.end();
}

/** The site's files with the differences of a later build; its pages carry no hashes, which would be those of the first. */
async function answerAsBuild(
  build: Build,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const asked = (request.url ?? '/').replace(NEXT_BUILD, settings.build);
  const [gone, renamed] = build.renamed ?? [];
  if (gone && asked.endsWith(`/${gone}`)) {
    response.writeHead(404).end();
    return;
  }
  const source = renamed && gone && asked.endsWith(`/${renamed}`) ? asked.replace(renamed, gone) : asked;
  const answer = await fetch(origin + source);
  const type = answer.headers.get('content-type') ?? '';
  const headers = { 'content-type': type, 'cache-control': answer.headers.get('cache-control') ?? '' };
  if (!/text|javascript/.test(type)) {
    response.writeHead(answer.status, headers).end(Buffer.from(await answer.arrayBuffer()));
    return;
  }
  let text = (await answer.text()).replaceAll(settings.build, NEXT_BUILD);
  if (gone && renamed) text = text.replaceAll(gone, renamed);
  if (build.words) text = text.replaceAll(...build.words);
  if (asked === `${settings.basePath}/sw.js`) {
    text = build.worker ?? text.replaceAll(/revision:"/g, 'revision:"2');
  }
  if (type.startsWith('text/html')) text = withoutHashes(text);
  response.writeHead(answer.status, headers).end(text);
}
