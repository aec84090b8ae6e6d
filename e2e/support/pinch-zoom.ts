import type { Page } from '@playwright/test';

/** Makes a page that is opened from now on react to `pinchZoom`. Playwright cannot zoom with two fingers. */
export async function preparePinchZoom(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(visualViewport!, 'scale', {
      get: () => ('isZoomed' in document.documentElement.dataset ? 2 : 1),
    }),
  );
}

/** Zooms to twice the size. */
export const pinchZoom = (page: Page): Promise<void> =>
  page.locator('html').evaluate((html) => void (html.dataset.isZoomed = ''));
