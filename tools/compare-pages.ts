import { expect, test } from '@playwright/test';

import { exportedPages } from '../build/exported-pages';

const { SITE, DEV, BASE_PATH = '' } = process.env;
const style =
  '*, ::before, ::after { content-visibility: visible !important } nextjs-portal { display: none }';

for (const width of [320, 390, 768, 992, 1280, 1920])
  test(`${width} px`, async ({ browser }) => {
    for (const route of [...exportedPages('out'), '/parts']) {
      // A new context per page, because a browser would reuse a picture of another size that it has already loaded.
      const page = await browser.newPage({ viewport: { width, height: 900 } });
      await page.clock.install();
      await page.goto(route === '/parts' ? `${DEV}${BASE_PATH}/parts` : `${SITE}${route}`);
      await page.addStyleTag({ content: style });
      await page.evaluate(async () => {
        for (const picture of document.images) picture.loading = 'eager';
        await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})));
        await document.fonts.ready;
      });
      await page.waitForLoadState('networkidle');
      // Long enough for all animated counters to finish.
      await page.clock.runFor(5000);
      const name = `${route.slice(1).replaceAll('/', '-') || 'home'}-${width}.png`;
      await expect.soft(page).toHaveScreenshot(name, { fullPage: true });
      await page.close();
    }
  });
