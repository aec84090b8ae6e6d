import { readFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { exportedPages } from '../../build/export/pages.mjs';
import { listFiles } from '../../build/project.mjs';
import { inlineScriptHashes } from '../../build/export/secure-page.mjs';

/**
 * The table of addresses that every host must answer rightly.
 * @param {string} outFolder the finished export
 * @param {string} basePath '' or '/site'
 * @returns {{ group: string, everywhere: boolean, name: string, check: (ask: Ask) => Promise<string | undefined> }[]}
 *   `check` gives what is wrong; `everywhere`: on servers without our configuration too
 * @typedef {(path: string, headers?: Record<string, string>) => Promise<Answer>} Ask one request, no redirect followed
 * @typedef {{ status: number, headers: import('node:http').IncomingHttpHeaders, text: string, url: string }} Answer
 */
export function hostTable(outFolder, basePath) {
  const rows = [];
  const row = (group, everywhere, name, check) => rows.push({ group, everywhere, name, check });
  const files = listFiles(outFolder);
  const fileEnding = (ending) => files.find((file) => file.endsWith(ending));
  const pages = exportedPages(outFolder);

  for (const page of pages) {
    const html = readFileSync(path.join(outFolder, page === '/' ? 'index.html' : `${page}.html`), 'utf8');
    const address = page === '/' ? basePath || '/' : basePath + page;
    const forms = page === '/' ? [...new Set([address, `${basePath}/`])] : [address, `${address}/`];
    for (const form of forms) {
      row('pages', true, form, async (ask) => {
        const answer = await follow(ask, form);
        return (
          expectStatus(answer, 200) ??
          (answer.text === html ? undefined : `${answer.url} is another page`) ??
          expectHeader(answer, 'content-type', /^text\/html/)
        );
      });
    }
    if (page !== '/') {
      row('redirects', false, `${address}/?from=mail`, async (ask) => {
        const answer = await ask(`${address}/?from=mail`);
        return expectStatus(answer, 308) ?? expectLocation(answer, `${address}?from=mail`);
      });
    }
    row('headers', false, address, async (ask) => {
      const answer = await follow(ask, address);
      const policy = answer.headers['content-security-policy'] ?? '';
      const missing = inlineScriptHashes(html).filter((hash) => !policy.includes(hash));
      return (
        (missing.length > 0 ? `its policy lacks ${missing.length} inline scripts` : undefined) ??
        (policy.includes("frame-ancestors 'none'") ? undefined : 'no frame-ancestors in the policy') ??
        checkSecurity(answer) ??
        expectHeader(answer, 'cache-control', /^no-cache$/)
      );
    });
  }

  for (const form of [`${basePath}/facilities`, `${basePath}/facilities/`]) {
    const target = `${basePath}/Facilities`;
    row('/facilities', true, form, async (ask) => {
      const answer = await follow(ask, form);
      const goal = await follow(ask, target);
      if (answer.text === goal.text) return expectStatus(answer, 200);
      const refresh = /http-equiv="refresh" content="0; url=([^"]*)"/.exec(answer.text)?.[1];
      return expectStatus(answer, 200) ?? (refresh === target ? undefined : `does not lead to ${target}`);
    });
    row('/facilities', false, `${form} by a rule`, async (ask) => {
      const answer = await ask(form);
      return expectStatus(answer, 308) ?? expectLocation(answer, target);
    });
  }
  row('/facilities', true, '/Facilities is no redirect to itself', async (ask) => {
    const answer = await follow(ask, `${basePath}/Facilities`);
    return answer.text.includes('http-equiv="refresh"')
      ? 'it is the page that sends on'
      : expectStatus(answer, 200);
  });

  const notFound = readFileSync(path.join(outFolder, '404.html'), 'utf8');
  for (const unknown of [
    '/nothing',
    '/nothing/',
    '/about/nothing',
    '/_next/static/chunks/nothing.js',
    '/FACILITIES',
  ]) {
    row('404', true, unknown, async (ask) => expectStatus(await follow(ask, basePath + unknown), 404));
    row('404', false, `${unknown}, our page`, async (ask) => {
      const answer = await follow(ask, basePath + unknown);
      return (
        (answer.text === notFound ? undefined : 'not our page') ??
        checkSecurity(answer) ??
        (/immutable/.test(answer.headers['cache-control'] ?? '') ? 'kept for a year' : undefined)
      );
    });
  }
  for (const hidden of ['/.htaccess', '/_headers', '/_redirects', '/staticwebapp.config.json']) {
    row('404', false, hidden, async (ask) => {
      const { status } = await ask(basePath + hidden);
      return [403, 404].includes(status) ? undefined : `status ${status}`;
    });
  }

  const picture = files.find((file) => /^pictures\/.*\.jpg$/.test(file));
  if (picture) {
    row('headers', false, 'a picture by itself', async (ask) => {
      const answer = await ask(`${basePath}/${picture}`);
      const policy = answer.headers['content-security-policy'] ?? '';
      return (
        expectStatus(answer, 200) ??
        // The browser makes a page around it, with styles of its own.
        (/style-src|default-src/.test(policy) ? 'its policy refuses styles' : undefined) ??
        checkSecurity(answer)
      );
    });
  }

  const types = [
    ['about.txt', /^text\/plain/, true],
    ['.css', /^text\/css/, true],
    ['.js', /^(text|application)\/javascript/, true],
    ['.jpg', /^image\/jpeg/, true],
    ['.webp', /^image\/webp/, false],
    ['.avif', /^image\/avif/, false],
    ['.woff2', /^font\/woff2/, false],
    ['.svg', /^image\/svg\+xml/, true],
    ['.webmanifest', /^application\/manifest\+json/, false],
    ['sitemap.xml', /^(text|application)\/xml/, true],
  ];
  for (const [ending, pattern, everywhere] of types) {
    const file = fileEnding(ending);
    if (!file) continue;
    row('types', everywhere, ending, async (ask) => {
      const answer = await ask(`${basePath}/${file}`);
      return expectStatus(answer, 200) ?? expectHeader(answer, 'content-type', pattern);
    });
  }

  const hashed = files.filter((file) => /^(_next\/static\/chunks|pictures)\//.test(file));
  for (const file of new Set([hashed[0], hashed.at(-1)])) {
    if (!file) continue;
    row('caching', false, `/${file.split('/')[0]} for a year`, async (ask) =>
      expectHeader(
        await ask(`${basePath}/${file}`),
        'cache-control',
        /^public, max-age=31536000, immutable$/,
      ),
    );
  }
  row('caching', false, 'unchanged page is not sent again', async (ask) => {
    const first = await ask(`${basePath}/about`);
    const { etag, 'last-modified': date } = first.headers;
    const again = etag ? { 'if-none-match': etag } : { 'if-modified-since': date ?? '' };
    return expectStatus(await ask(`${basePath}/about`, again), 304);
  });
  row('caching', false, 'text is compressed', async (ask) =>
    expectHeader(await ask(`${basePath}/about`, { 'accept-encoding': 'gzip' }), 'content-encoding', /^gzip$/),
  );

  const lures = [
    '//evil.example/',
    '/%5Cevil.example/',
    '/%2F%2Fevil.example/',
    '/%09/evil.example/',
    '/\\evil.example/',
  ];
  for (const lure of [...lures, '//evil.example/about/', '/evil.example%0d%0aX-Lure:1/']) {
    row('no way out', true, lure, async (ask) => {
      const answer = await ask(lure);
      const { location } = answer.headers;
      if (answer.headers['x-lure']) return 'a header could be planted';
      // Read as browsers do, for which a backslash is a slash.
      const isAway =
        location !== undefined && new URL(location, answer.url).hostname.includes('evil.example');
      return isAway ? `leads away to ${location}` : undefined;
    });
  }
  return rows;
}

/**
 * @param {string} origin 'http://127.0.0.1:8080'
 * @returns {Ask}
 */
export function asker(origin) {
  const { protocol, hostname, port } = new URL(origin);
  const request = protocol === 'https:' ? https.request : http.request;
  return (requestPath, headers = {}) =>
    new Promise((resolve, reject) => {
      const options = {
        hostname,
        port,
        path: requestPath,
        headers,
        agent: false,
        timeout: 10_000,
        // The certificate is the one just made for this check.
        rejectUnauthorized: false,
      };
      const pending = request(options, (response) => {
        const parts = [];
        response.on('data', (part) => parts.push(part));
        response.on('end', () => {
          const body = Buffer.concat(parts);
          const isPacked = response.headers['content-encoding'] === 'gzip';
          resolve({
            status: response.statusCode,
            headers: response.headers,
            text: (isPacked ? gunzipSync(body) : body).toString('utf8'),
            url: origin + requestPath,
          });
        });
      });
      pending.on('timeout', () => pending.destroy(new Error('no answer within 10 s')));
      pending.on('error', reject);
      pending.end();
    });
}

async function follow(ask, start) {
  let answer = await ask(start);
  for (let hops = 0; answer.status >= 300 && answer.status < 400; hops += 1) {
    if (hops === 5) throw new Error('goes in circles');
    const { pathname, search } = new URL(answer.headers.location, answer.url);
    answer = await ask(pathname + search);
  }
  return answer;
}

function expectStatus({ status }, expected) {
  return status === expected ? undefined : `status ${status} instead of ${expected}`;
}

function expectHeader({ headers }, name, pattern) {
  return pattern.test(headers[name] ?? '') ? undefined : `${name} is ${headers[name] ?? 'missing'}`;
}

function expectLocation({ headers, url }, expected) {
  const { pathname, search } = new URL(headers.location ?? '', url);
  return pathname + search === expected ? undefined : `leads to ${headers.location}`;
}

function checkSecurity(answer) {
  return (
    expectHeader(answer, 'strict-transport-security', /max-age=\d{8}/) ??
    expectHeader(answer, 'x-content-type-options', /^nosniff$/) ??
    expectHeader(answer, 'x-frame-options', /^DENY$/) ??
    expectHeader(answer, 'referrer-policy', /^strict-origin-when-cross-origin$/) ??
    expectHeader(answer, 'cross-origin-resource-policy', /^same-origin$/)
  );
}
