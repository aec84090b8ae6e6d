/** @jest-environment node */
import { hostHeadersFor } from '../../tools/serve.mjs';

const rules = `# for every page
/*
  X-Frame-Options: DENY
  Content-Security-Policy: default-src 'none'; img-src 'self'

/pictures/*
  Cache-Control: public, max-age=31536000, immutable
/about
  X-Frame-Options: SAMEORIGIN
`;

test.each([
  ['/', { 'x-frame-options': 'DENY' }],
  ['/pictures/a.avif', { 'x-frame-options': 'DENY', 'cache-control': 'public, max-age=31536000, immutable' }],
  ['/about', { 'x-frame-options': 'SAMEORIGIN' }],
  ['/about/', { 'x-frame-options': 'DENY' }],
])('%s', (pathname, headers) => {
  const policy = "default-src 'none'; img-src 'self'";
  expect(hostHeadersFor(rules, pathname)).toEqual({ 'content-security-policy': policy, ...headers });
});

test('signs in a path stand for themselves', () => {
  expect(hostHeadersFor('/a.b+c\n  X: y', '/a.b+c')).toEqual({ x: 'y' });
  expect(hostHeadersFor('/a.b+c\n  X: y', '/aXbbc')).toEqual({});
});
