import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { hostHeadersFor, parseHostHeaders } from './host-headers.mjs';
import { listFiles } from './project.mjs';
import { PlainError } from './run-script.mjs';
import { cacheControl, chooseEncoding, findServedFile, mediaType } from './served-files.mjs';

const compress = {
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  gzip: (content) => promisify(gzip)(content, { level: 9 }),
};

/**
 * Serves a folder of exported pages over HTTP, as a good static host would: addresses without `.html`, 404.html with its
 * status, compression, entity tags, a year of caching for files whose names carry a hash.
 *
 * @param {object} options
 * @param {string} options.dir absolute
 * @param {number} [options.port] 0 takes any free one
 * @param {string} [options.host] the address to listen on; all of the machine's when absent
 * @param {string} [options.basePath] '' or '/site': the path the export was built for
 * @param {boolean} [options.hostHeaders] whether to send the headers of the folder's own `_headers` file
 * @returns {Promise<{ url: string, port: number, warm: () => Promise<void>, close: () => Promise<void> }>} `url` ends
 *   with a slash; `warm` compresses every text ahead of its first request
 * @throws {PlainError} when there is no export in `dir`, or the port is taken
 */
export async function serveExport({ dir, port = 0, host, basePath = '', hostHeaders = true }) {
  if (!existsSync(path.join(dir, 'index.html'))) {
    throw new PlainError(`There is no exported site in ${dir}: run \`npm run build\` first.`);
  }
  const files = fileStore();
  const server = http.createServer((request, response) => {
    answer({ request, response, dir, basePath, files, hostHeaders }).catch((error) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
      response.end('The server failed.\n');
    });
  });
  await new Promise((resolve, reject) => {
    server.once('error', (error) => {
      reject(error.code === 'EADDRINUSE' ? new PlainError(`Port ${port} is taken.`) : error);
    });
    server.listen({ port, host }, resolve);
  });
  const actualPort = server.address().port;
  return {
    url: `http://${host ?? 'localhost'}:${actualPort}${basePath}/`,
    port: actualPort,
    async warm() {
      for (const name of listFiles(dir)) {
        const file = path.join(dir, name);
        if (mediaType(file).isText && server.listening) await files.encoded(file, 'br');
      }
    },
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

async function answer({ request, response, dir, basePath, files, hostHeaders }) {
  if (!['GET', 'HEAD'].includes(request.method))
    return sendText(response, 405, 'Only GET and HEAD.', { allow: 'GET, HEAD' });

  const [rawPath, query] = splitTarget(request.url);
  const fullPath = decode(rawPath);
  if (fullPath === undefined) return sendText(response, 400, 'The address cannot be read.');
  if (basePath !== '' && fullPath === '/')
    return sendText(response, 307, '', { location: `${basePath}/${query}` });
  const isInside = basePath === '' || fullPath === basePath || fullPath.startsWith(`${basePath}/`);
  const pathname = isInside ? fullPath.slice(basePath.length) || '/' : undefined;

  const found = pathname === undefined ? undefined : findServedFile(dir, pathname);
  const notFoundPage = path.join(dir, '404.html');
  const file = found ?? (existsSync(notFoundPage) ? notFoundPage : undefined);
  if (!file) return sendText(response, 404, 'Not found.');

  const { type, isText } = mediaType(file);
  const encoding = isText ? chooseEncoding(request.headers['accept-encoding']) : undefined;
  const { content, tag } = await files.encoded(file, encoding);
  const headers = {
    'content-type': type,
    'cache-control': cacheControl(found ? pathname : '/404'),
    'x-content-type-options': 'nosniff',
    ...(hostHeaders && hostHeadersFor(files.rules(dir), pathname ?? fullPath)),
    etag: tag,
    ...(isText && { vary: 'accept-encoding' }),
  };
  const status = file === notFoundPage ? 404 : 200;
  if (status === 200 && isUnchanged(request.headers['if-none-match'], tag)) {
    response.writeHead(304, headers);
    return response.end();
  }
  response.writeHead(status, {
    ...headers,
    ...(encoding && { 'content-encoding': encoding }),
    'content-length': content.length,
  });
  return response.end(content);
}

/** A request's target without its host, and its query with the question mark. */
function splitTarget(target) {
  const mark = target.indexOf('?');
  return mark < 0 ? [target, ''] : [target.slice(0, mark), target.slice(mark)];
}

function decode(rawPath) {
  try {
    const decoded = decodeURIComponent(rawPath);
    return decoded.startsWith('/') ? decoded : undefined;
  } catch {
    return undefined;
  }
}

function isUnchanged(ifNoneMatch, tag) {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(',').some((known) => [tag, '*'].includes(known.trim().replace(/^W\//, '')));
}

function sendText(response, status, text, headers = {}) {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers });
  response.end(text === '' ? '' : `${text}\n`);
}

/** Reads files; compressed ones and the header rules are kept in memory until the file changes on the disk. */
function fileStore() {
  const kept = new Map();
  const remember = (key, file, make) => {
    const { mtimeMs, size } = statSync(file);
    const stamp = `${mtimeMs} ${size}`;
    const known = kept.get(key);
    if (known?.stamp === stamp) return known.value;
    const value = make();
    kept.set(key, { stamp, value });
    return value;
  };
  const read = async (file, encoding) => {
    const content = await readFile(file);
    const tag = createHash('sha256').update(content).digest('base64url').slice(0, 20);
    return encoding
      ? { content: await compress[encoding](content), tag: `"${tag}-${encoding}"` }
      : { content, tag: `"${tag}"` };
  };
  return {
    encoded: (file, encoding) =>
      encoding ? remember(`${encoding} ${file}`, file, () => read(file, encoding)) : read(file),
    rules(dir) {
      const file = path.join(dir, '_headers');
      return existsSync(file) ? remember(file, file, () => parseHostHeaders(readFileSync(file, 'utf8'))) : [];
    },
  };
}
