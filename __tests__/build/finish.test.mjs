/** @jest-environment node */
import { createHash } from 'node:crypto';
import { existsSync, linkSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../build/project.mjs';
import { finishExport } from '../../build/export/finish.mjs';
import { writeFilesWithoutHashes } from '../../build/export/hosts.mjs';
import { contentHash, hashedFolders } from '../../build/export/policy.mjs';
import { temporaryFolder } from '../support/temporary-folder.mjs';
import { attempt, change, writeExport } from './export-fixture.mjs';

const folder = temporaryFolder();
let out;
beforeEach(() => (out = path.join(folder.path, 'out')));

const read = (name) => readFileSync(path.join(folder.path, name), 'utf8');
const finish = (basePath = '') =>
  attempt(() => finishExport({ outFolder: out, hostsFolder: path.join(folder.path, 'hosts'), basePath }));
const sha256 = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policyOf = (html) => /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';

/** Every file with its content, to compare two states. */
const everything = () => Object.fromEntries(listFiles(folder.path).map((name) => [name, read(name)]));

const hostFiles = [
  ...['out/.htaccess', 'out/staticwebapp.config.json', 'hosts/nginx.conf', 'hosts/container.conf'],
  ...['hosts/Caddyfile', 'hosts/vercel.json', 'hosts/firebase.json'],
];

test('/about/ is the same page as /about; what nobody asks for is gone', () => {
  writeExport(out);

  expect(finish()).toMatchObject({ status: 0 });

  expect(read('out/about/index.html')).toBe(read('out/about.html'));
  for (const gone of ['about.txt', 'index.txt', 'about/__next._full.txt', '__next._tree.txt'])
    expect(existsSync(path.join(out, gone))).toBe(false);
  expect(existsSync(path.join(out, 'licences.txt'))).toBe(true);
  expect(existsSync(path.join(out, '404/index.html'))).toBe(false);
  expect(existsSync(path.join(out, '_not-found.html'))).toBe(false);
  expect(existsSync(path.join(out, '.nojekyll'))).toBe(true);
});

test('running it again changes nothing', () => {
  writeExport(out);
  finish();
  const once = everything();

  finish();

  expect(everything()).toEqual(once);
});

describe('/facilities', () => {
  test.each(['', '/site'])(
    'is the page %s/Facilities itself, in both forms, and sends nobody on',
    (basePath) => {
      writeExport(out, basePath);

      finish(basePath);

      const page = read('out/Facilities.html');
      expect(read('out/facilities.html')).toBe(page);
      expect(read('out/facilities/index.html')).toBe(page);
      expect(page).toContain(
        `<link rel="canonical" href="https://www.hotel.example${basePath}/Facilities"/>`,
      );
      expect(page).not.toContain('http-equiv="refresh"');
    },
  );

  test('is left to the real page on a disk that ignores case, and the build says so', () => {
    writeExport(out);
    // What such a disk answers: the same file under every spelling.
    linkSync(path.join(out, 'Facilities.html'), path.join(out, 'FACILITIES.HTML'));

    const { status, output } = finish();

    expect(status).toBe(0);
    expect(output).toContain('this disk ignores case');
    expect(existsSync(path.join(out, 'facilities.html'))).toBe(false);
    expect(existsSync(path.join(out, 'facilities'))).toBe(false);
    expect(read('out/Facilities.html')).toContain('self.page="Facilities"');
    expect(read('out/Facilities/index.html')).toBe(read('out/Facilities.html'));
  });
});

describe('content security policy', () => {
  test('stands right behind the charset and lists the inline scripts of its own page, no data and nothing unsafe', () => {
    writeExport(out);

    finish();

    const html = read('out/about.html');
    expect(html).toMatch(/<meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy"/);
    const policy = policyOf(html);
    expect(policy).toContain(sha256('self.shared=1'));
    expect(policy).toContain(sha256('self.page="About"'));
    expect(policy).not.toContain(sha256('self.page="Home"'));
    expect(policy).not.toContain(sha256('{"@type":"Hotel"}'));
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('frame-src https://www.openstreetmap.org');
    // Browsers complain about it in a <meta>.
    expect(policy).not.toContain('frame-ancestors');
  });

  test('stands in the files of all hosts with the scripts of all pages, and may not be framed', () => {
    writeExport(out);

    finish();

    for (const name of hostFiles) {
      const text = read(name);
      for (const title of ['Home', 'About', 'Facilities', 'Not found']) {
        expect(text).toContain(sha256(`self.page="${title}"`));
      }
      expect(text).toContain("frame-ancestors 'none'");
      for (const hashed of hashedFolders) expect(text).toContain(hashed);
    }
  });

  test('stands in _headers for each page alone, in lines that Cloudflare accepts', () => {
    writeExport(out);

    finish();

    const headers = read('out/_headers');
    const rule = /\n\/about\n {2}Content-Security-Policy: (.*)\n/.exec(headers)?.[1];
    expect(rule).toContain(sha256('self.page="About"'));
    expect(rule).not.toContain(sha256('self.page="Home"'));
    expect(Math.max(...headers.split('\n').map((line) => line.length))).toBeLessThanOrEqual(2000);
  });

  test('leaves a page whose policy is too long for _headers to its <meta>', () => {
    writeExport(out);
    const scripts = Array.from({ length: 40 }, (_, at) => `<script>self.n=${at}</script>`).join('\n');
    change(path.join(out, 'about.html'), '</body>', `${scripts}</body>`);

    finish();

    expect(read('out/_headers')).not.toContain('\n/about\n');
    expect(read('out/_headers')).toContain('\n/Facilities\n');
    expect(policyOf(read('out/about.html'))).toContain(sha256('self.n=38'));
  });
});

const script = 'self.ran=1';

test('scripts start with their integrity, style sheets have none', () => {
  writeExport(out);

  finish();

  const html = read('out/about.html');
  const digest = createHash('sha256').update(script).digest('base64');
  expect(html).toContain(`(document,[["/_next/static/chunks/a.js","sha256-${digest}",""]])</script></body>`);
  expect(html.match(/a\.js/g)).toHaveLength(1);
  expect(html).toMatch(/<link rel="stylesheet"(?:(?!integrity)[^>])*>/);
});

test('the script for old browsers has its integrity as well, in its tag', () => {
  writeExport(out);
  const old = '<script src="/_next/static/chunks/a.js" noModule=""></script>';
  change(path.join(out, 'about.html'), '</head>', `${old}</head>`);

  finish();

  const digest = createHash('sha256').update(script).digest('base64');
  expect(read('out/about.html')).toContain(`noModule="" integrity="sha256-${digest}"></script>`);
});

test('nothing but the hashes in it depends on the one rewrite, which can be switched off', () => {
  process.env.SITE_REWRITES = 'off';
  try {
    writeExport(out);
    finish();
  } finally {
    delete process.env.SITE_REWRITES;
  }
  const digest = createHash('sha256').update(script).digest('base64');
  const html = read('out/about.html');
  expect(html).toContain(`a.js" async="" integrity="sha256-${digest}"></script>`);
  // A preload without it would be fetched and not used.
  expect(html).toContain(
    `<link rel="preload" as="script" href="/_next/static/chunks/a.js" integrity="sha256-${digest}"/>`,
  );
  expect(policyOf(html)).toContain(sha256('self.page="About"'));
});

test('the sub-path stands in every rule', () => {
  writeExport(out, '/site');

  finish('/site');

  expect(read('out/_redirects')).toBe(
    '/site/facilities /site/Facilities 301\n/site/facilities/ /site/Facilities 301\n',
  );
  expect(read('out/_headers')).toContain('\n/site/pictures/*\n');
  expect(read('out/.htaccess')).toContain('ErrorDocument 404 /site/404.html');
  expect(read('hosts/nginx.conf')).toContain('location = /site/facilities ');
});

test.each(['site', '/site/', '/a b'])('a malformed sub-path %j is refused with the mend', (basePath) => {
  writeExport(out);
  expect(finish(basePath)).toMatchObject({
    status: 1,
    output: expect.stringContaining('with a slash in front and none at the end'),
  });
});

test('without an export it says what to do', () => {
  expect(finish()).toMatchObject({ status: 1, output: expect.stringContaining('npm run build') });
});

test('the files in deploy/ and beside package.json are what the generator writes', () => {
  const committed = path.resolve(__dirname, '../..');
  writeFilesWithoutHashes(folder.path);
  for (const [name, text] of Object.entries(everything())) {
    expect(readFileSync(path.join(committed, name), 'utf8')).toBe(text);
    expect(text).not.toContain('sha256-');
  }
  expect(Object.keys(everything())).toHaveLength(8);
});

test('line ends of every kind give the hash that browsers compute', () => {
  expect(contentHash('a\r\nb\rc')).toBe(sha256('a\nb\nc'));
});
