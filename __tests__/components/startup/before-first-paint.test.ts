/** @jest-environment jsdom */
import { beforeFirstPaint } from '@/components/startup/before-first-paint.inline';
import { OTHER_PICTURES_WAIT_MS } from '@/components/startup/first-picture';

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

describe('other pictures', () => {
  const waiting = () => root.dataset.firstPicture;

  test('wait for the first one; those further down then wait for the scripts, for a limited time', () => {
    open('/about');
    expect(waiting()).toBe('loading');
    picture().dispatchEvent(new Event('load'));
    expect(waiting()).toBe('near');
    later(OTHER_PICTURES_WAIT_MS);
    expect(waiting()).toBeUndefined();
  });

  test('do not wait for a first one that does not load', () => {
    open('/about');
    picture().dispatchEvent(new Event('error'));
    expect(waiting()).toBe('near');
  });

  test('do not wait for a first one that takes too long', () => {
    open('/about');
    later(OTHER_PICTURES_WAIT_MS);
    expect(waiting()).toBeUndefined();
  });

  test('do not wait on a page without a first one', () => {
    open('/about', { body: '<p>Text</p>' });
    expect(waiting()).toBe('near');
  });

  test.each(['scroll', 'keydown', 'pointerdown'])('do not wait any longer after a %s', (event) => {
    open('/about');
    window.dispatchEvent(new Event(event));
    expect(waiting()).toBeUndefined();
  });

  test.each([
    ['a reload', '/about', 'reload'],
    ['Back', '/about', 'back_forward'],
    ['an address with a fragment', '/about#story', 'navigate'],
  ])('do not wait after %s, which can show the page further down', (_, path, type) => {
    open(path, { type });
    expect(waiting()).toBeUndefined();
  });
});

test('only the first page of a visit waits for its fonts, until its first picture has loaded', async () => {
  open('/about');
  expect(root).toHaveAttribute('data-fonts', 'later');
  picture().dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(0);
  expect(root).not.toHaveAttribute('data-fonts');
  open('/contact');
  expect(root).not.toHaveAttribute('data-fonts');
});

test.each([
  ['/ABOUT', '/about'],
  ['/about/', '/about/'],
  ['/another', '/another'],
])('the address bar of the page /about, opened at %s, shows %s', (opened, shown) => {
  open(opened, { body: '<link rel="canonical" href="/about">' });
  expect(location.pathname).toBe(shown);
});
