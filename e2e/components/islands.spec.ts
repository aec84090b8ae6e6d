import type { Page } from '@playwright/test';

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
import { addRules, EVERYTHING_LAID_OUT } from '../support/style';
import { expect, routes, test } from '../support/test';
import { bringIntoView, pagePath, reducedMotion, UNKNOWN_ADDRESS, visit } from '../support/visit';

const phone = { width: 390, height: 664 };

test.use({ ...reducedMotion, viewport: phone });

test('no script of Next.js is in a page', async ({ request }) => {
  for (const path of [...routes, UNKNOWN_ADDRESS]) {
    const html = await (await request.get(pagePath(path))).text();
    expect(html).toContain('</html>');
    for (const trace of ['__next_f', '__NEXT_DATA__', '/_next/static/chunks', '/_next/static/css'])
      expect(html, path).not.toContain(trace);
    expect(html, path).not.toMatch(/<script[^>]* src=/);
  }
});

/** Opens a page, and returns the names of the scripts that it requests: at first, those that it loads on its own. */
async function openIdle(page: Page, path: string): Promise<string[]> {
  const requested = watchScripts(page);
  await visit(page, path);
  // What must not be requested has no sign to wait for.
  await page.waitForLoadState('networkidle');
  return requested;
}

for (const [path, scripts, use] of [
  [
    '/contact',
    ['contact-form.island', 'islands', 'page'],
    (page: Page) => form(page).locator('[name=from_name]').focus(),
  ],
  [
    '/gallery',
    ['gallery-preview.island', 'islands', 'page'],
    (page: Page) => page.getByRole('main').locator('a[aria-haspopup="dialog"]').first().hover(),
  ],
] as const)
  test(`${path} loads only the script of every page, until something is used`, async ({ page }) => {
    const requested = await openIdle(page, path);
    expect(requested).toEqual(['page']);
    await expect(page.locator('page-island[data-state]')).toHaveCount(0);
    await use(page);
    await expect(page.locator('page-island[data-state=ready]')).toHaveCount(1);
    expect([...new Set(requested)].sort()).toEqual(scripts);
  });

test('Home loads the islands in view, and others when they come near', async ({ page }) => {
  const requested = await openIdle(page, '/');
  expect([...new Set(requested)].sort()).toEqual(['islands', 'page']);
  await waitUntilIslandReady(islandsOf(page, 'carousel').first());
  for (const name of ['tabs', 'counters'])
    await expect(islandsOf(page, name), name).not.toHaveAttribute('data-state');
  for (const name of ['tabs', 'counters']) {
    await bringIntoView(islandsOf(page, name).locator(':scope > *'));
    await waitUntilIslandReady(islandsOf(page, name));
  }
});

/** The heights of all parts of the page, in whole pixels. */
const heightsOf = (page: Page) =>
  page.evaluate(async () => {
    // Everything is laid out now, and requests its fonts.
    delete document.documentElement.dataset.entry;
    document.body.getBoundingClientRect();
    await document.fonts.ready;
    const parts = [...document.querySelectorAll('main section, page-island > *, footer')];
    return parts.map((part) => `${part.className}: ${Math.round(part.getBoundingClientRect().height)}`);
  });

// Contact has the largest other island. e2e/conditions/development.spec.ts has the gallery, too. Only the carousels of
// Home depend on the width of the window.
for (const [path, viewport] of [
  ['/', phone],
  ['/', { width: 1440, height: 900 }],
  ['/contact', phone],
] as const)
  test(`React’s development build reports nothing about ${path} at ${viewport.width} px, renders no island again and changes no height`, async ({
    page,
  }) => {
    const messages: string[] = [];
    page.on('console', (message) => {
      if (['warning', 'error'].includes(message.type())) messages.push(message.text());
    });
    await page.setViewportSize(viewport);
    await useDevelopmentBuild(page);
    const releaseScripts = await openWithHeldScripts(page, path);
    await addRules(page, EVERYTHING_LAID_OUT);
    const before = await heightsOf(page);
    // The nodes of the server.
    await page.evaluate(() => {
      const roots = [...document.querySelectorAll('page-island')].map((island) => island.firstElementChild);
      window.recorded = { ...window.recorded, serverRoots: roots };
    });
    releaseScripts();
    await waitUntilFirstViewReady(page);
    await startAllIslands(page);
    const islands = await page.locator('page-island').evaluateAll((all) =>
      all.map((island, index) => {
        const isSame = island.firstElementChild === window.recorded?.serverRoots?.[index];
        const { name, state } = (island as HTMLElement).dataset;
        return `${isSame ? 'same' : `${name} rendered again`}, ${state}`;
      }),
    );
    expect([...new Set(islands)]).toEqual(['same, ready']);
    expect(await heightsOf(page)).toEqual(before);
    expect(messages).toEqual([]);
  });
