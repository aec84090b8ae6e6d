import { withLateScripts } from '../../build/export/late-scripts.mjs';

const head =
  '<link rel="preload" as="script" href="/a.js" integrity="sha256-a"/><script src="/a.js" async="" integrity="sha256-a"></script>' +
  '<script src="/b.js" id="main" async=""></script><script src="/old.js" noModule=""></script>';
const page = (body) =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}<script>self.data=1</script></body></html>`;

/** Shows a page in the document, and runs the script that starts the others. */
function open(html) {
  document.documentElement.innerHTML = /<html>([\s\S]*)<\/html>/.exec(html)[1];
  new Function(/<script>(\(function\(d[\s\S]*?)<\/script>/.exec(html)[1])();
}
/** The picture is decoded, or is not; and two frames pass, after which it is on the screen. */
let endPicture;
async function twoFrames() {
  await Promise.resolve();
  await jest.advanceTimersByTimeAsync(40);
}
const started = () => [...document.head.querySelectorAll('script:not([nomodule])')];

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom decodes nothing.
  HTMLImageElement.prototype.decode = () =>
    new Promise((resolve, reject) => (endPicture = { load: resolve, error: reject }));
});
afterEach(() => {
  jest.useRealTimers();
  delete HTMLImageElement.prototype.decode;
});

test('the tags and preloads of scripts leave the page; those for old browsers stay', () => {
  const html = withLateScripts(page('<p>Words</p>'), 'index.html');
  expect(html).not.toContain('rel="preload"');
  expect(html.match(/<script [^>]*src[^>]*>/g)).toEqual(['<script src="/old.js" noModule="">']);
  expect(withLateScripts(html, 'index.html')).toBe(html);
});

test('without a first picture the scripts start after the first paint, as they would have been', async () => {
  open(withLateScripts(page('<p>Words</p>'), 'index.html'));
  expect(started()).toHaveLength(0);
  await twoFrames();
  expect(
    started().map((script) => [script.getAttribute('src'), script.async, script.integrity ?? '', script.id]),
  ).toEqual([
    ['/a.js', true, 'sha256-a', ''],
    ['/b.js', true, '', 'main'],
  ]);
});

const picture = '<img src="/hero.avif" fetchPriority="high" alt=""/>';

for (const end of ['load', 'error']) {
  test(`they wait until the first picture is painted (${end}), and start once`, async () => {
    open(withLateScripts(page(picture), 'index.html'));
    await twoFrames();
    expect(started()).toHaveLength(0);
    endPicture[end]();
    await Promise.resolve();
    expect(started()).toHaveLength(0);
    await twoFrames();
    expect(started()).toHaveLength(2);
    jest.advanceTimersByTime(10_000);
    expect(started()).toHaveLength(2);
  });
}

test('but not for longer than three seconds', () => {
  open(withLateScripts(page(picture), 'index.html'));
  jest.advanceTimersByTime(2999);
  expect(started()).toHaveLength(0);
  jest.advanceTimersByTime(1);
  expect(started()).toHaveLength(2);
});

test('at once where the browser cannot tell when a picture is there', () => {
  delete HTMLImageElement.prototype.decode;
  open(withLateScripts(page(picture), 'index.html'));
  expect(started()).toHaveLength(2);
});

test('a page without scripts stays as it is', () => {
  expect(withLateScripts('<p>Moved</p>', 'facilities.html')).toBe('<p>Moved</p>');
});

test.each([
  ['an attribute it does not know', '<script src="/a.js" async="" nonce="1"></script></body>'],
  ['a script that is not asynchronous', '<script src="/a.js"></script></body>'],
  ['an address with a reference', '<script src="/a.js?a&amp;b" async=""></script></body>'],
  ['other quotation marks', "<script src='/a.js' async></script></body>"],
  ['a script with words in it', '<script src="/a.js" async="">go()</script></body>'],
  ['a script without an end', '<script src="/b.js" async=""></script><script src="/a.js" async=""></body>'],
  ['a page without an end', '<script src="/a.js" async=""></script>'],
])('%s stops the build with the way out', (_, html) => {
  expect(() => withLateScripts(html, 'about.html')).toThrow(
    /^about\.html: .*SITE_REWRITES=off builds without it/,
  );
});
