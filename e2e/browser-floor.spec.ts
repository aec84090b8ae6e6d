import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { parse, tokenizer } from 'acorn';

import { expect, test } from './support/test';

const out = path.join(__dirname, '../out');
const files = readdirSync(out, { recursive: true, encoding: 'utf8' });
const inline = /<script(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]+?)<\/script>/g;

/**
 * The scripts of the export: its files, and those that are in pages. The one with `noModule` is for browsers that read
 * no modules, and the floor (package.json, browserslist) has none.
 */
const scripts = [
  ...files
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, text: readFileSync(path.join(out, name), 'utf8') })),
  ...files
    .filter((name) => name.endsWith('.html'))
    .flatMap((name) =>
      [...readFileSync(path.join(out, name), 'utf8').matchAll(inline)].map(([, text]) => ({
        name,
        text: text!,
      })),
    ),
];

/** Of ES2022, all that Safari 15.4 lacks: https://caniuse.com/mdn-javascript_classes_static_initialization_blocks */
const hasStaticBlock = (text: string) => {
  let before = '';
  for (const { type, start, end } of tokenizer(text, { ecmaVersion: 2022 })) {
    if (type.label === '{' && before === 'static') return true;
    before = text.slice(start, end);
  }
  return false;
};

test('every script that is shipped can be read by the oldest browser that we promise', () => {
  expect(scripts.length).toBeGreaterThan(30);
  const unreadable = scripts.flatMap(({ name, text }) => {
    try {
      parse(text, { ecmaVersion: 2022 });
      // Lookbehind came with Safari 16.4: https://caniuse.com/js-regexp-lookbehind
      if (hasStaticBlock(text)) return [`${name}: class { static {} }`];
      return /\(\?<[=!]/.test(text) ? [`${name}: a lookbehind`] : [];
    } catch (error) {
      return [`${name}: ${(error as Error).message}`];
    }
  });
  expect(unreadable).toEqual([]);
});

test.describe('a script that the browser cannot read', () => {
  test.use({ allowedConsole: [/SyntaxError|Unexpected|uncaught/] });
  test('makes the page the one without scripts at once', async ({ page }) => {
    await page.route(/\/_next\/static\/chunks\/.*\.js/, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `class { static {` });
    });
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const answer = await route.fetch();
      const { withoutHashes } = await import('./support/changed-page');
      await route.fulfill({ response: answer, body: withoutHashes(await answer.text()) });
    });
    await page.goto('/about');
    await expect(page.locator('html')).not.toHaveClass(/\bjs\b/, { timeout: 4000 });
    await expect(page.getByRole('banner').getByRole('link').nth(3)).toBeVisible();
  });
});
