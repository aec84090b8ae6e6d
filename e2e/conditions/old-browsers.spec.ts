import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { parse, tokenizer } from 'acorn';

import { changeFile } from '../support/changed-page';
import { overlap } from '../support/layout';
import { expect, test } from '../support/test';
import { pagePath, reducedMotion, visit } from '../support/visit';

test.use(reducedMotion);

/** Safari 15.6 lacks only this of ES2022: https://caniuse.com/mdn-javascript_classes_static_initialization_blocks */
const hasStaticBlock = (text: string) => {
  let before = '';
  for (const { type, start, end } of tokenizer(text, { ecmaVersion: 2022, sourceType: 'module' })) {
    if (type.label === '{' && before === 'static') return true;
    before = text.slice(start, end);
  }
  return false;
};

test('the oldest supported browser can parse every script of the export', () => {
  const out = path.join(__dirname, '../../out');
  const inline = /<script(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]+?)<\/script>/g;
  const scripts = readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(js|html)$/.test(name))
    .flatMap((name) => {
      const text = readFileSync(path.join(out, name), 'utf8');
      const texts = name.endsWith('.js') ? [text] : [...text.matchAll(inline)].map(([, script]) => script!);
      return texts.map((script) => ({ name, script }));
    });
  expect(scripts.length).toBeGreaterThan(30);
  const unreadable = scripts.flatMap(({ name, script }) => {
    try {
      parse(script, { ecmaVersion: 2022, sourceType: 'module' });
      if (hasStaticBlock(script)) return [`${name}: class { static {} }`];
      // Lookbehind came with Safari 16.4: https://caniuse.com/js-regexp-lookbehind
      return /\(\?<[=!]/.test(script) ? [`${name}: a lookbehind`] : [];
    } catch (error) {
      return [`${name}: ${(error as Error).message}`];
    }
  });
  expect(unreadable).toEqual([]);
});

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
