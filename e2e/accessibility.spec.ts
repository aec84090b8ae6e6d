import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { labels } from '@/content/labels';

import { beAPerson, fillIn, form, message, SERVICE, submit } from './support/contact';
import { expect, routes, test } from './support/test';
import { at, skipLoader, visit, waitUntilReady } from './support/visit';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Judges the page as it stands, far sections included. */
async function expectNoFindings(page: Page) {
  const { violations, passes } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  expect(passes.length, 'rules that found something to judge').toBeGreaterThan(15);
  expect(
    violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ html, failureSummary }) => [html, failureSummary]),
    })),
  ).toEqual([]);
}

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });
    test.beforeEach(async ({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

    for (const path of routes) {
      test(`${path} has no findings`, async ({ page }) => {
        await visit(page, path);
        await expectNoFindings(page);
      });
    }

    test('nor has the gallery with its modal open', async ({ page }) => {
      await visit(page, '/gallery');
      await page.getByRole('main').locator('a[aria-haspopup="dialog"]').first().click();
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
      await page
        .getByRole('dialog')
        .getByRole('img')
        .evaluate((image) => Promise.all(image.getAnimations().map((run) => run.finished)));
      await expectNoFindings(page);
    });

    test('nor has Contact with a message sent', async ({ page }) => {
      await beAPerson(page);
      await page.route(SERVICE, (route) =>
        route.fulfill({ body: 'OK', headers: { 'access-control-allow-origin': '*' } }),
      );
      await visit(page, '/contact');
      await submit(page);
      await expectNoFindings(page);
      await fillIn(page, message);
      await submit(page);
      await expect(form(page).getByRole('alert')).toHaveText(labels.messageSent);
      await expectNoFindings(page);
    });
  });
}

test('nor has the open menu of a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await visit(page, '/about');
  await page.getByRole('button', { name: labels.menu }).click();
  await page.waitForTimeout(400);
  await expectNoFindings(page);
});

test('nor has Home past its top, with an offer copied', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  await page
    .getByRole('button', { name: new RegExp(`^${labels.copy}`) })
    .first()
    .click();
  await expect(page.getByRole('status').filter({ hasText: /copied|selected/i })).toBeVisible();
  await expectNoFindings(page);
});

test.describe('an unknown address', () => {
  test.use({ allowedConsole: [/404/], allowedFailures: [/no-such-page/] });
  test('has none either', async ({ page }) => {
    await page.goto(at('/no-such-page'));
    await waitUntilReady(page);
    await skipLoader(page);
    await expectNoFindings(page);
  });
});
