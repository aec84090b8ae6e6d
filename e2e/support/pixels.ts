import { setTimeout } from 'node:timers/promises';

import { expect, type Locator, type Page, type PageScreenshotOptions } from '@playwright/test';
import sharp from 'sharp';

/** After this time, a screenshot is requested again: about once in a thousand times, Chromium loses a frame. */
const RETRY_MS = 10_000;

/** Requests a screenshot until there is one. */
async function retryScreenshot(request: () => Promise<Buffer>): Promise<Buffer> {
  let picture!: Buffer;
  await expect(async () => {
    picture = await request();
  }).toPass();
  return picture;
}

/** A screenshot of the viewport, of a part of it or of an element, as PNG. */
export const pictureOf = (target: Page | Locator, options?: PageScreenshotOptions): Promise<Buffer> =>
  retryScreenshot(() => target.screenshot({ ...options, timeout: RETRY_MS }));

/** A part of the viewport, in whole CSS pixels. */
interface Clip {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * The viewport, a part of it or the whole page as PNG. Chromium has a faster way to encode it, which needs a third of
 * the time, and a part needs a quarter of that.
 */
async function screenOf(page: Page, fullPage: boolean, part?: Clip): Promise<Buffer> {
  if (page.context().browser()?.browserType().name() !== 'chromium')
    return pictureOf(page, { fullPage, clip: part });
  const session = await page.context().newCDPSession(page);
  const { cssContentSize, cssVisualViewport } = await session.send('Page.getLayoutMetrics');
  // Chromium counts from the corner of the page.
  const ofPage = part && {
    ...part,
    x: part.x + cssVisualViewport.pageX,
    y: part.y + cssVisualViewport.pageY,
  };
  const clip = fullPage ? cssContentSize : ofPage;
  const picture = await retryScreenshot(async () => {
    const taken = await Promise.race([
      session.send('Page.captureScreenshot', {
        format: 'png',
        optimizeForSpeed: true,
        captureBeyondViewport: fullPage,
        ...(clip && { clip: { ...clip, scale: 1 } }),
      }),
      setTimeout(RETRY_MS, undefined, { ref: false }),
    ]);
    expect(taken, 'a screenshot').toBeTruthy();
    return Buffer.from(taken!.data, 'base64');
  });
  await session.detach();
  return picture;
}

/** The pixels of the viewport or a part of it, row by row, three bytes each, with width and height. */
export async function pixelsOf(
  page: Page,
  { fullPage = false, clip }: { fullPage?: boolean; clip?: Clip } = {},
) {
  const [x, y, width, height] = clip ? [clip.x, clip.y, clip.width, clip.height].map(Math.floor) : [];
  const part = clip && { x: x!, y: y!, width: width!, height: height! };
  return sharp(await screenOf(page, fullPage, part))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}
