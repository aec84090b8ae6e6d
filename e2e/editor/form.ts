import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { expect, type Locator, type Page } from '@playwright/test';

import { files, type HotelFile } from '@/content/schema/schema';

import { dataOf, firstSlideHotel, readContent, root } from './content';

/** The form (`npm run edit`) in a page. */
export class Form {
  constructor(
    readonly page: Page,
    readonly url: string,
  ) {}

  /**
   * Opens it. The test provides the folder that a person would choose in the browser's dialog: a copy of the content in
   * the browser's own file system.
   *
   * @param others files in it besides the texts of the content, or instead of some, by their path
   * @param address where the form is
   */
  async open(others: Record<string, Buffer> = {}, address = this.url): Promise<void> {
    const { page } = this;
    const encoded = Object.entries(others).map(([name, bytes]) => [name, bytes.toString('base64')] as const);
    await page.addInitScript(
      ([texts, encoded]) => {
        const contents = [
          ...Object.entries(texts),
          ...encoded.map(
            ([name, bytes]) => [name, Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0))] as const,
          ),
        ];
        const folderOf = async (names: string[]) => {
          let folder = await navigator.storage.getDirectory();
          for (const name of names) folder = await folder.getDirectoryHandle(name, { create: true });
          return folder;
        };
        Object.assign(window, {
          showDirectoryPicker: async () => {
            await folderOf(['.git']);
            await folderOf(['content', 'pictures']);
            const write = async ([name, body]: (typeof contents)[number]) => {
              const steps = name.split('/');
              const folder = await folderOf(steps.slice(0, -1));
              const file = await folder.getFileHandle(steps.at(-1)!, { create: true });
              const writer = await file.createWritable();
              await writer.write(body);
              await writer.close();
            };
            await Promise.all(contents.map(write));
            return folderOf([]);
          },
        });
      },
      [readContent(), encoded] as const,
    );
    await page.goto(address);
    await page.getByRole('button', { name: 'Work with Local Repository' }).click();
    await expect(page.getByText('Hotels', { exact: true }).first()).toBeVisible({ timeout: 20_000 });
  }

  /**
   * Makes the window high enough for a long entry: the form only renders the fields that are in it. Only where a test
   * needs it, because a frame of this height takes four times as long.
   */
  async makeTall(): Promise<void> {
    await this.page.setViewportSize({ width: 1300, height: 4000 });
  }

  /**
   * Accepts or dismisses every question of the browser's own dialogs.
   *
   * @returns the questions, in a list that grows
   */
  answerQuestions(answer: 'accept' | 'dismiss'): string[] {
    const questions: string[] = [];
    this.page.on('dialog', (question) => {
      questions.push(question.message());
      void question[answer]();
    });
    return questions;
  }

  /** A file that it saved. It throws while the form is writing, because the browser replaces the file. */
  fileOf(name: string) {
    return this.page.evaluate(async (steps) => {
      let folder = await navigator.storage.getDirectory();
      for (const step of steps.slice(0, -1)) folder = await folder.getDirectoryHandle(step);
      return (await (await folder.getFileHandle(steps.at(-1)!)).getFile()).text();
    }, name.split('/'));
  }

  async openList(name: 'content' | 'hotels'): Promise<void> {
    await this.page.goto(`${this.url}#/collections/${name}`);
  }

  /** Opens a subject from the list, as people do, with all its entries expanded. */
  async openSubject(subject: keyof typeof files): Promise<void> {
    const { page, url } = this;
    await this.openList('content');
    await page.getByText(files[subject].title, { exact: true }).first().click();
    await page.waitForURL(`${url}#/collections/content/entries/${subject}`);
    const list = page.locator('[data-key-path]').first();
    await expect(list).toHaveAttribute('data-key-path', Object.keys(dataOf(subject))[0]!);
    await list.getByRole('button', { name: 'Expand All' }).click();
  }

  /** Opens the offers. Returns the code of the first one. */
  async openOffers(): Promise<Locator> {
    await this.openSubject('offers');
    return this.page.getByRole('textbox', { name: 'Code', exact: true }).first();
  }

  /** Opens the hotel on the first slide of Home. */
  async openHotel(address = this.url): Promise<void> {
    await this.page.goto(`${address}#/collections/hotels/entries/${firstSlideHotel.id}`);
  }

  /** The file of that hotel, as it was saved. */
  async savedHotel(): Promise<HotelFile> {
    return JSON.parse(await this.fileOf(`content/hotels/${firstSlideHotel.id}.json`)) as HotelFile;
  }

  /** Its button Save. */
  get save(): Locator {
    return this.page.getByRole('button', { name: 'Save', exact: true });
  }

  /** The list that it shows after a save. */
  async waitForList(name: 'content' | 'hotels'): Promise<void> {
    await this.page.waitForURL(`${this.url}#/collections/${name}`);
  }

  /** Copies the content as it saved it into a folder, for the check. */
  async copySaved(folder: string): Promise<void> {
    const { page } = this;
    for (const name of ['content', 'app'])
      cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
    const saved = await page.evaluate(async () => {
      const found: [name: string, address: string][] = [];
      // As base64: a list of numbers takes seconds to arrive.
      const encode = (file: File) =>
        new Promise<string>((done) => {
          const reader = new FileReader();
          reader.onload = () => done(reader.result as string);
          reader.readAsDataURL(file);
        });
      const read = async (directory: FileSystemDirectoryHandle, name: string) => {
        // The types of the browser lack this iterator.
        const entries = directory as unknown as { values: () => AsyncIterable<FileSystemHandle> };
        for await (const entry of entries.values())
          if (entry.kind === 'directory')
            await read(entry as FileSystemDirectoryHandle, `${name}${entry.name}/`);
          else found.push([name + entry.name, await encode(await (entry as FileSystemFileHandle).getFile())]);
      };
      await read(await navigator.storage.getDirectory(), '');
      return found;
    });
    for (const [name, address] of saved.filter(([name]) => name.startsWith('content/'))) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), Buffer.from(address.split(',')[1]!, 'base64'));
    }
  }
}
