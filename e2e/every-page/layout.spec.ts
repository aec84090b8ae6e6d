import type { Page } from '@playwright/test';

import { readContent } from '@/content/check/read';
import { labels } from '@/content/labels';
import { pictureName, picturesIn } from '@/content/picture-names';

import { form } from '../support/contact';
import { tile } from '../support/controls';
import { layoutFaults, sidewaysScroll } from '../support/layout';
import { boxOf, entry } from '../support/present';
import { addRules, EVERYTHING_LAID_OUT } from '../support/style';
import { expect, routes, test } from '../support/test';
import { allowUnknownAddress, menuLink, reducedMotion, UNKNOWN_ADDRESS, visit } from '../support/visit';

test.use({ ...reducedMotion, ...allowUnknownAddress });

/** A window of 1280 by 1024 pixels at 200% and 400%: the page gets fewer and larger CSS pixels. */
const zooms = [
  { width: 640, height: 512 },
  { width: 320, height: 256 },
];

/** All text spacing of SC 1.4.12 at once. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** Expects that a page has lost no text and scrolls in one direction only. */
async function expectNothingLost(page: Page, where: string): Promise<void> {
  // The carousels react to a new width a moment later.
  await expect.poll(() => layoutFaults(page), where).toEqual([]);
  expect(await sidewaysScroll(page), where).toBe(0);
}

/** Targets smaller than 24 px in both directions. */
const smallTargets = (page: Page) =>
  page.locator('a[href], button, input, select, textarea, summary, [role="tab"]').evaluateAll((list) =>
    list
      .filter((element) => {
        if (element.closest('[inert], [aria-hidden="true"], svg') || !element.checkVisibility()) return false;
        const { width, height } = element.getBoundingClientRect();
        // A field that fills its label can be pressed through it, and the skip link is above the viewport.
        const label = element.closest('label')?.getBoundingClientRect();
        return Math.min(Math.max(width, label?.width ?? 0), Math.max(height, label?.height ?? 0)) < 24;
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );

/** Sets the font size in the browser's settings. The usual one is 16 px. */
async function setFontSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
  await session.detach();
}

/**
 * The words that break over two lines. Mail addresses may break, and so may a word that is wider than the page, and a
 * PIN, which is joined to its town.
 */
const brokenWords = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.textContent ?? '';
      const parent = text.parentElement!;
      const isRead =
        parent.checkVisibility() && !parent.closest('svg, [aria-hidden="true"]:has(input), .sr-only');
      if (words.includes('@') || !isRead) continue;
      for (const { index, 0: word } of words.matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const parts = [...range.getClientRects()].filter(({ width }) => width > 0);
        const tops = parts.map(({ top }) => top);
        const wordWidth = parts.reduce((sum, { width }) => sum + width, 0);
        // A phone has a margin of 16 px on each side.
        const fitsPage = wordWidth <= window.innerWidth - 32 && !/^\d{6}$/.test(word);
        if (fitsPage && Math.max(...tops) - Math.min(...tops) > 15) found.push(word);
      }
    }
    return found;
  });

/** The centres of interest in the content, by the picture's name in its files: 'rooms-family'. */
const focuses = Object.fromEntries(
  picturesIn(readContent().content).flatMap(({ picture, focus }) =>
    focus ? [[pictureName(picture).replaceAll('/', '-'), focus]] : [],
  ),
);

/**
 * Runs in the page: the pictures that are cut at their centre of interest, those that would be in the middle, and those
 * that ask by `sizes` for a file much wider or narrower than they are drawn. Boxes below 200 px get the smallest file
 * anyway, and a picture that fills the window is cut to it.
 */
function pictureFaults(known: typeof focuses) {
  const faults = { cut: [] as string[], wouldBeCut: [] as string[], wrongSize: [] as string[] };
  for (const image of document.querySelectorAll<HTMLImageElement>('picture > img')) {
    const box = image.getBoundingClientRect();
    const sources = [...image.parentElement!.querySelectorAll('source')];
    const source = sources.find(({ media }) => !media || matchMedia(media).matches);
    if (!source || box.width === 0) continue;
    // Pictures further down are not loaded, so the size comes from the attributes.
    const sized = source.hasAttribute('width') ? source : image;
    const [width = 0, height = 0] = ['width', 'height'].map((side) => Number(sized.getAttribute(side)));
    const scale = Math.max(box.width / width, box.height / height);
    const name = /pictures\/(.+)-[0-9a-f]{6}-\d+\.\w+$/.exec(image.src)?.[1] ?? '';

    const sides = [
      { box: box.width, picture: width * scale },
      { box: box.height, picture: height * scale },
    ];
    /** Where the picture begins, for '30%' or 'max(30%, -110px)'. */
    const startAt = (position: string, free: number) =>
      Math.max(
        ...[...position.matchAll(/(-?[\d.]+)(%|px)/g)].map(([, number, unit]) =>
          unit === '%' ? (free * Number(number)) / 100 : Number(number),
        ),
      );
    const isCutAt = (positions: string[], focus: readonly number[]) =>
      sides.some((side, at) => {
        const point = startAt(positions[at]!, side.box - side.picture) + (side.picture * focus[at]!) / 100;
        return !(point >= -1 && point <= side.box + 1);
      });
    const focus = known[name];
    const [x = '', ...y] = getComputedStyle(image).objectPosition.split(' ');
    if (focus && isCutAt([x, y.join(' ')], focus)) faults.cut.push(name);
    if (focus && isCutAt(['50%', '50%'], focus)) faults.wouldBeCut.push(name);

    const chosen = source.sizes.split(', ').find((part) => matchMedia(part.replace(/ ?\S+$/, '')).matches);
    const [, length = '', unit] = /([\d.]+)(vw|px)$/.exec(chosen ?? '') ?? [];
    if (!chosen || chosen === '100vw' || box.width < 200) continue;
    const asked = Number(length) * (unit === 'vw' ? innerWidth / 100 : 1);
    const ratio = asked / Math.max(box.width, (box.height * width) / height);
    if (!(ratio > 0.85 && ratio < 1.25)) faults.wrongSize.push(`${name} ${ratio}`);
  }
  return faults;
}

for (const path of [...routes, UNKNOWN_ADDRESS])
  test(`1.4.4 1.4.10 1.4.12 2.5.8 ${path} loses no text and cuts no picture in any window, zoomed and with large text`, async ({
    sharedPage,
    browserName,
  }) => {
    const page = await sharedPage(path);
    await addRules(page, EVERYTHING_LAID_OUT);

    await test.step('pictures', async () => {
      let wouldBeCut = 0;
      for (const width of [360, 800, 1440]) {
        await page.setViewportSize({ width, height: width < 768 ? 664 : 900 });
        const faults = () => page.evaluate(pictureFaults, focuses);
        // The carousels react to a new width a moment later.
        if (width > 360)
          await expect.poll(async () => (await faults()).wrongSize, `sizes at ${width} px`).toEqual([]);
        const found = await faults();
        expect(found.cut, `cut at ${width} px`).toEqual([]);
        wouldBeCut += found.wouldBeCut.length;
      }
      // Without a centre of interest, some would be.
      if (path === '/gallery') expect(wouldBeCut).toBeGreaterThan(0);
    });

    // Googlebot, and tools that take a picture of a whole page.
    await test.step('in a very high window no part is taller', async () => {
      const heights = async (height: number) => {
        await page.setViewportSize({ width: 412, height });
        return page
          .locator('header, main, main > *, footer')
          .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().height)));
      };
      const usual = await heights(1200);
      const taller = (await heights(12_140)).filter((one, index) => one > entry(usual, index, 'height') + 1);
      expect(taller).toEqual([]);
    });

    await test.step('unfolded on a phone, no word is divided', async () => {
      await page.setViewportSize({ width: 360, height: 640 });
      const unfold = (open: boolean) =>
        page.locator('details').evaluateAll((all, value) => {
          for (const details of all as HTMLDetailsElement[]) details.open = value;
        }, open);
      await unfold(true);
      expect(await brokenWords(page)).toEqual([]);
      await unfold(false);
    });

    await test.step('zoomed, and with wide spacing', async () => {
      for (const viewport of zooms) {
        await page.setViewportSize(viewport);
        await expectNothingLost(page, `${viewport.width} px`);
        expect(await smallTargets(page)).toEqual([]);
      }
    });

    if (browserName === 'chromium')
      await test.step('with text of twice the size', async () => {
        await setFontSize(page, 32);
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
        for (const width of [390, 1280]) {
          await page.setViewportSize({ width, height: width < 992 ? 664 : 800 });
          await expectNothingLost(page, `${width} px`);
          expect(await brokenWords(page), `${width} px`).toEqual([]);
          const menu = page.getByRole('button', { name: labels.menu });
          if (width < 992) await expect(menu).toBeInViewport({ ratio: 1 });
        }
        // In the narrowest window a long word may break.
        await page.setViewportSize({ width: 320, height: 664 });
        await expect.poll(() => sidewaysScroll(page)).toBe(0);
        await setFontSize(page, 16);
      });

    // Wide spacing must work at any one width, not together with 400%.
    await test.step('with wide spacing', async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      await addRules(page, SPACING);
      await expectNothingLost(page, 'spacing');
    });
  });

test('1.4.4 1.4.10 zoomed, the menu can be read to its end, and the preview shows its picture and buttons', async ({
  page,
}) => {
  await page.setViewportSize(zooms[0]!);
  await visit(page, '/gallery');
  for (const viewport of zooms) {
    await page.setViewportSize(viewport);
    await page.getByRole('button', { name: labels.menu }).click();
    const last = menuLink(page, '/contact');
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await page.keyboard.press('Escape');

    await tile(page).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('img')).toBeInViewport();
    for (const name of [labels.closePicture, labels.previousPicture, labels.nextPicture])
      await expect(dialog.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
    expect(await layoutFaults(page)).toEqual([]);
    const seen = await boxOf(dialog.getByRole('img'));
    expect(Math.min(seen.width, seen.height), 'the picture').toBeGreaterThan(60);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});

test.describe('with a keyboard over the lower half of a small screen', () => {
  // The rest of 390 by 844: the keyboard makes the window smaller.
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('2.4.11 the focused field stays between the header and the buttons', async ({ page }) => {
    await visit(page, '/contact');
    for (const name of ['from_name', 'message']) {
      const field = form(page).locator(`[name="${name}"]`);
      await page.setViewportSize({ width: 390, height: 844 });
      await field.focus();
      await page.setViewportSize({ width: 390, height: 420 });
      // A browser scrolls the focused element into the rest of its window.
      await field.evaluate((element) => element.scrollIntoView({ block: 'nearest', behavior: 'instant' }));
      const free = await field.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const line = y + Math.min(height, 48) / 2;
        return [0.1, 0.5, 0.9].map((share) => {
          const top = document.elementFromPoint(x + width * share, line);
          return top === element || (top?.tagName ?? 'nothing') + top?.className;
        });
      });
      expect(free, name).toEqual([true, true, true]);
    }
  });
});
