import { expect, test } from '@playwright/test';

const { COMPARE = '{}', SITE_PORT, DEV_PORT } = process.env;
const { widths, routes } = JSON.parse(COMPARE) as { widths: string; routes: string[] };
const style =
  '*, ::before, ::after { content-visibility: visible !important } nextjs-portal { display: none }';

for (const route of routes)
  for (const width of widths.split(',').map(Number))
    test(`${route} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.clock.install();
      const port = route === '/parts' ? DEV_PORT : SITE_PORT;
      await page.goto(`http://localhost:${port}${process.env.BASE_PATH ?? ''}${route}`);
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
