import type { Locator, Page } from '@playwright/test';

import { counters } from '@/content/counters';
import { labels } from '@/content/labels';

import { changeFile } from '../support/changed-page';
import { form } from '../support/contact';
import { useDevelopmentBuild } from '../support/development-build';
import { openWithHeldScripts } from '../support/held-requests';
import {
  islandsOf,
  startAllIslands,
  waitUntilFirstViewReady,
  waitUntilIslandReady,
  watchScripts,
} from '../support/island';
import { first } from '../support/present';
import { addRules, EVERYTHING_LAID_OUT } from '../support/style';
import { expect, routes, test } from '../support/test';
import {
  bringIntoView,
  pagePath,
  reducedMotion,
  UNKNOWN_ADDRESS,
  visit,
  waitTwoFrames,
} from '../support/visit';

test.use(reducedMotion);

const phone = { width: 390, height: 664 };

/** Opens a page, and waits until it has loaded everything that it loads on its own. */
async function openIdle(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await expect(page.locator('html')).not.toHaveAttribute('data-first-picture');
  // What must not be requested has no sign to wait for.
  await page.waitForLoadState('networkidle');
}

test('no script of Next.js is in a page', async ({ request }) => {
  for (const path of [...routes, UNKNOWN_ADDRESS]) {
    const html = await (await request.get(pagePath(path))).text();
    expect(html).toContain('</html>');
    for (const trace of ['__next_f', '__NEXT_DATA__', '/_next/static/chunks', '/_next/static/css'])
      expect(html, path).not.toContain(trace);
    expect(html, path).not.toMatch(/<script[^>]* src=/);
  }
});

test.describe('pages load only the scripts that are used', () => {
  test.use({ viewport: phone });

  const firstUses: Record<string, { use: (page: Page) => Promise<void>; scripts: string[] }> = {
    '/about': {
      use: (page) => page.getByRole('button', { name: labels.menu, exact: true }).click(),
      scripts: ['islands'],
    },
    '/contact': {
      use: (page) => form(page).locator('[name=from_name]').focus(),
      scripts: ['contact-form.island', 'islands'],
    },
    '/gallery': {
      use: (page) => page.getByRole('main').locator('a[aria-haspopup="dialog"]').first().hover(),
      scripts: ['gallery-preview.island', 'islands'],
    },
    '/Facilities': {
      use: (page) => page.getByRole('button', { name: labels.menu, exact: true }).click(),
      scripts: ['islands'],
    },
  };
  for (const [path, { use, scripts }] of Object.entries(firstUses)) {
    test(`${path}: only the script of every page, until something is used`, async ({ page }) => {
      const requested = watchScripts(page);
      await openIdle(page, path);
      expect(requested).toEqual(['page']);
      await expect(page.locator('page-island[data-state]')).toHaveCount(0);
      await use(page);
      await expect(page.locator('page-island[data-state=ready]')).toHaveCount(1);
      expect([...new Set(requested.slice(1))].sort()).toEqual(scripts);
    });
  }

  test('Home: the islands in view, and others when they come near', async ({ page }) => {
    const requested = watchScripts(page);
    await openIdle(page, '/');
    expect([...new Set(requested)].sort()).toEqual(['islands', 'page']);
    const state = (island: Locator) => island.getAttribute('data-state');
    expect(await state(islandsOf(page, 'carousel').first())).toBe('ready');
    for (const name of ['tabs', 'counters', 'menu'] as const)
      expect(await state(islandsOf(page, name)), name).toBeNull();
    for (const name of ['tabs', 'counters'] as const) {
      const island = islandsOf(page, name);
      await bringIntoView(island.locator(':scope > *'));
      await waitUntilIslandReady(island);
    }
    expect(await state(islandsOf(page, 'menu'))).toBeNull();
  });
});

/** The pages with islands of their own. The others have those of every page. */
const withIslands = ['/', '/Facilities', '/contact', '/gallery'];

/** One where all carousels of Home are carousels, and one where most are rows. */
const windows = [
  [390, 664],
  [1280, 800],
] as const;

/** The heights of all parts of the page, in whole pixels, in each of the windows. */
async function heightsInWindows(page: Page): Promise<Record<string, string[]>> {
  const heights: Record<string, string[]> = {};
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    // The carousels react to a new width a moment later.
    await waitTwoFrames(page);
    heights[`${width} x ${height}`] = await page.evaluate(async () => {
      // Everything is laid out now, and requests its fonts.
      delete document.documentElement.dataset.entry;
      document.body.getBoundingClientRect();
      await document.fonts.ready;
      const parts = [...document.querySelectorAll('main section, page-island > *, footer')];
      return parts.map((part) => `${part.className}: ${Math.round(part.getBoundingClientRect().height)}`);
    });
  }
  return heights;
}

/**
 * Runs in the page before its scripts: after each of React's tasks, the focus goes from the field in which something
 * was typed to the next one, and back. The attribute `data-lost-focus` counts how often it did not arrive.
 */
function moveFocusBetweenTasks(): void {
  // React gives way to the browser whenever some milliseconds have passed: as on a slow phone, after each step.
  const now = performance.now.bind(performance);
  let passed = 0;
  performance.now = () => now() + (passed += 6);
  const { get, set } = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage')!;
  Object.defineProperty(MessagePort.prototype, 'onmessage', {
    configurable: true,
    get,
    set(this: MessagePort, handler: (event: MessageEvent) => void) {
      set!.call(this, (event: MessageEvent) => {
        handler(event);
        const { dataset } = document.documentElement;
        const [typed, next] = ['phone', 'message'].map((name) => document.getElementsByName(name)[0]!);
        next!.focus();
        dataset.lostFocus = String(Number(dataset.lostFocus ?? 0) + Number(document.activeElement !== next));
        typed!.focus();
        document.execCommand('insertText', false, '1');
      });
    },
  });
}

test('a visitor can move to the next field while the form starts', async ({ page }) => {
  await page.addInitScript(moveFocusBetweenTasks);
  await visit(page, '/contact');
  // Browsers report a change when the focus leaves a field, before anything else.
  await form(page).locator('[name="phone"]').pressSequentially('+91');
  await waitUntilIslandReady(islandsOf(page, 'contact-form'));
  await expect(page.locator('html')).toHaveAttribute('data-lost-focus', '0');
});

test.describe('React’s development build', () => {
  /**
   * Opens a page with that build and starts all of its islands. Returns every warning and error, the islands that were
   * rendered again, their states, and the heights before and after.
   */
  async function hydrateWhole(page: Page, path: string, viewport = phone) {
    const messages: string[] = [];
    page.on('console', (message) => {
      if (['warning', 'error'].includes(message.type())) messages.push(message.text());
    });
    page.on('pageerror', (error) => messages.push(String(error)));
    await useDevelopmentBuild(page);
    const releaseScripts = await openWithHeldScripts(page, path);
    await addRules(page, EVERYTHING_LAID_OUT);
    const before = await heightsInWindows(page);
    await page.setViewportSize(viewport);
    // The nodes of the server.
    await page.evaluate(() => {
      const roots = [...document.querySelectorAll('page-island')].map((island) => island.firstElementChild);
      window.recorded = { ...window.recorded, serverRoots: roots };
    });
    releaseScripts();
    await waitUntilFirstViewReady(page);
    await startAllIslands(page);
    const renderedAgain = await page.evaluate(() => {
      const { serverRoots } = window.recorded ?? {};
      return [...document.querySelectorAll<HTMLElement>('page-island')]
        .filter((island, index) => island.firstElementChild !== serverRoots?.[index])
        .map((island) => island.dataset.name);
    });
    const states = await page
      .locator('page-island')
      .evaluateAll((islands) => islands.map((island) => (island as HTMLElement).dataset.state));
    return { messages, renderedAgain, states, heights: { before, after: await heightsInWindows(page) } };
  }

  // Only the carousels of Home depend on the width of the window.
  for (const { path, viewport } of [
    ...withIslands.map((path) => ({ path, viewport: phone })),
    { path: '/', viewport: { width: 1440, height: 900 } },
  ])
    test(`reports nothing about ${path} at ${viewport.width} px, renders no island again and changes no height`, async ({
      page,
    }) => {
      const { messages, renderedAgain, states, heights } = await hydrateWhole(page, path, viewport);
      expect(messages).toEqual([]);
      expect(renderedAgain).toEqual([]);
      expect([...new Set(states)]).toEqual(['ready']);
      expect(heights.after).toEqual(heights.before);
    });

  test.describe('with a difference made by the test', () => {
    test.use({ allowedConsole: [/hydrat/] });
    test('reports an attribute, and renders an island with another text again', async ({ page }) => {
      await changeFile(page, pagePath('/'), (html) =>
        html
          .replace('class="menu-toggle', 'class="planted menu-toggle')
          .replace(`>${first(counters, 'counter').label}<`, '>Planted<'),
      );
      const { messages, renderedAgain } = await hydrateWhole(page, '/');
      expect(messages.join('\n')).toContain('planted');
      expect(renderedAgain).toEqual(['counters']);
    });
  });
});
