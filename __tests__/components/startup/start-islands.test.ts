import { ISLAND_WANTED } from '@/components/islands/island-events';
import type { Hydrate } from '@/components/islands/island-state';
import { loadScript, preloadScript } from '@/components/startup/load-script';
import { SCRIPT_TIMEOUT_MS, startIslands } from '@/components/startup/start-islands';

import { setInView } from '../../support/dom';
import { removeListenersAfterEach } from '../../support/listeners';

jest.mock('@/components/startup/load-script');
removeListenersAfterEach();

const scripts = { islands: 'islands.js', page: 'page.js', others: { map: 'map.js' } };
/** Hydrates an island at once. */
const hydrate = jest.fn<ReturnType<Hydrate>, Parameters<Hydrate>>();
const loaded = () => jest.mocked(loadScript).mock.calls.map(([address]) => address);

const find = (id: string) => document.getElementById(id)!;
const stateOf = (id: string) => find(id).closest<HTMLElement>('page-island')?.dataset.state;
const isReady = () => 'hydrated' in document.documentElement.dataset;

/** Opens a page: its HTML has arrived, and the first frames are painted. */
async function open(html: string): Promise<void> {
  document.body.innerHTML = html;
  startIslands(scripts);
  window.dispatchEvent(new Event('DOMContentLoaded'));
  await later(100);
  await comeNear(document.body);
}
const later = (ms: number) => jest.advanceTimersByTimeAsync(ms);
async function comeNear(element: Element): Promise<void> {
  setInView(element, 1);
  await later(0);
}
async function use(id: string, event: string): Promise<void> {
  find(id).dispatchEvent(new Event(event, { bubbles: true }));
  await later(0);
}

beforeEach(() => {
  jest.useFakeTimers();
  delete document.documentElement.dataset.hydrated;
  hydrate.mockReset().mockImplementation(async (_, end) => end(true));
  jest.mocked(preloadScript).mockReset();
  jest.mocked(loadScript).mockReset().mockResolvedValue({ hydrate });
});
afterEach(() => jest.useRealTimers());

const tabs = '<page-island data-name="tabs" data-start="near"><p id="tabs"></p></page-island>';
const menu = '<page-island data-name="menu" data-start="used"><button id="menu">Menu</button></page-island>';

test('an island with the start `near` starts when it comes near', async () => {
  await open(tabs);
  expect(stateOf('tabs')).toBeUndefined();
  await comeNear(find('tabs'));
  expect(stateOf('tabs')).toBe('ready');
});

test.each(['near', 'used'])('an island with the start `%s` starts when it is used', async (start) => {
  for (const event of ['pointerover', 'pointerdown', 'focusin', ISLAND_WANTED]) {
    document.body.innerHTML = menu.replace('used', start);
    startIslands(scripts);
    expect(stateOf('menu')).toBeUndefined();
    await use('menu', event);
    expect([event, stateOf('menu')]).toEqual([event, 'ready']);
  }
});

test('a page without a used island loads only its own script', async () => {
  await open(menu);
  expect(loaded()).toEqual(['page.js']);
});

test('islands share one script. One with its own file also requests that file', async () => {
  await open(`${tabs}<page-island data-name="map" data-start="near"><p id="map"></p></page-island>`);
  await comeNear(find('tabs'));
  await comeNear(find('map'));
  expect([stateOf('tabs'), stateOf('map')]).toEqual(['ready', 'ready']);
  expect(loaded()).toEqual(['page.js', 'islands.js']);
  expect(preloadScript).toHaveBeenCalledWith('map.js');
});

test('an island inside another one starts after it', async () => {
  await open(
    `<page-island data-name="carousel" data-start="used"><page-slot>${menu}</page-slot></page-island>`,
  );
  await use('menu', 'pointerdown');
  expect(hydrate.mock.calls.map(([{ dataset }]) => dataset.name)).toEqual(['carousel', 'menu']);
});

describe('a page is ready', () => {
  test('when its script has run, and every island of the first view is ready', async () => {
    let finish = () => {};
    hydrate.mockImplementation(async (_, end) => {
      finish = () => end(true);
    });
    document.body.innerHTML = tabs + menu;
    startIslands(scripts);
    window.dispatchEvent(new Event('DOMContentLoaded'));
    await later(100);
    await comeNear(find('tabs'));
    expect(isReady()).toBe(false);
    finish();
    expect(isReady()).toBe(true);
  });

  test('also when its script does not load', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation();
    jest.mocked(loadScript).mockRejectedValue(new Error('offline'));
    await open(menu);
    expect(error).toHaveBeenCalledWith(new Error('offline'));
    expect(isReady()).toBe(true);
  });
});

describe('a script that does not arrive', () => {
  test('fails the island, which can start again when the connection is back', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation();
    await open(menu);
    jest.mocked(loadScript).mockRejectedValue(new Error('offline'));
    await use('menu', 'pointerdown');
    expect(stateOf('menu')).toBe('failed');
    expect(error).toHaveBeenCalledWith(new Error('offline'));

    jest.mocked(loadScript).mockResolvedValue({ hydrate });
    await use('menu', 'pointerdown');
    expect(stateOf('menu')).toBe('failed');
    window.dispatchEvent(new Event('online'));
    await use('menu', 'pointerdown');
    expect(stateOf('menu')).toBe('ready');
  });

  test('fails the island after its timeout. If it arrives later, the island works', async () => {
    await open(menu);
    let arrive = (_: { hydrate: Hydrate }) => {};
    jest.mocked(loadScript).mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    await use('menu', 'pointerdown');
    await later(SCRIPT_TIMEOUT_MS - 1);
    expect(stateOf('menu')).toBe('loading');
    await later(1);
    expect(stateOf('menu')).toBe('failed');
    arrive({ hydrate });
    await later(0);
    expect(stateOf('menu')).toBe('ready');
  });
});

test('presses from before an island is ready are repeated once, when it is', async () => {
  await open(menu);
  const presses = jest.fn();
  hydrate.mockImplementation(async (island, end) => {
    island.addEventListener('click', presses);
    end(true);
  });
  find('menu').click();
  await later(0);
  expect(stateOf('menu')).toBe('ready');
  expect(presses).toHaveBeenCalledTimes(1);
});
