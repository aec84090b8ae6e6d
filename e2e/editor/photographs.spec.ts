import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Locator } from '@playwright/test';
import sharp from 'sharp';

import { boxOf } from '../support/present';

import { firstSlideHotel } from './content';
import { expect, test } from './test';

/** A photograph of one colour, by which the test recognises it. */
const photographOf = (colour: { r: number; g: number; b: number }) =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

const [red, green, blue, grey] = [
  { r: 200, g: 30, b: 30 },
  { r: 30, g: 200, b: 30 },
  { r: 30, g: 30, b: 200 },
  { r: 90, g: 90, b: 90 },
];

/** Chooses a photograph for a picture field, as its button does. */
const choosePhotograph = (field: Locator, file: string) =>
  field.locator('input[type=file]').first().setInputFiles(file);

/** Drops a photograph on a picture field. */
async function dropPhotograph(field: Locator, file: string): Promise<void> {
  const target = field.locator('.drop-target').first();
  await target.scrollIntoViewIfNeeded();
  // A form that opens moves its fields, also when their pictures load.
  await field.page().waitForFunction(() => [...document.images].every((image) => image.complete));
  await (await target.elementHandle())?.waitForElementState('stable');
  const { x, y, width, height } = await boxOf(target);
  const session = await field.page().context().newCDPSession(field.page());
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', {
      type,
      x: x + width / 2,
      y: y + height / 2,
      data: { items: [], files: [file], dragOperationsMask: 1 },
    });
}

test('photographs of one file name are all kept, and a save at once waits until they are ready', async ({
  folder,
  form,
  page,
}) => {
  test.setTimeout(180_000);
  const there = {
    'content/pictures/hotels/image.jpg': await photographOf(grey),
    'content/pictures/hotels/IMAGE.webp': await photographOf(grey),
  };
  await form.open(there);
  await form.makeTall();
  await form.openHotel();
  const before = firstSlideHotel.gallery!;
  const gallery = page.locator('[data-key-path="gallery"]').first();
  const added = [
    [choosePhotograph, 'image.jpg', red],
    [choosePhotograph, 'image.jpg', green],
    [dropPhotograph, 'IMAGE.JPG', blue],
  ] as const;
  for (const [index, [bringIn, name, colour]] of added.entries()) {
    await gallery.getByRole('button', { name: /^Add/ }).last().click();
    const field = (name: string) =>
      page.locator(`[data-key-path="gallery.${before.length + index}.${name}"]`);
    await field('alt')
      .locator('textarea')
      .fill(`A wall in one plain colour from edge to edge, number ${index}`);
    await field('caption').locator('input, textarea').first().fill(`Wall number ${index}`);
    const file = path.join(mkdtempSync(path.join(folder, 'photograph-')), name);
    writeFileSync(file, await photographOf(colour));
    await bringIn(field('picture'), file);
  }
  await form.save.click();
  await form.waitForList('hotels');

  await form.copySaved(folder);
  const saved = await form.savedHotel();
  for (const [index, [, , colour]] of added.entries()) {
    const file = path.join(folder, 'content', saved.gallery![before.length + index]!.picture);
    const [r, g, b] = (await sharp(file).stats()).channels.map(({ mean }) => Math.round(mean / 10));
    expect({ r, g, b }).toEqual({ r: colour.r / 10, g: colour.g / 10, b: colour.b / 10 });
  }
  for (const [name, bytes] of Object.entries(there))
    expect(readFileSync(path.join(folder, name)).equals(bytes)).toBe(true);
});

test('a photograph is pasted into the picture field that was pressed last', async ({ form, page }) => {
  await form.open();
  await form.openHotel();
  const paste = async () => {
    const bytes = (await photographOf(red)).toString('base64');
    await page.evaluate((encoded) => {
      const bytes = Uint8Array.from(atob(encoded), (sign) => sign.charCodeAt(0));
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([bytes], 'image.png', { type: 'image/jpeg' }));
      document.body.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    }, bytes);
  };
  const field = page.locator('[data-key-path="picture"]').first();
  await expect(field).toContainText(firstSlideHotel.picture!);
  await page.locator('[data-key-path="tagline"] input, [data-key-path="tagline"] textarea').first().click();
  await paste();
  const sentence = page.getByRole('alert').filter({ hasText: 'press its picture field first' });
  await expect(sentence).toBeVisible();
  await expect(field).toContainText(firstSlideHotel.picture!);
  await field.getByText('Picture', { exact: true }).click();
  await paste();
  await expect(field).toContainText('/pictures/hotels/image.webp');
});

/** A photograph as an iPhone takes it, of a grey wall. */
const heic = path.join(__dirname, '../support/wall.heic');

for (const bringIn of [choosePhotograph, dropPhotograph])
  test(`a HEIC photograph of an iPhone becomes one that every browser shows: ${bringIn.name}`, async ({
    folder,
    form,
    page,
  }) => {
    await form.open();
    await form.openHotel();
    const field = page.locator('[data-key-path="picture"]').first();
    await bringIn(field, heic);
    await expect(field).toContainText('/pictures/hotels/wall.webp');
    await form.save.click();
    await form.waitForList('hotels');
    const { picture } = await form.savedHotel();
    await form.copySaved(folder);
    const file = path.join(folder, 'content', picture!);
    expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width: 800, height: 600 });
  });
