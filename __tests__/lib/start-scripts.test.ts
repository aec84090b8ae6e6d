import { startScripts, type ScriptFile } from '@/components/startup/start-scripts';

const files: [ScriptFile, ...ScriptFile[]] = [
  ['/payload.js', ''],
  ['/a.js', ''],
  ['/b.js', 'main'],
];

/** Shows a page in the document, and runs the script at its end. */
function open(body: string): void {
  document.head.innerHTML = '<script src="/old.js" nomodule></script>';
  document.body.innerHTML = body;
  startScripts(document, files, document.body.querySelectorAll('*').length);
}
/** Decodes the picture or fails, and waits two frames. Then the picture is painted. */
let endPicture: { load: () => void; error: () => void };
async function twoFrames(): Promise<void> {
  await Promise.resolve();
  await jest.advanceTimersByTimeAsync(40);
}
const describeAll = (selector: string) =>
  [...document.head.querySelectorAll<HTMLScriptElement>(selector)].map((element) =>
    `${element.getAttribute('src') ?? element.getAttribute('href')} ${element.id}`.trim(),
  );
const started = () => describeAll('script:not([nomodule])');
const fetched = () => describeAll('link[rel=preload]');
const endPayload = (type: string) =>
  document.querySelector('[src="/payload.js"]')?.dispatchEvent(new Event(type));
const all = ['/payload.js', '/a.js', '/b.js main'];

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom does not load or decode pictures.
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  HTMLImageElement.prototype.decode = () =>
    new Promise(
      (resolve, reject) => (endPicture = { load: resolve, error: () => reject(new Error('broken')) }),
    );
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
});

test('without a first picture all start after the first paint, the scripts after the payload', async () => {
  open('<p>Words</p>');
  expect(started()).toEqual([]);
  await twoFrames();
  expect([started(), fetched()]).toEqual([all.slice(0, 1), ['/payload.js', '/a.js', '/b.js']]);
  // Without the payload, the page stays as it is.
  endPayload('error');
  expect(started()).toEqual(all.slice(0, 1));
  endPayload('load');
  expect(started()).toEqual(all);
});

const picture = '<img src="/hero.avif" fetchPriority="high" alt=""/>';

for (const end of ['load', 'error'] as const) {
  test(`they wait until the first picture is painted (${end}), and start once`, async () => {
    open(picture);
    await twoFrames();
    expect([started(), fetched()]).toEqual([[], []]);
    endPicture[end]();
    await Promise.resolve();
    expect(started()).toEqual([]);
    await twoFrames();
    endPayload('load');
    jest.advanceTimersByTime(10_000);
    expect(started()).toEqual(all);
  });
}

test('they are fetched once, after the frame that paints the first picture', async () => {
  open(picture);
  document.querySelector('img')!.dispatchEvent(new Event('load'));
  expect([started(), fetched()]).toEqual([[], []]);
  await twoFrames();
  expect([started(), fetched()]).toEqual([[], ['/payload.js', '/a.js', '/b.js']]);
  endPicture.load();
  await twoFrames();
  expect([started(), fetched()]).toEqual([all.slice(0, 1), ['/payload.js', '/a.js', '/b.js']]);
});

test('but not for longer than three seconds', () => {
  open(picture);
  jest.advanceTimersByTime(2999);
  expect(started()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(started()).toHaveLength(1);
});

test('at once if the browser cannot report when a picture is decoded', () => {
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
  open(picture);
  expect(started()).toHaveLength(1);
});
