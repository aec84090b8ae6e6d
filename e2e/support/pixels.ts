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

/** The viewport or the whole page as PNG. Chromium has a faster way to encode it, which needs a third of the time. */
async function screenOf(page: Page, fullPage: boolean): Promise<Buffer> {
  if (page.context().browser()?.browserType().name() !== 'chromium') return pictureOf(page, { fullPage });
  const session = await page.context().newCDPSession(page);
  const { cssContentSize } = await session.send('Page.getLayoutMetrics');
  const clip = fullPage && { ...cssContentSize, scale: 1 };
  const picture = await retryScreenshot(async () => {
    const taken = await Promise.race([
      session.send('Page.captureScreenshot', {
        format: 'png',
        optimizeForSpeed: true,
        captureBeyondViewport: fullPage,
        ...(clip && { clip }),
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
  { fullPage = false, clip }: Pick<PageScreenshotOptions, 'fullPage' | 'clip'> = {},
) {
  const picture = sharp(await screenOf(page, fullPage)).removeAlpha();
  if (clip) {
    const [left, top, width, height] = [clip.x, clip.y, clip.width, clip.height].map(Math.floor);
    picture.extract({ left: left!, top: top!, width: width!, height: height! });
  }
  return picture.raw().toBuffer({ resolveWithObject: true });
}
