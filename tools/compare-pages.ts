import { expect, test } from '@playwright/test';

const { widths, routes, url, devUrl } = JSON.parse(process.env.COMPARE ?? '{}') as {
  /** '390,1280' */
  widths: string;
  routes: string[];
  /** Of the exported site; ends with a slash. */
  url: string;
  /** Of `next dev`, without one. */
  devUrl: string;
};
const style =
  '*, ::before, ::after { content-visibility: visible !important } nextjs-portal { display: none }';

for (const route of routes)
  for (const width of widths.split(',').map(Number))
    test(`${route} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.clock.install();
      const address = route === '/parts' ? devUrl + route : url + route.slice(1);
      // `next dev` needs a while until it answers.
      await expect(() => page.goto(address, { timeout: 120_000 })).toPass();
      await page.addStyleTag({ content: style });
      await page.evaluate(async () => {
        for (const picture of document.images) picture.loading = 'eager';
        await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})));
        await document.fonts.ready;
      });
      await page.waitForLoadState('networkidle');
      // Past the end of every figure that counts up.
      await page.clock.runFor(5000);
      const name = `${route.slice(1).replaceAll('/', '-') || 'home'}-${width}.png`;
      await expect(page).toHaveScreenshot(name, { fullPage: true });
    });
