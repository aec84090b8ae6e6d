import { expect, type Locator, type Page, type PageScreenshotOptions } from '@playwright/test';
import sharp from 'sharp';

/**
 * A picture of the window, of a part of it or of an element, as PNG. Once in some thousand times Chromium loses the frame
 * it was asked for and never answers: it is asked again.
 */
export async function pictureOf(target: Page | Locator, options?: PageScreenshotOptions): Promise<Buffer> {
  let picture!: Buffer;
  await expect(async () => {
    picture = await target.screenshot({ ...options, timeout: 10_000 });
  }).toPass();
  return picture;
}

/** What the window shows, or a part of it: its pixels row by row, three bytes each, and how many it is wide and high. */
export const pixelsOf = async (page: Page, options?: PageScreenshotOptions) =>
  sharp(await pictureOf(page, options))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
