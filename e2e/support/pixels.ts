import { expect, type Page, type PageScreenshotOptions } from '@playwright/test';
import sharp from 'sharp';

/**
 * What the window shows, or a part of it: its pixels row by row, three bytes each, and how many it is wide and high.
 * Once in some thousand times Chromium loses the frame it was asked for and never answers: it is asked again.
 */
export async function pixelsOf(page: Page, options?: PageScreenshotOptions) {
  let picture!: Buffer;
  await expect(async () => {
    picture = await page.screenshot({ ...options, timeout: 10_000 });
  }).toPass();
  return sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}
