/** @jest-environment node */
import { createHash } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { postprocess } from '../../build/postprocess/postprocess';
import { writeWhole } from '../../build/project';
import { contentHash } from '../../build/postprocess/security-policy';
import { temporaryFolder } from '../support/temporary-folder';
import { attempt, change, writeExport } from './export-fixture';

// The worker needs complete pages. service-worker.test.ts tests it.
jest.mock('../../build/postprocess/make-service-worker', () => ({ makeServiceWorker: () => '' }));

const folder = temporaryFolder();
const at = (name: string) => path.join(folder.path, name);
const read = (name: string) => readFileSync(at(name), 'utf8');
const digest = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const policyOf = (html: string) =>
  /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';

/** Finishes an export after a change. */
function finish(basePath = '', before = () => {}) {
  writeExport(at('out'), basePath);
  before();
  return attempt(() => postprocess({ outFolder: at('out'), hostsFolder: at('hosts'), basePath }));
}

test('/about/ is the same page as /about, and unused files are removed', () => {
  expect(finish()).toMatchObject({ status: 0 });
  expect(read('out/about/index.html')).toBe(read('out/about.html'));
  const gone = ['about.txt', 'index.txt', 'about/__next._full.txt', '__next._tree.txt', '_not-found.html'];
  for (const name of [...gone, '404/index.html']) expect(existsSync(at(`out/${name}`))).toBe(false);
  for (const name of ['licences.txt', '.nojekyll']) expect(existsSync(at(`out/${name}`))).toBe(true);
});

test('every script has the compile hint', () => {
  const script = 'out/_next/static/chunks/compiled.js';
  finish('', () => writeWhole(at(script), 'run()'));
  expect(read(script)).toBe('//# allFunctionsCalledOnLoad\nrun()');
});

test('every page has the comments that stop Cloudflare from changing mail addresses', () => {
  finish();
  for (const name of ['index.html', 'about.html', 'Facilities/index.html'])
    expect(read(`out/${name}`)).toMatch(/<body[^>]*><!--email_off-->[^]*<!--\/email_off-->/);
});

test('an export without a build ID is refused', () => {
  const { output } = finish('', () => rmSync(at('out/_next/static/b1/_buildManifest.js')));
  expect(output).toContain('has no build ID');
});

test.each(['', '/site'])('/facilities is a copy of %s/Facilities, without a redirect', (basePath) => {
  finish(basePath);
  const page = read('out/Facilities.html');
  expect(read('out/facilities.html')).toBe(page);
  expect(read('out/facilities/index.html')).toBe(page);
  expect(page).toContain(`<link rel="canonical" href="https://www.hotel.example${basePath}/Facilities"/>`);
  expect(page).not.toContain('http-equiv="refresh"');
});

test('a disk that ignores case gets no copy for /facilities', () => {
  // On such a disk, every spelling is the same file.
  const { status } = finish('', () => linkSync(at('out/Facilities.html'), at('out/FACILITIES.HTML')));
  expect(status).toBe(0);
  expect(existsSync(at('out/facilities.html'))).toBe(false);
  expect(existsSync(at('out/facilities'))).toBe(false);
  expect(read('out/Facilities.html')).toContain('self.page="Facilities"');
  expect(read('out/Facilities/index.html')).toBe(read('out/Facilities.html'));
});

describe('the content security policy', () => {
  test('is right after the charset and lists the inline scripts of its page, no data and nothing unsafe', () => {
    finish();
    const html = read('out/about.html');
    expect(html).toMatch(/<meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy"/);
    const policy = policyOf(html);
    for (const own of ['self.shared=1', 'self.page="About"']) expect(policy).toContain(digest(own));
    for (const other of ['self.page="Home"', '{"@type":"Hotel"}'])
      expect(policy).not.toContain(digest(other));
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('frame-src https://www.openstreetmap.org');
    // Browsers log an error for it in a <meta>.
    expect(policy).not.toContain('frame-ancestors');
  });
});

test('scripts start after the page, from a list at its end; the `nomodule` script stays', () => {
  const old = '<script src="/_next/static/chunks/a.js" noModule=""></script>';
  finish('', () => change(at('out/about.html'), '</head>', `${old}</head>`));
  const html = read('out/about.html');
  const payload = '(self.__next_f=self.__next_f||[]).push([0]);\nself.__next_f.push([1,"About"])';
  expect(read('out/_next/static/b1/about.js')).toBe(payload);
  const list = '["/_next/static/b1/about.js",""],["/_next/static/chunks/a.js",""]';
  // With the number of elements in the body, including this script.
  expect(html).toContain(`(document,[${list}],10);})();</script></body>`);
  expect(html).toContain(old);
  expect(html.match(/a\.js/g)).toHaveLength(2);
});

test('the transforms for speed can be switched off; the policy stays', () => {
  process.env.SITE_HTML_TRANSFORMS = 'off';
  finish();
  delete process.env.SITE_HTML_TRANSFORMS;
  const html = read('out/about.html');
  expect(html).toContain('a.js" async=""></script>');
  expect(html).toContain('<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>');
  expect(policyOf(html)).toContain(digest('self.__next_f.push([1,"About"])'));
});

describe('the style sheets of a page', () => {
  const tag = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>';

  test.each(['', '/site'])(
    'are at the end of its head, with absolute paths, and their link is disabled (%s)',
    (basePath) => {
      const css = `body{--color-ink:#000;background:url(${basePath}/pictures/a.jpg)}`;
      finish(basePath);
      const link = tag.replace('/_next', `${basePath}/_next`).replace('<link', '<link disabled=""');
      expect(read('out/about.html')).toContain(link);
      expect(read('out/about.html')).toContain(`<style>${css}</style></head>`);
      expect(policyOf(read('out/about.html'))).toContain(digest(css));
    },
  );

  test('have no utilities whose classes are neither in the page nor in its scripts', () => {
    finish('', () => {
      const rules = ['.in-page', '.in-script', '.max-lg\\:in-page', '.elsewhere'].map(
        (name) => `${name}{top:0}`,
      );
      const css = `.elsewhere{top:0}@layer utilities{${rules.join('')}.in-page,.elsewhere{left:0}@media print{.elsewhere{top:0}}}`;
      writeWhole(at('out/_next/static/chunks/a.css'), css);
      writeWhole(at('out/_next/static/chunks/a.js'), 'run({className:"in-script"})');
      change(at('out/about.html'), '<main>', '<main class="max-lg:in-page in-page">');
    });
    expect(read('out/about.html')).toContain(
      '<style>.elsewhere{top:0}@layer utilities{.in-page{top:0}.in-script{top:0}.max-lg\\:in-page{top:0}.in-page{left:0}}</style>',
    );
  });

  test.each([
    ['a head without an end tag', () => change(at('out/about.html'), '</head>', '')],
    [
      'a link of another form',
      () => change(at('out/about.html'), tag, tag.replace('data-precedence="next"', 'media="print"')),
    ],
    [
      'a style sheet that names another',
      () => change(at('out/_next/static/chunks/a.css'), 'body', '@import "b.css";body'),
    ],
  ])('%s stops the build, and the message tells how to build without the step', (_, before) => {
    expect(finish('', before).output).toMatch(/\.html: .*SITE_HTML_TRANSFORMS=off builds without it/);
  });
});

test('line ends of every kind give the hash that browsers compute', () => {
  expect(contentHash('a\r\nb\rc')).toBe(`'${digest('a\nb\nc')}'`);
});
