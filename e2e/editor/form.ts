import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, type Page } from '@playwright/test';

import { projectRoot } from '@/lib/node/project';

/** The texts of the content, by their path. */
export const contentTexts = (): Record<string, string> => {
  const all = readdirSync(path.join(projectRoot, 'content'), { recursive: true, encoding: 'utf8' });
  const files = all.filter((file) => file.endsWith('.json')).map((file) => `content/${file}`);
  return Object.fromEntries(files.map((file) => [file, readFileSync(path.join(projectRoot, file), 'utf8')]));
};

/**
 * Opens the form on local files. The test provides the folder that a person would choose in the dialog: a copy of the
 * content in the file system of the browser.
 */
export async function openFolder(page: Page, url: string): Promise<void> {
  await page.addInitScript((texts) => {
    const folderOf = async (names: string[]) => {
      let folder = await navigator.storage.getDirectory();
      for (const name of names) folder = await folder.getDirectoryHandle(name, { create: true });
      return folder;
    };
    Object.assign(window, {
      showDirectoryPicker: async () => {
        await folderOf(['.git']);
        for (const [name, text] of Object.entries(texts)) {
          const folder = await folderOf(name.split('/').slice(0, -1));
          const file = await folder.getFileHandle(name.split('/').at(-1)!, { create: true });
          const writer = await file.createWritable();
          await writer.write(text);
          await writer.close();
        }
        return folderOf([]);
      },
    });
  }, contentTexts());
  await page.goto(url);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await expect(page.getByText('Hotels', { exact: true }).first()).toBeVisible({ timeout: 20_000 });
}

/** A file of that folder, as base64. It throws while the form is writing, because the browser replaces the file. */
export const fileIn = (page: Page, name: string) =>
  page.evaluate(async (steps) => {
    let folder = await navigator.storage.getDirectory();
    for (const step of steps.slice(0, -1)) folder = await folder.getDirectoryHandle(step);
    const bytes = await (await (await folder.getFileHandle(steps.at(-1)!)).getFile()).arrayBuffer();
    return btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''));
  }, name.split('/'));

/** A text of that folder. */
export const textIn = async (page: Page, name: string) =>
  Buffer.from(await fileIn(page, name), 'base64').toString();
