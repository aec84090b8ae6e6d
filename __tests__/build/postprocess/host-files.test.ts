import { readFileSync } from 'node:fs';
import path from 'node:path';

import { cacheControl, hashedFolders } from '@/build/postprocess/cache-headers';
import { hostFile, writeHostFiles } from '@/build/postprocess/host-files';
import { headerPolicy, securityHeaders } from '@/build/postprocess/security-policy';
import { listFiles } from '@/lib/node/list-files';
import { projectRoot } from '@/lib/node/project';

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
  const withHeaders = names.filter((name) => !/_redirects|nginx-http\.|apache/.test(name));
  for (const name of withHeaders)
    for (const header of ["frame-ancestors 'none'", securityHeaders['Permissions-Policy'], '63072000'])
      expect(read(name)).toContain(header);
});

test('files with a hash in their names are cached for a year on hosts with rules for folders', () => {
  for (const name of writeAll('/site').filter((each) => !/_redirects|nginx-http\.|apache/.test(each))) {
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

// `npm run hosting` tests the servers that can run here.
test('vercel.json sends the headers of the other hosts', () => {
  const { headers } = JSON.parse(readFileSync(path.join(projectRoot, 'vercel.json'), 'utf8')) as {
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };
  const sent = headers.map(({ source, headers: pairs }) => [
    source,
    Object.fromEntries(pairs.map(({ key, value }) => [key, value])),
  ]);
  const cached = { 'Cache-Control': cacheControl.immutable };
  expect(Object.fromEntries(sent)).toEqual({
    '/(.*)': { ...securityHeaders, 'Content-Security-Policy': headerPolicy },
    '/contact.vcf': { 'Content-Type': 'text/vcard; charset=utf-8' },
    ...Object.fromEntries(hashedFolders.map((name) => [`/${name}/(.*)`, cached])),
  });
});
