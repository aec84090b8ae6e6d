import { expect, type Locator, type Page, type PageScreenshotOptions } from '@playwright/test';
import sharp from 'sharp';

/**
 * A screenshot of the viewport, of a part of it or of an element, as PNG. About once in a thousand times, Chromium loses
 * the requested frame and never responds, so it is requested again.
 */
export async function pictureOf(target: Page | Locator, options?: PageScreenshotOptions): Promise<Buffer> {
  let picture!: Buffer;
  await expect(async () => {
    picture = await target.screenshot({ ...options, timeout: 10_000 });
  }).toPass();
  return picture;
}

/** The pixels of the viewport or a part of it, row by row, three bytes each, with width and height. */
export const pixelsOf = async (page: Page, options?: PageScreenshotOptions) =>
  sharp(await pictureOf(page, options))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
