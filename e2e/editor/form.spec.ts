import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, test as base } from '@playwright/test';
import sharp from 'sharp';

import { serveForm } from '@/editor/form/serve';
import { writeForm } from '@/editor/form/write-form';

import { contentTexts, fileIn, openFolder, textIn } from './form';
import { GithubStub } from './github-stub';

/** What the form needs: its address. */
const test = base.extend<{ url: string }>({
  viewport: { width: 1300, height: 1200 },
  contextOptions: { reducedMotion: 'reduce' },
  url: async ({ browserName, page }, use) => {
    base.skip(browserName !== 'chromium', 'Only Chromium can open local files.');
    const folder = mkdtempSync(path.join(tmpdir(), 'editor-test-'));
    writeForm(folder, { repository: 'hotels/site', branch: 'main' });
    const { url, server } = await serveForm(0, folder);
    // Sveltia CMS asks there whether GitHub is up.
    await page.route('https://www.githubstatus.com/**', (route) => route.abort());
    await use(url);
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  },
});

const rooms = 'content/rooms.json';
/** The rooms with another price of the first one. */
const roomsWith = (price: string) =>
  JSON.parse(contentTexts()[rooms]!.replace(/"price": ".+?"/, `"price": "${price}"`)) as unknown;

test('the form opens on a folder, refuses a wrong code, and saves what was changed, with a picture of an iPhone', async ({
  page,
  url,
}) => {
  test.setTimeout(120_000);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    // What Sveltia CMS says of a configuration that it does not understand.
    if (/option|Content Security Policy/.test(message.text())) problems.push(message.text());
  });
  await openFolder(page, url);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await page.goto(`${url}#/collections/content/entries/rooms`);
  await page.getByRole('button', { name: 'Expand All' }).first().click();
  await page.getByRole('textbox', { name: 'Price', exact: true }).first().fill('Rs. 5,200/-');
  await save.click();
  await page.waitForURL(/#\/collections\/content$/);
  expect(JSON.parse(await textIn(page, rooms))).toEqual(roomsWith('Rs. 5,200/-'));
  await page.goto(`${url}#/collections/content/entries/offers`);
  await page.getByRole('button', { name: 'Expand All' }).click();
  await page.getByRole('textbox', { name: 'Code', exact: true }).first().fill('fest 40');
  await save.click();
  await expect(
    page.getByText('Code is not right. Use letters, digits and dashes only').first(),
  ).toBeVisible();
  expect(await textIn(page, 'content/offers.json')).toBe(contentTexts()['content/offers.json']);

  // A photograph of an iPhone (HEIC) becomes a picture that every browser shows.
  const [id] = Object.keys(contentTexts()).flatMap((name) => /hotels\/(.+)\.json/.exec(name)?.[1] ?? []);
  await page.goto(`${url}#/collections/hotels/entries/${id}`);
  const picture = page.locator('[data-key-path="picture"]').first();
  await picture
    .locator('input[type=file]')
    .first()
    .setInputFiles(path.join(__dirname, '../support/wall.heic'));
  await expect(picture.getByText(/\/wall\.webp$/)).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL(/#\/collections\/hotels$/);
  const name = `/pictures/hotels/${id}/wall.webp`;
  expect(JSON.parse(await textIn(page, `content/hotels/${id}.json`))).toMatchObject({ picture: name });
  const file = Buffer.from(await fileIn(page, `content${name}`), 'base64');
  expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width: 800, height: 600 });
  expect(problems).toEqual([]);
});

test('at GitHub, a save is a draft: it is listed, links to its report, and is published once', async ({
  page,
  url,
}) => {
  const report = 'https://www.github.com/hotels/site/pull/1#issuecomment-1';
  const github = new GithubStub(contentTexts(), report);
  await github.answer(page);

  // Sveltia CMS keeps what was typed. On a slow computer it can do so after the save, and then offers it.
  await page.addLocatorHandler(page.getByRole('alertdialog', { name: 'Restore Draft' }), (dialog) =>
    dialog.getByRole('button', { name: 'Discard' }).click(),
  );
  await page.goto(url);
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  await page.getByRole('textbox').fill('a-token');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Hotels', { exact: true }).first()).toBeVisible();
  await page.goto(`${url}#/collections/content/entries/rooms`);
  await page.getByRole('button', { name: 'Expand All' }).first().click();
  await page.getByRole('textbox', { name: 'Price', exact: true }).first().fill('5,200');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Send for Review' }).click();
  await page.waitForURL(/#\/collections\/content$/);
  expect(github.pull).toMatchObject({ branch: 'cms/content/rooms', isOpen: true });
  expect(github.branches.main).toEqual(contentTexts());

  await page.getByRole('radio', { name: 'Editorial Workflow' }).click();
  await page.getByRole('listitem').getByRole('button', { name: 'Rooms and prices' }).click();
  const opened = page
    .context()
    .waitForEvent('request', (request) => request.url().startsWith(report.split('#')[0]!));
  await page.getByRole('button', { name: 'View Preview' }).click();
  await opened;
  await page.bringToFront();
  await page.getByRole('button', { name: /Status/ }).click();
  await page.getByRole('menuitemradio', { name: 'Ready' }).click();
  await page.getByRole('button', { name: 'Publish Entry' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  await page.waitForURL(/#\/collections\/content$/);
  expect(JSON.parse(github.branches.main![rooms]!)).toEqual(roomsWith('5,200'));
  expect(github.merges).toBe(1);
  expect(github.pull).toMatchObject({ isOpen: false });
});
