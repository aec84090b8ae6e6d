/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

const source = readFileSync(path.join(__dirname, '../../deploy/aws/viewer-request.js'), 'utf8');

/** What CloudFront does with an address: the file it takes from the bucket, or where it leads. */
function answer(uri, basePath = '', querystring = {}) {
  const context = {};
  vm.runInNewContext(source.replace("BASE_PATH = ''", `BASE_PATH = '${basePath}'`), context);
  const result = context.handler({ request: { uri, querystring } });
  return result.uri ?? `${result.statusCode} ${result.headers.location.value}`;
}

test.each([
  ['/', '/index.html'],
  ['/about', '/about.html'],
  ['/about/', '308 /about'],
  ['/Facilities', '/Facilities.html'],
  ['/Facilities/', '308 /Facilities'],
  ['/facilities', '308 /Facilities'],
  ['/facilities/', '308 /Facilities'],
  ['/no-such-page', '/no-such-page.html'],
  ['/pictures/lamp-360.avif', '/pictures/lamp-360.avif'],
  ['/_next/static/chunks/a.js', '/_next/static/chunks/a.js'],
  ['/.well-known/security.txt', '/.well-known/security.txt'],
  // No redirect to another server.
  ['//evil.example/', '//evil.example/.html'],
  ['//evil/', '//evil/.html'],
  ['/gallery//evil/', '/gallery//evil/.html'],
])('%s is answered with %s', (uri, expected) => {
  expect(answer(uri)).toBe(expected);
});

test.each([
  ['/site', '308 /site/'],
  ['/site/', '/site/index.html'],
  ['/site/about/', '308 /site/about'],
  ['/site/facilities', '308 /site/Facilities'],
])('under a path, %s is answered with %s', (uri, expected) => {
  expect(answer(uri, '/site')).toBe(expected);
});

test('a redirect keeps what stands behind the question mark', () => {
  expect(answer('/about/', '', { from: { value: 'card' }, print: { value: '' } })).toBe(
    '308 /about?from=card&print',
  );
});
