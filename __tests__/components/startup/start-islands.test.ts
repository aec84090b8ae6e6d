/** @jest-environment jsdom */
import { ISLAND_WANTED } from '@/components/islands/island-events';
import type { IslandScript } from '@/components/islands/island-state';
import { startIslands } from '@/components/startup/start-islands';

import { setInView } from '../../support/dom';
import { removeListenersAfterEach } from '../../support/listeners';

removeListenersAfterEach();

const Tabs = () => null;
const Map = () => null;
/** Hydrates an island at once. */
const hydrate = jest.fn<void, Parameters<IslandScript['hydrate']>>();
const islandScript = { components: { tabs: Tabs, menu: Tabs, carousel: Tabs }, hydrate };
const loadPage = jest.fn<Promise<unknown>, []>();
const loadIslands = jest.fn<Promise<IslandScript>, []>();
const loadMap = jest.fn<Promise<{ MapIsland: never }>, []>();
const preloadMap = jest.fn();
const scripts = {
  page: { load: loadPage },
  islands: { load: loadIslands },
  own: (name: string) => (name === 'map' ? { load: loadMap, preload: preloadMap } : undefined),
};

const find = (id: string) => document.getElementById(id)!;
const stateOf = (id: string) => find(id).closest<HTMLElement>('page-island')?.dataset.state;
const { dataset } = document.documentElement;
const isReady = () => 'hydrated' in dataset;

/** Opens a page: its HTML has arrived, and the first frames are painted. */
async function open(html: string): Promise<void> {
  document.body.innerHTML = html;
  startIslands(scripts);
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
  // A document defines an element once, and each test here is a new page.
  jest.spyOn(customElements, 'define').mockImplementation((name, { prototype }) => {
    for (const element of document.querySelectorAll(name))
      (prototype as unknown as { connectedCallback(): void }).connectedCallback.call(element);
  });
  performance.measure = jest.fn();
  delete dataset.hydrated;
  hydrate.mockReset().mockImplementation((_, __, end) => end(true));
  loadPage.mockReset().mockResolvedValue({});
  loadIslands.mockReset().mockResolvedValue(islandScript);
  loadMap.mockReset().mockResolvedValue({ MapIsland: Map as never });
  preloadMap.mockReset();
});
afterEach(() => jest.useRealTimers());

const tabs = '<page-island data-name="tabs" data-start="near"><p id="tabs"></p></page-island>';
const menu = '<page-island data-name="menu" data-start="used"><button id="menu">Menu</button></page-island>';
const map = '<page-island data-name="map" data-start="near"><p id="map"></p></page-island>';

test('an island with the start `near` starts when it comes near', async () => {
  await open(tabs);
  expect(stateOf('tabs')).toBeUndefined();
  await comeNear(find('tabs'));
  expect(stateOf('tabs')).toBe('ready');
});

test('an island starts when it comes near, although its first element has no box', async () => {
  await open(tabs.replace('<p ', '<div style="display: contents"><b style="display: none"></b><p '));
  await comeNear(find('tabs'));
  expect(stateOf('tabs')).toBe('ready');
});

test('an island inside another one does not start because it comes near', async () => {
  await open(tabs.replace('</p>', `</p>${menu}`));
  await comeNear(find('tabs'));
  await comeNear(find('menu'));
  expect([stateOf('tabs'), stateOf('menu')]).toEqual(['ready', undefined]);
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
  expect(loadPage).toHaveBeenCalledTimes(1);
  expect(loadIslands).not.toHaveBeenCalled();
});

test('islands share one script. One with its own file also requests that file', async () => {
  await open(tabs + map);
  await comeNear(find('tabs'));
  await comeNear(find('map'));
  expect([stateOf('tabs'), stateOf('map')]).toEqual(['ready', 'ready']);
  expect(loadIslands).toHaveBeenCalledTimes(1);
  expect(preloadMap).toHaveBeenCalledTimes(1);
  expect(hydrate.mock.calls.map(([, component]) => component)).toEqual([Tabs, Map]);
});

test('an island inside another one starts after it', async () => {
  await open(
    `<page-island data-name="carousel" data-start="used"><page-slot>${menu}</page-slot></page-island>`,
  );
  await use('menu', 'pointerdown');
  expect(hydrate.mock.calls.map(([island]) => island.dataset.name)).toEqual(['carousel', 'menu']);
});

test('the browser records how long a visitor waited for an island', async () => {
  await open(menu);
  hydrate.mockImplementation((_, __, end) => setTimeout(() => end(true), 300));
  const requested = performance.now();
  await use('menu', 'pointerdown');
  expect(performance.measure).not.toHaveBeenCalled();
  await later(300);
  expect(jest.mocked(performance.measure).mock.calls).toEqual([['island menu', { start: requested }]]);
});

describe('a page is ready', () => {
  test('when its script has run, and every island of the first view is ready', async () => {
    let finish = () => {};
    hydrate.mockImplementation((_, __, end) => {
      finish = () => end(true);
    });
    document.body.innerHTML = tabs + menu;
    startIslands(scripts);
    await later(100);
    await comeNear(find('tabs'));
    expect(isReady()).toBe(false);
    finish();
    expect(isReady()).toBe(true);
  });

  test('also when its script does not load, which is tried again with a connection', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation();
    loadPage.mockRejectedValueOnce(new Error('offline'));
    await open(menu);
    expect(error).toHaveBeenCalledWith(new Error('offline'));
    expect(isReady()).toBe(true);
    for (let times = 0; times < 2; times++) window.dispatchEvent(new Event('online'));
    await later(0);
    expect(loadPage).toHaveBeenCalledTimes(2);
  });
});

test('presses from before an island is ready are repeated once, when it is', async () => {
  await open(menu);
  const presses = jest.fn();
  hydrate.mockImplementation((island, _, end) => {
    island.addEventListener('click', presses);
    end(true);
  });
  find('menu').click();
  await later(0);
  expect(stateOf('menu')).toBe('ready');
  expect(presses).toHaveBeenCalledTimes(1);
});
