import { holdRequests } from '../support/held-requests';
import { waitUntilFirstViewReady } from '../support/island';
import { shiftsByPath } from '../support/layout';
import { expect, routes, test } from '../support/test';
import {
  allowUnknownAddress,
  bringIntoView,
  pagePath,
  UNKNOWN_ADDRESS,
  visit,
  waitTwoFrames,
} from '../support/visit';

test.use({
  ...allowUnknownAddress,
  viewport: { width: 390, height: 664 },
  deviceScaleFactor: 2,
  hasTouch: true,
});

// The layouts of the header. A font that is wider than its fallback moves words in all of them.
for (const { width, height, paths } of [
  { width: 320, height: 568, paths: [...routes, UNKNOWN_ADDRESS] },
  { width: 1440, height: 900, paths: ['/', '/gallery'] },
])
  test(`nothing moves in ${width} x ${height} while a page loads and its fonts replace the fallbacks`, async ({
    page,
    browserName,
  }) => {
    test.skip(browserName !== 'chromium', 'Only Chromium reports layout shifts.');
    await page.setViewportSize({ width, height });
    // Each page is the first of a visit, so its fonts load last.
    await page.addInitScript(() => sessionStorage.clear());
    const found = await shiftsByPath(page, paths, async (path) => {
      const release = await holdRequests(page, /\.woff2/);
      await page.goto(pagePath(path), { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      await waitTwoFrames(page);
      release();
      await waitUntilFirstViewReady(page);
      await page.waitForFunction(
        () =>
          !('firstPicture' in document.documentElement.dataset) &&
          !('fonts' in document.documentElement.dataset) &&
          [...document.fonts].filter(
            ({ family, status }) => /^.?(text|display).?$/.test(family) && status === 'loaded',
          ).length === 2,
      );
      await waitTwoFrames(page);
    });
    expect(found).toEqual({});
  });

test('the fallback fonts have the metrics of the fonts that they replace', async ({ sharedPage }) => {
  const page = await sharedPage('/about');
  const measures = (font: string, words: string) =>
    page.evaluate(
      async ([face, text]) => {
        await document.fonts.load(`1000px ${face}`);
        const pen = document.createElement('canvas').getContext('2d')!;
        pen.font = `1000px ${face}`;
        const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = pen.measureText(text!);
        return [width / text!.length, fontBoundingBoxAscent, fontBoundingBoxDescent];
      },
      [font, words],
    );
  for (const [font, fallback, shown] of [
    ['display', "'Display as Times'", 'h1, h2, h3'],
    ['text', "'Text as Arial'", 'main p'],
  ] as const) {
    const words = (await page.locator(shown).allTextContents()).join(' ');
    const [ours, theirs] = [await measures(font, words), await measures(fallback, words)];
    // In thousandths of the size. A letter is about 500 wide.
    ours.forEach((part, at) =>
      expect(Math.abs(part - theirs[at]!), `${font}: ${ours}, ${theirs}`).toBeLessThan(12),
    );
  }
});

test('the Malayalam font of Contact loads with the first scroll, and not before, or for print', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/contact');
  const state = () =>
    page.evaluate(() => [...document.fonts].find(({ family }) => /Malayalam/.test(family))?.status);
  await page.evaluate(async () => {
    // Everything is laid out now, and requests its fonts.
    delete document.documentElement.dataset.entry;
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
  expect(await state()).toBe('unloaded');
  const closed = page.locator('details [lang="ml"]').first();
  await expect(closed).not.toHaveCSS('font-family', /Malayalam/);
  await page.emulateMedia({ media: 'print' });
  await expect(closed).toHaveCSS('font-family', /Malayalam/);
  await page.emulateMedia({ media: 'screen' });
  await expect(closed).not.toHaveCSS('font-family', /Malayalam/);
  await bringIntoView(page.locator('[lang="ml"]').first());
  await expect(closed).toHaveCSS('font-family', /Malayalam/);
  await expect.poll(state).toBe('loaded');
});
