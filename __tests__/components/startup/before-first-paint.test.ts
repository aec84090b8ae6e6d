import { beforeFirstPaint } from '@/components/startup/before-first-paint.inline';
import { FIRST_PICTURE_WAIT_MS } from '@/components/startup/first-picture';

import { removeListenersAfterEach } from '../../support/listeners';

removeListenersAfterEach();

// What jsdom lacks. It also lacks the property `fetchPriority`, as Safari up to 17.1 and Firefox up to 131 do.
Object.assign(document, { fonts: [{ display: 'swap', load: () => Promise.resolve() }] });

const root = document.documentElement;

/** Opens a page: runs the script in its head, then adds the body. */
function open(path: string, { type = 'navigate', body = '<img fetchpriority="high">' } = {}): void {
  for (const name of Object.keys(root.dataset)) delete root.dataset[name];
  history.replaceState(null, '', path);
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
  (0, eval)(beforeFirstPaint);
  document.body.innerHTML = body;
  document.dispatchEvent(new Event('DOMContentLoaded'));
}
const later = (ms: number) => jest.advanceTimersByTime(ms);
const picture = () => document.querySelector('img')!;

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

test('the styles get the class `js`', () => {
  open('/about');
  expect(root).toHaveClass('js');
});

describe('the loader', () => {
  test.each(['/about', '/about/', '/about.html', '/about/index.html'])(
    'is not shown on %s, if /about was seen in this visit',
    (path) => {
      open('/about');
      expect(root).not.toHaveAttribute('data-seen');
      open(path);
      expect(root).toHaveAttribute('data-seen');
    },
  );

  test('is shown on another page', () => {
    open('/about');
    open('/contact');
    expect(root).not.toHaveAttribute('data-seen');
  });

  test('is shown where storage is blocked', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    open('/about');
    open('/about');
    expect(root).not.toHaveAttribute('data-seen');
    expect(root).toHaveClass('js');
  });
});

test('a visitor who stopped all movement gets a page without it', () => {
  localStorage.setItem('motion', 'paused');
  open('/about');
  expect(root).toHaveAttribute('data-motion', 'paused');
});

test.each([
  ['a link', '/about', 'navigate', true],
  ['a reload', '/about', 'reload', false],
  ['Back', '/about', 'back_forward', false],
  ['an address with a fragment', '/about#story', 'navigate', false],
])(
  'after %s, the content below can be laid out later: only at the top of a page',
  (_, path, type, isLater) => {
    open(path, { type });
    expect('entry' in root.dataset).toBe(isLater);
  },
);

describe('the fonts of the first page of a visit', () => {
  const areLoaded = async () => {
    await jest.advanceTimersByTimeAsync(0);
    return !('fonts' in root.dataset);
  };

  test.each(['load', 'error'])('are loaded after the first picture, also without it: %s', async (event) => {
    open('/about');
    expect(await areLoaded()).toBe(false);
    expect(root).toHaveAttribute('data-fonts', 'later');
    picture().dispatchEvent(new Event(event));
    expect(root).toHaveAttribute('data-fonts', 'loading');
    expect(await areLoaded()).toBe(true);
  });

  test('do not wait for a picture that takes too long', async () => {
    open('/about');
    later(FIRST_PICTURE_WAIT_MS - 1);
    expect(await areLoaded()).toBe(false);
    later(1);
    expect(await areLoaded()).toBe(true);
  });

  test('do not wait on a page without a first picture, nor on a later page', async () => {
    open('/about', { body: '<p>Text</p>' });
    expect(await areLoaded()).toBe(true);
    open('/contact');
    expect(root).not.toHaveAttribute('data-fonts');
  });
});

test.each([
  ['/ABOUT', '/about'],
  ['/about/', '/about/'],
  ['/another', '/another'],
])('the address bar of the page /about, opened at %s, shows %s', (opened, shown) => {
  open(opened, { body: '<link rel="canonical" href="/about">' });
  expect(location.pathname).toBe(shown);
});
