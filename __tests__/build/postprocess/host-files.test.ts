/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

import { cacheControl, hashedFolders } from '@/build/postprocess/cache-headers';
import { hostFile, writeHostFiles } from '@/build/postprocess/host-files';
import { securityHeaders } from '@/build/postprocess/security-policy';
import { listFiles } from '@/lib/node/list-files';

import { temporaryFolder } from '../../support/temporary-folder';

const folder = temporaryFolder();
const host = 'www.hotel.example';
const read = (name: string) => readFileSync(path.join(folder.path, name), 'utf8');

function writeAll(basePath: string) {
  const at = (name: string) => path.join(folder.path, name);
  writeHostFiles({ outFolder: at('out'), hostsFolder: at('hosts'), basePath, host });
  return listFiles(folder.path).filter((name) => name !== 'out/.nojekyll');
}

test.each(['', '/site'])('every file is filled in and fits every build (%s)', (basePath) => {
  const names = writeAll(basePath);
  expect(names).toContain('out/_headers');
  expect(names).toContain('hosts/nginx-https.conf');
  for (const name of names) {
    expect(read(name)).not.toMatch(/\{\{|undefined/);
    // A hash belongs to one build. With the pages of another build, the browser would block every script.
    expect(read(name)).not.toMatch(/sha256-|script-src|default-src/);
  }
  const withHeaders = names.filter((name) => !/_redirects|function|nginx-http/.test(name));
  for (const name of withHeaders)
    for (const header of ["frame-ancestors 'none'", securityHeaders['Permissions-Policy'], '63072000'])
      expect(read(name)).toContain(header);
});

test('files with a hash in their names are cached for a year on hosts with rules for folders', () => {
  for (const name of writeAll('/site').filter((each) => !/_redirects|cloudfront|nginx-http/.test(each))) {
    expect(read(name)).toContain('max-age=31536000, immutable');
    for (const hashed of hashedFolders) expect(read(name)).toContain(`/site/${hashed}`);
  }
});

test.each([
  ['in-export/_redirects', '/site/facilities /site/Facilities 301\n/site/facilities/ /site/Facilities 301\n'],
  ['in-export/.htaccess', 'ErrorDocument 404 /site/404.html'],
  ['beside-export/nginx-https.conf', 'location = /site/facilities '],
])('the sub-path is in the rules of %s', (name, rule) => {
  expect(hostFile(name, { basePath: '/site', host })).toContain(rule);
});

// `npm run hosting` tests it with the servers that can run here.
test.each(['in-export/_headers', 'in-export/staticwebapp.config.json', 'beside-export/vercel.json'])(
  '%s gives the entry for address books its type',
  (name) =>
    expect(hostFile(name, { basePath: '', host })).toMatch(/\.vcf\b.*\s.*text\/vcard|vcf": "text\/vcard/),
);

test('vercel.json beside package.json is up to date: after a change, copy generated/hosts/vercel.json', () => {
  const file = path.resolve(__dirname, '../../../vercel.json');
  expect(readFileSync(file, 'utf8')).toBe(hostFile('beside-export/vercel.json', { basePath: '', host }));
  const azure = hostFile('in-export/staticwebapp.config.json', { basePath: '/site', host });
  expect(() => JSON.parse(azure)).not.toThrow();
});

test.each([
  ['', '/', '/index.html'],
  ['', '/about', '/about.html'],
  ['', '/about/', '308 /about?from=card&print'],
  ['', '/facilities', '308 /Facilities?from=card&print'],
  ['', '/pictures/lamp-360.avif', '/pictures/lamp-360.avif'],
  // A missing file, so that the page for unknown addresses has the status 404.
  ['', '/404', '/404/none'],
  // No redirect to another server.
  ['', '//evil/', '//evil/.html'],
  ['', '/gallery//evil/', '/gallery//evil/.html'],
  ['/site', '/site', '308 /site/?from=card&print'],
  ['/site', '/site/facilities/', '308 /site/Facilities?from=card&print'],
  ['/site', '/site/404.html', '/site/404/none'],
])('CloudFront, base path "%s": %s is %s', (basePath, uri, expected) => {
  const context = { request: { uri, querystring: { from: { value: 'card' }, print: { value: '' } } } };
  const call = `${hostFile('beside-export/cloudfront-function.js', { basePath, host })}; handler({ request })`;
  const result = vm.runInNewContext(call, context);
  expect(result.uri ?? `${result.statusCode} ${result.headers.location.value}`).toBe(expected);
});

const onPosix = process.platform === 'win32' ? test.skip : test;
onPosix(
  'on S3, hashed files are uploaded first, then pages and sw.js, and CloudFront clears its cache',
  () => {
    folder.write('out/index.html');
    chmodSync(folder.write('bin/aws', '#!/bin/sh\necho "$*"\n'), 0o755);
    const words = [path.resolve(__dirname, '../../../deploy/aws/publish.sh'), 'out', 'hotel', 'E1'];
    const env = { ...process.env, PATH: `${path.join(folder.path, 'bin')}:${process.env.PATH}` };
    const calls = execFileSync('sh', words, { cwd: folder.path, encoding: 'utf8', env }).trim().split('\n');
    const isKept = (call: string) => call.includes(`--cache-control ${cacheControl.immutable}`);
    expect(calls.map(isKept)).toEqual([true, true, true, ...Array(6).fill(false)]);
    expect(calls.slice(0, 3).every((call) => call.includes('--include _next/static/*'))).toBe(true);
    expect(calls[5]).toContain('--include *.vcf --content-type text/vcard; charset=utf-8');
    expect(calls[6]).toContain('--include *.html');
    expect(calls[7]).toContain(`--cache-control ${cacheControl.revalidate} --exclude * --include sw.js`);
    expect(calls[8]).toMatch(/^cloudfront create-invalidation --distribution-id E1 --paths \/\* /);
  },
);
