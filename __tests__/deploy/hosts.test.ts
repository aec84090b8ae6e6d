/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { hostFile, writeHostFiles } from '../../build/postprocess/host-files';
import { hashedFolders } from '../../build/postprocess/security-policy';
import { listFiles } from '../../build/project';
import { temporaryFolder } from '../support/temporary-folder';

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
  expect(names).toContain('hosts/nginx.conf');
  for (const name of names) {
    expect(read(name)).not.toMatch(/\{\{|undefined/);
    // A hash belongs to one build: with the pages of another, the browser would refuse every script.
    expect(read(name)).not.toMatch(/sha256-|script-src|default-src/);
  }
  const withHeaders = names.filter((name) => !name.endsWith('_redirects'));
  for (const name of withHeaders) expect(read(name)).toContain("frame-ancestors 'none'");
});

test('files with a hash in their names are kept for a year, wherever the host has rules for folders', () => {
  for (const name of writeAll('/site').filter((each) => !/_redirects/.test(each))) {
    expect(read(name)).toContain('max-age=31536000, immutable');
    for (const hashed of hashedFolders) expect(read(name)).toContain(`/site/${hashed}`);
  }
});

test.each([
  ['_redirects', '/site/facilities /site/Facilities 301\n/site/facilities/ /site/Facilities 301\n'],
  ['.htaccess', 'ErrorDocument 404 /site/404.html'],
  ['nginx.conf', 'location = /site/facilities '],
])('the sub-path is in the rules of %s', (name, rule) => {
  expect(hostFile(name, { basePath: '/site', host })).toContain(rule);
});

test.each(['nginx.conf', 'Caddyfile'])('the root in %s is the link that publish.sh turns', (name) => {
  const script = readFileSync(path.resolve(__dirname, '../../deploy/publish.sh'), 'utf8');
  const [, link] = /the server's root is (\S+)/.exec(script) ?? [];
  expect(hostFile(name, { basePath: '', host })).toMatch(new RegExp(`root (\\* )?${link};?\n`));
});

test('vercel.json beside package.json is up to date: after a change, copy generated/hosts/vercel.json', () => {
  const file = path.resolve(__dirname, '../../vercel.json');
  expect(readFileSync(file, 'utf8')).toBe(hostFile('vercel.json', { basePath: '', host }));
  expect(() => JSON.parse(hostFile('staticwebapp.config.json', { basePath: '/site', host }))).not.toThrow();
});
