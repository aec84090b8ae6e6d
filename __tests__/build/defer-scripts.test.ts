/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deferScripts, starter } from '../../build/postprocess/html-transforms/defer-scripts';
import type { Site } from '../../build/postprocess/site';
import { temporaryFolder } from '../support/temporary-folder';

const folder = temporaryFolder();
const head =
  '<link rel="preload" as="script" href="/a.js"/><script src="/a.js" async=""></script>' +
  '<script src="/b.js" id="main" async=""></script><script src="/old.js" noModule=""></script>';
const payload = ['(self.__next_f=self.__next_f||[]).push([0])', 'self.__next_f.push([1,"$E2 & more"])'];
const data = payload.map((text) => `<script>${text}</script>`).join('');
const page = (body: string) =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}<script>self.own=1</script>${data}</body></html>`;

function transform(html: string): string {
  const site: Site = {
    outFolder: folder.path,
    hostsFolder: '',
    basePath: '',
    host: '',
    build: 'b1',
    pages: new Map(),
  };
  return deferScripts(html, 'about.html', site);
}

test('scripts, their preloads and the payload are moved, complete and in order; the rest stays', () => {
  const html = transform(page('<p>Words</p>'));
  expect(html).not.toMatch(/rel="preload"|__next_f/);
  expect(html.match(/<script [^>]*src[^>]*>/g)).toEqual(['<script src="/old.js" noModule="">']);
  expect(html).toContain('<p>Words</p><script>self.own=1</script>');
  expect(html).toMatch(
    /\(document,\[\["\/_next\/static\/b1\/about\.js",""\],\["\/a\.js",""\],\["\/b\.js","main"\]\],3\)/,
  );
  expect(readFileSync(path.join(folder.path, '_next/static/b1/about.js'), 'utf8')).toBe(payload.join(';\n'));
  expect(transform(html)).toBe(html);
});

test('the script that starts the others is one line of at most 1100 characters', () => {
  expect(starter()).toMatch(/^\(\(\)=>\{[^\n]*\(document,SCRIPT_FILES,COUNT\);?\}\)\(\);?$/);
  expect(starter().length).toBeLessThanOrEqual(1100);
});

test('a page without scripts stays as it is', () => {
  expect(transform('<p>Moved</p>')).toBe('<p>Moved</p>');
});

const file = '<script src="/a.js" async=""></script>';
test.each([
  ['an unknown attribute', `<script src="/a.js" async="" nonce="1"></script>${data}</body>`],
  ['a script that is not asynchronous', `<script src="/a.js"></script>${data}</body>`],
  ['a script with words in it', `<script src="/a.js" async="">go()</script>${data}</body>`],
  ['a script without an end tag', `${file}${data}<script src="/a.js" async=""></body>`],
  ['a body without an end tag', file + data],
  ['a payload of an unknown form', `${file}<script>self.__next_g.push([1,"a"])</script></body>`],
  ['a part of one', `${file}${data}<script defer>self.__next_f.push([1,"b"])</script></body>`],
  ['a payload without scripts', `${data}</body>`],
])('%s stops the build', (_, html) => {
  expect(() => transform(`<body>${html}`)).toThrow(/^it has /);
});
