import { changeFile } from '../support/changed-page';
import { overlap } from '../support/layout';
import { expect, test } from '../support/test';
import { pagePath, reducedMotion, visit } from '../support/visit';

test.use(reducedMotion);

test.describe('without a picture', () => {
  test.use({ allowedConsole: [/ERR_FAILED|Failed to load/], allowedFailures: [/\/pictures\//] });

  test('its alt text is shown, also if the browser does not know `content` with a slash', async ({
    page,
  }) => {
    await changeFile(page, pagePath('/about'), (html) => html.replace(/content:[^;}]* \/ ""/g, 'unknown: 0'));
    await page.route(/\/pictures\//, (route) => route.abort());
    await visit(page, '/about');
    const missing = page.locator("main .picture[data-missing]:not([data-missing=''])").first();
    const shown = missing.evaluate((picture) => getComputedStyle(picture, '::before').content);
    expect(await shown).toBe(JSON.stringify(await missing.getAttribute('data-missing')));
  });
});

test('without subgrid nothing covers the text of the hero', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  // The style sheet is inlined in the page.
  await changeFile(page, pagePath('/'), (html) => html.replaceAll('subgrid', 'unknown'));
  await visit(page, '/');
  const parts = 'h1, .carousel-slide:nth-child(2) .hero-caption, .carousel-controls, [role=search]';
  const boxes = await page
    .locator(`.hero :is(${parts})`)
    .evaluateAll((all) => all.map((part) => part.getBoundingClientRect().toJSON() as DOMRect));
  expect(boxes).toHaveLength(4);
  for (const [index, one] of boxes.entries())
    for (const other of boxes.slice(index + 1))
      expect(overlap(one, other), JSON.stringify({ one, other })).toBe(false);
});
