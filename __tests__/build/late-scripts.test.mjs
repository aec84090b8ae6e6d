import { withLateScripts } from '../../build/export/late-scripts.mjs';

const head =
  '<link rel="preload" as="script" href="/a.js" integrity="sha256-a"/><script src="/a.js" async="" integrity="sha256-a"></script>' +
  '<script src="/b.js" id="main" async=""></script><script src="/old.js" noModule=""></script>';
const payload = ['(self.__next_f=self.__next_f||[]).push([0])', 'self.__next_f.push([1,"$E2 & more"])'];
const data = payload.map((text) => `<script>${text}</script>`).join('');
const page = (body) =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}<script>self.own=1</script>${data}</body></html>`;

let added = [];
const rewrite = (html) =>
  withLateScripts(
    html,
    (text) => (added.push(text), { address: '/payload.js', integrity: 'sha256-p' }),
    (what) => {
      throw new Error(what);
    },
  );

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
const describeAll = (selector) =>
  [...document.head.querySelectorAll(selector)].map((element) =>
    [element.getAttribute('src') ?? element.getAttribute('href'), element.integrity ?? '', element.id].join(
      ' ',
    ),
  );
const started = () => describeAll('script:not([nomodule])');
const fetched = () => describeAll('link[rel=preload]');
const endPayload = (type) => document.querySelector('[src="/payload.js"]').dispatchEvent(new Event(type));
const all = ['/payload.js sha256-p ', '/a.js sha256-a ', '/b.js  main'];

beforeEach(() => {
  added = [];
  jest.useFakeTimers();
  // jsdom decodes nothing.
  HTMLImageElement.prototype.decode = () =>
    new Promise((resolve, reject) => (endPicture = { load: resolve, error: reject }));
});
afterEach(() => {
  jest.useRealTimers();
  delete HTMLImageElement.prototype.decode;
});

test('scripts, their preloads and the payload leave the page, whole and in order; all else stays', () => {
  const html = rewrite(page('<p>Words</p>'));
  expect(html).not.toMatch(/rel="preload"|__next_f/);
  expect(html.match(/<script [^>]*src[^>]*>/g)).toEqual(['<script src="/old.js" noModule="">']);
  expect(html).toContain('<p>Words</p><script>self.own=1</script>');
  expect(added).toEqual([payload.join(';\n')]);
  expect(rewrite(html)).toBe(html);
});

test('without a first picture all start after the first paint, the scripts once the payload is there', async () => {
  open(rewrite(page('<p>Words</p>')));
  expect(started()).toEqual([]);
  await twoFrames();
  expect([started(), fetched()]).toEqual([all.slice(0, 1), ['/a.js sha256-a ', '/b.js  ']]);
  endPayload('load');
  expect(started()).toEqual(all);
});

test('without its payload the page stays as it is', async () => {
  open(rewrite(page('<p>Words</p>')));
  await twoFrames();
  endPayload('error');
  expect(started()).toEqual(all.slice(0, 1));
});

const picture = '<img src="/hero.avif" fetchPriority="high" alt=""/>';

for (const end of ['load', 'error']) {
  test(`they wait until the first picture is painted (${end}), and start once`, async () => {
    open(rewrite(page(picture)));
    await twoFrames();
    expect(started()).toEqual([]);
    endPicture[end]();
    await Promise.resolve();
    expect(started()).toEqual([]);
    await twoFrames();
    endPayload('load');
    jest.advanceTimersByTime(10_000);
    expect(started()).toEqual(all);
  });
}

test('but not for longer than three seconds', () => {
  open(rewrite(page(picture)));
  jest.advanceTimersByTime(2999);
  expect(started()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(started()).toHaveLength(1);
});

test('at once where the browser cannot tell when a picture is there', () => {
  delete HTMLImageElement.prototype.decode;
  open(rewrite(page(picture)));
  expect(started()).toHaveLength(1);
});

test('a page without scripts stays as it is', () => {
  expect(rewrite('<p>Moved</p>')).toBe('<p>Moved</p>');
});

const file = '<script src="/a.js" async=""></script>';
test.each([
  ['an attribute it does not know', `<script src="/a.js" async="" nonce="1"></script>${data}</body>`],
  ['a script that is not asynchronous', `<script src="/a.js"></script>${data}</body>`],
  ['an address with a reference', `<script src="/a.js?a&amp;b" async=""></script>${data}</body>`],
  ['other quotation marks', `<script src='/a.js' async></script>${data}</body>`],
  ['a script with words in it', `<script src="/a.js" async="">go()</script>${data}</body>`],
  ['a script without an end', `${file}<script src="/a.js" async="">${data}<body>`],
  ['a page without an end', file + data],
  ['a payload of another form', `${file}<script>self.__next_g.push([1,"a"])</script></body>`],
  ['a part of one', `${file}${data}<script defer>self.__next_f.push([1,"b"])</script></body>`],
  ['a payload without scripts', `${data}</body>`],
])('%s stops the build', (_, html) => {
  expect(() => rewrite(html)).toThrow(/^it has /);
});
