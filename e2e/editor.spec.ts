import { readdirSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';

import { expect, test, type Page } from '@playwright/test';

import { files } from '@/content/schema';

import { serveEditor } from '../editor/serve';

/** Tests the staff's form (npm run edit), on a copy of the content in the browser's own file system. */

const root = path.join(__dirname, '..');
let server: Server;
let url: string;

// The form only renders the entries of a long list that are in the viewport.
test.use({ viewport: { width: 1300, height: 4000 } });
test.skip(({ browserName }) => browserName !== 'chromium', 'Only Chromium can open local files.');

test.beforeAll(async () => {
  ({ url, server } = await serveEditor(0, { repository: 'hotels/site', branch: 'content' }));
});
test.afterAll(() => new Promise((resolve) => server.close(resolve)));

const readContent = () => {
  const all = readdirSync(path.join(root, 'content'), { recursive: true, encoding: 'utf8' });
  const texts = all.filter((file) => file.endsWith('.json'));
  return Object.fromEntries(
    texts.map((file) => [`content/${file}`, readFileSync(path.join(root, 'content', file), 'utf8')]),
  );
};

/** Opens the form. The test provides the folder that a person would choose in the browser's dialog. */
async function openForm(page: Page): Promise<void> {
  await page.addInitScript((contents) => {
    const folderOf = async (names: string[]) => {
      let folder = await navigator.storage.getDirectory();
      for (const name of names) folder = await folder.getDirectoryHandle(name, { create: true });
      return folder;
    };
    Object.assign(window, {
      showDirectoryPicker: async () => {
        await folderOf(['.git']);
        await folderOf(['content', 'pictures']);
        for (const [name, text] of Object.entries(contents)) {
          const steps = name.split('/');
          const folder = await folderOf(steps.slice(0, -1));
          const file = await folder.getFileHandle(steps.at(-1)!, { create: true });
          const writer = await file.createWritable();
          await writer.write(text);
          await writer.close();
        }
        return folderOf([]);
      },
    });
  }, readContent());
  await page.goto(url);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await expect(page.getByText('Nilavara Harbour (Kochi)')).toBeVisible({ timeout: 20_000 });
}

/** A file that the form saved. It throws while the form is writing, because the browser replaces the file. */
const fileOf = (page: Page, name: string) =>
  page.evaluate(async (steps) => {
    let folder = await navigator.storage.getDirectory();
    for (const step of steps.slice(0, -1)) folder = await folder.getDirectoryHandle(step);
    return (await (await folder.getFileHandle(steps.at(-1)!)).getFile()).text();
  }, name.split('/'));

test('the form has every subject, and requests only from its own server', async ({ page }) => {
  const problems: string[] = [];
  page.on('request', (request) => {
    const isOwn = request.url().startsWith(url) || /^(blob|data):/.test(request.url());
    if (!isOwn) problems.push(request.url());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  // The editor's warnings about a configuration that it does not understand.
  page.on('console', (message) => {
    if (/option is not defined|Content Security Policy/.test(message.text())) problems.push(message.text());
  });
  await openForm(page);
  await page.goto(`${url}#/collections/content`);
  for (const { title } of Object.values(files)) {
    await expect(page.getByText(title, { exact: true }).first()).toBeVisible();
  }
  expect(problems).toEqual([]);
});

/** Opens a subject from the list, as people do, with all its entries expanded. */
async function openSubject(page: Page, subject: keyof typeof files): Promise<void> {
  await page.getByText(files[subject].title, { exact: true }).first().click();
  await page.waitForURL(`${url}#/collections/content/entries/${subject}`);
  const list = page.locator('[data-key-path]').first();
  await expect(list).toHaveAttribute('data-key-path', Object.keys(JSON.parse(readContent()[`content/${subject}.json`]!) as object)[0]!); // prettier-ignore
  await list.getByRole('button', { name: 'Expand All' }).click();
}

/** Saves, and waits until the file has only these replacements and the form shows the list of subjects again. */
async function expectSaved(
  page: Page,
  subject: string,
  exchanges: [was: string, is: string][],
): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const file = `content/${subject}.json`;
  const before = readContent()[file]!;
  const wanted = exchanges.reduce((text, [was, is]) => text.replace(was, is), before);
  expect(wanted).not.toBe(before);
  await expect(async () => expect((await fileOf(page, file)).trim()).toBe(wanted.trim())).toPass();
  await page.waitForURL(`${url}#/collections/content`);
}

test('a code with a space is refused; a valid one is saved, and nothing else in its file changes', async ({
  page,
}) => {
  await openForm(page);
  await page.goto(`${url}#/collections/content`);
  await openSubject(page, 'offers');
  const code = page.getByRole('textbox', { name: 'Code', exact: true }).first();
  await code.fill('fest 40');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Code is not right. Guests type it when they book').first()).toBeVisible();
  expect(await fileOf(page, 'content/offers.json')).toBe(readContent()['content/offers.json']);
  await code.fill('STAY20');
  await page.locator('[data-key-path="offers.0.percent"] input').fill('20');
  await expectSaved(page, 'offers', [
    ['"percent": 15', '"percent": 20'],
    ['"STAY15"', '"STAY20"'],
  ]);

  const { tabs } = JSON.parse(readContent()['content/explore.json']!) as { tabs: { hours?: string }[] };
  const hall = tabs.findIndex(({ hours }) => hours?.includes(' to '));
  await openSubject(page, 'explore');
  await page.locator(`[data-key-path="tabs.${hall}.hours"] input`).fill('9:00 AM to 10:00 PM');
  await expectSaved(page, 'explore', [[tabs[hall]!.hours!, '9:00 AM to 10:00 PM']]);
});

test('prices are read as people in India write them, and unsaved changes are not lost', async ({ page }) => {
  await openForm(page);
  await page.goto(`${url}#/collections/content`);
  await openSubject(page, 'rooms');
  const price = page.locator('[data-key-path="rooms.0.price"] input');
  // The others are in __tests__/editor/read-number.test.ts.
  for (const [typed, read] of [
    ['Rs. 2,050', '2050'],
    ['5.200', '5200'],
    ['5,200/-', '5200'],
  ] as const) {
    await price.fill('');
    await price.pressSequentially(typed);
    await price.blur();
    await expect(price).toHaveValue(read);
  }
  page.once('dialog', (question) => question.dismiss());
  await page.getByRole('button', { name: 'Cancel Editing' }).click();
  await expect(price).toHaveValue('5200');
  const was = /"price": \d+/.exec(readContent()['content/rooms.json']!)![0];
  await expectSaved(page, 'rooms', [[was, '"price": 5200']]);
});

test('a number that cannot be read stays in its field with a sentence, and nothing is saved', async ({
  page,
}) => {
  await openForm(page);
  await page.goto(`${url}#/collections/content`);
  await openSubject(page, 'rooms');
  const price = page.locator('[data-key-path="rooms.0.price"] input');
  await price.fill('');
  await price.pressSequentially('5.2k');
  await price.blur();
  await expect(price).toHaveValue('5.2k');
  const sentence = page.getByRole('alert').filter({ hasText: "'5.2k' is not read as a number." });
  await expect(sentence).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.keyboard.press('Control+s');
  await expect(price).toBeFocused();
  await expect(price).toHaveValue('5.2k');
  expect(await fileOf(page, 'content/rooms.json')).toBe(readContent()['content/rooms.json']);
  await price.fill('5,400');
  await page.keyboard.press('Control+s');
  await page.waitForURL(`${url}#/collections/content`);
  expect(await fileOf(page, 'content/rooms.json')).toContain('"price": 5400');
});

test('a position that was copied from a map fills both fields', async ({ page }) => {
  await openForm(page);
  await page.goto(`${url}#/collections/content`);
  await page.getByText(files.site.title, { exact: true }).first().click();
  const field = (name: string) => page.locator(`[data-key-path="coordinates.${name}"] input`);
  await field('longitude').evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '9.9679, 76.2478');
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(field('latitude')).toHaveValue('9.9679');
  await expect(field('longitude')).toHaveValue('76.2478');
  await field('latitude').fill('');
  await field('latitude').pressSequentially('9.5898 76.5406');
  await field('latitude').blur();
  await expect(field('latitude')).toHaveValue('9.5898');
  await expect(field('longitude')).toHaveValue('76.5406');
});

test('a hotel that other pages need is not deleted without a question', async ({ page }) => {
  await openForm(page);
  const questions: string[] = [];
  page.on('dialog', (question) => {
    questions.push(question.message());
    void question.dismiss();
  });
  const row = page.getByRole('row').filter({ hasText: 'Nilavara Harbour' });
  await row.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Delete' }).click();
  expect(questions).toEqual([expect.stringMatching(/Nilavara Harbour: .*First screen/)]);
  await expect(row).toBeVisible();
});
