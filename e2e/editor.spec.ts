import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, test as base, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';

import { checkContent } from '@/content/check';
import { files, type HotelFile } from '@/content/schema';

import { serveEditor } from '../editor/serve';

/** Tests the staff's form (npm run edit), on a copy of the content in the browser's own file system. */

const root = path.join(__dirname, '..');
let server: Server;
let url: string;

const test = base.extend<{ folder: string }>({
  /** An empty folder that is deleted after the test. */
  folder: async ({}, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'editor-test-'));
    await use(folder);
    rmSync(folder, { recursive: true });
  },
});

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

/**
 * Opens the form. The test provides the folder that a person would choose in the browser's dialog.
 *
 * @param pictures files in it besides the texts, by their path
 * @param address where the form is
 */
async function openForm(page: Page, pictures: Record<string, Buffer> = {}, address = url): Promise<void> {
  const encoded = Object.entries(pictures).map(([name, bytes]) => [name, bytes.toString('base64')] as const);
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
          for (const [name, body] of contents) {
            const steps = name.split('/');
            const folder = await folderOf(steps.slice(0, -1));
            const file = await folder.getFileHandle(steps.at(-1)!, { create: true });
            const writer = await file.createWritable();
            await writer.write(body);
            await writer.close();
          }
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

/** Opens the form and in it the offers. Returns the code of the first one. */
async function openOffers(page: Page): Promise<Locator> {
  await openForm(page);
  await page.goto(`${url}#/collections/content`);
  await openSubject(page, 'offers');
  return page.getByRole('textbox', { name: 'Code', exact: true }).first();
}

test('a code with a space is refused; a valid one is saved, and nothing else in its file changes', async ({
  page,
}) => {
  const code = await openOffers(page);
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

test('a hotel that other pages need is not deleted without a question, from the list or its own menu', async ({
  page,
}) => {
  await openForm(page);
  const questions: string[] = [];
  page.on('dialog', (question) => {
    questions.push(question.message());
    void question.dismiss();
  });
  const row = page.getByRole('row').filter({ hasText: 'Nilavara Harbour' });
  await row.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.goto(`${url}#/collections/hotels/entries/kochi`);
  await expect(page.locator('[data-key-path="name"] input')).toHaveValue('Nilavara Harbour');
  await page.getByRole('button', { name: 'Show Editor Options' }).first().click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question: unknown = expect.stringMatching(/Nilavara Harbour: .*First screen/);
  expect(questions).toEqual([question, question]);
  expect(await fileOf(page, 'content/hotels/kochi.json')).toContain('Nilavara Harbour');
});

test('two presses on Save save once, without a question', async ({ page }) => {
  await openForm(page);
  page.on('dialog', (question) => expect(question.message()).toBe(''));
  await page.goto(`${url}#/collections/content`);
  await openSubject(page, 'rooms');
  await page.locator('[data-key-path="rooms.0.price"] input').fill('5300');
  await page.getByRole('button', { name: 'Save', exact: true }).dblclick();
  await page.waitForURL(`${url}#/collections/content`);
  expect(await fileOf(page, 'content/rooms.json')).toContain('"price": 5300');
});

test('a second tab with the form says that two of them overwrite each other', async ({ page, context }) => {
  await openForm(page);
  const warning = 'The form is already open in another tab or window';
  await expect(page.getByText(warning)).toBeHidden();
  const second = await context.newPage();
  await second.goto(url);
  await expect(second.getByRole('alert').filter({ hasText: warning })).toBeVisible();
});

test('a question is added, and a list that is full says so', async ({ page }) => {
  await openForm(page);
  await page.goto(`${url}#/collections/content`);
  await openSubject(page, 'questions');
  const { questions } = JSON.parse(readContent()['content/questions.json']!) as { questions: object[] };
  // The form puts signs of direction around the word.
  const add = page.getByRole('button', { name: /^Add\W+question/ }).last();
  const write = (at: number, name: string, text: string) =>
    page.locator(`[data-key-path="questions.${at}.${name}"]`).locator('input, textarea').first().fill(text);
  await expect(page.getByText('At most 24; then remove one to add another.')).toBeVisible();
  await add.click();
  await write(questions.length, 'question', 'Can we charge an electric car?');
  await write(questions.length, 'answer', 'In most houses there is a socket in the yard. Ask the desk.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL(`${url}#/collections/content`);
  const saved = JSON.parse(await fileOf(page, 'content/questions.json')) as { questions: object[] };
  expect(saved.questions).toEqual([
    ...questions,
    { question: 'Can we charge an electric car?', answer: 'In most houses there is a socket in the yard. Ask the desk.' },
  ]); // prettier-ignore
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a price is changed with a finger', async ({ page }) => {
    await openForm(page);
    await page.getByText('The site', { exact: true }).tap();
    await page.getByText(files.rooms.title, { exact: true }).tap();
    await page.getByRole('button', { name: 'Expand All' }).first().tap();
    const price = page.locator('[data-key-path="rooms.0.price"] input');
    await price.tap();
    await price.fill('');
    await price.pressSequentially('Rs. 5,400/-');
    await page.getByRole('button', { name: 'Save', exact: true }).tap();
    await expect(page.getByText('Entry saved')).toBeVisible();
    expect(await fileOf(page, 'content/rooms.json')).toContain('"price": 5400');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

/** A photograph as a phone takes it: turned on its side, with the turn and the place in its EXIF data. */
async function phonePhotograph(): Promise<Buffer> {
  const [width, height] = [4032, 3024];
  // Noise makes it another photograph than the one it comes from.
  const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
  const input = { create: { width, height, channels: 3, background: 'black', noise } } as const;
  const upright = await sharp(path.join(root, 'content/pictures/exteriors/thrissur.jpg'))
    .resize(width, height, { fit: 'cover' })
    .flop()
    .composite([{ input, blend: 'overlay' }])
    .jpeg()
    .toBuffer();
  const place = {
    GPSLatitudeRef: 'N',
    GPSLatitude: '10/1 31/1 44/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '76/1 22/1 2/1',
  };
  return sharp(upright)
    .rotate(270)
    .withExif({ IFD3: place })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** Copies the content as the form saved it into a folder, for the check. */
async function copySaved(page: Page, folder: string): Promise<void> {
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
    const read = async (place: FileSystemDirectoryHandle, name: string) => {
      // The types of the browser lack this iterator.
      const entries = place as unknown as { values: () => AsyncIterable<FileSystemHandle> };
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

test('a new hotel with a photograph from a phone is saved as typed, passes the check, and can be deleted', async ({
  page,
  folder,
}) => {
  test.setTimeout(300_000);
  await openForm(page);
  await page.getByRole('button', { name: 'Create New Entry' }).first().click();
  const field = (place: string) => page.locator(`[data-key-path="${place}"]`);
  const write = (place: string, text: string) => field(place).locator('input, textarea').first().fill(text);
  const choose = async (place: string, name: string) => {
    await field(place).getByRole('combobox').click();
    await page.getByRole('option', { name, exact: true }).click();
    await page.keyboard.press('Escape');
  };
  const add = (place: string) => field(place).getByRole('button', { name: /^Add/ }).first().click();

  await choose('town', 'Thrissur');
  await write('tagline', 'A small house with a mango tree by the lake of Peechi');
  await write(
    'description',
    'A low house with a red roof and a mango tree, six rooms in a row along one verandah. The road to the dam begins at the gate.',
  );
  await write('phone', '+91 487 555 0135');
  await write('link.url', 'https://book.nilavara.example/peechi');
  await field('link.kind').getByRole('radio').first().click();
  await field('picture')
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'IMG_20261126_101500.jpg',
      mimeType: 'image/jpeg',
      buffer: await phonePhotograph(),
    });
  await write('alt', 'A low house with a red roof under a mango tree, seen from the gate in the morning');
  await add('address.lines');
  await write('address.lines.0', 'Dam Road');
  await write('address.locality', 'Peechi');
  await write('address.pin', '680653');
  await field('coordinates.latitude').locator('input').pressSequentially('10.5289, 76.3672');
  await field('coordinates.latitude').locator('input').blur();
  for (const [index, text] of ['Verandah', 'Free Wi-Fi', 'Free parking'].entries()) {
    await add('amenities');
    await write(`amenities.${index}`, text);
  }
  await choose('rooms', 'Deluxe');
  const roomCount = field('roomCount').locator('input');
  await roomCount.pressSequentially('6');
  await expect(roomCount).toHaveValue('6');
  await write('stay.checkIn', '13:00');
  await write('stay.checkOut', '11:00');
  await write('stay.children', 'All ages, and the swing is theirs until supper.');
  await write('stay.pets', 'Yes, on the verandah.');
  await write('stay.cancellation', 'Free until 3 days before arrival.');
  await write('stay.airport', 'Cochin International (COK), 60 km, about 1 hour 45 minutes.');
  await write('stay.railway', 'Thrissur, 20 km; autos wait outside.');
  await write('stay.road', 'From Mannuthy take the Peechi road; we are on the left before the dam gate.');
  // Last: the form sets up its first field again when the others are there.
  await write('name', 'Nilavara Peechi');
  await page.getByRole('button', { name: 'Save', exact: true }).click();

  let name = '';
  await expect(async () => {
    const names = await page.evaluate(async () => {
      const hotels = await (
        await (await navigator.storage.getDirectory()).getDirectoryHandle('content')
      ).getDirectoryHandle('hotels');
      const all: string[] = [];
      for await (const each of (hotels as unknown as { keys: () => AsyncIterable<string> }).keys())
        all.push(each);
      return all;
    });
    name = names.find((each) => !readdirSync(path.join(root, 'content/hotels')).includes(each)) ?? '';
    expect(name).toMatch(/^thrissur-.*\.json$/);
  }).toPass({ timeout: 60_000 });
  const hotel = JSON.parse(await fileOf(page, `content/hotels/${name}`)) as HotelFile;
  expect(hotel).toMatchObject({
    name: 'Nilavara Peechi',
    town: 'Thrissur',
    isFeatured: false,
    rooms: ['deluxe'],
    roomCount: 6,
    coordinates: { latitude: 10.5289, longitude: 76.3672 },
    address: { lines: ['Dam Road'], locality: 'Peechi', pin: '680653' },
  });

  await copySaved(page, folder);
  expect(checkContent(folder).mistakes).toEqual([]);
  const { width, height, exif, orientation } = await sharp(
    path.join(folder, 'content', hotel.picture!),
  ).metadata();
  expect({ size: [width, height], exif, orientation }).toEqual({ size: [2880, 2160] });

  await page.goto(`${url}#/collections/hotels`);
  await page.getByRole('row').filter({ hasText: 'Nilavara Peechi' }).getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Nilavara Peechi' })).toBeHidden();
  await expect(async () =>
    expect(await fileOf(page, `content/hotels/${name}`).catch(() => 'gone')).toBe('gone'),
  ).toPass();
});

/** A photograph of one colour, which tells it from the others. */
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
  const { x, y, width, height } = (await target.boundingBox())!;
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
  page,
  folder,
}) => {
  test.setTimeout(180_000);
  const there = {
    'content/pictures/hotels/image.jpg': await photographOf(grey),
    'content/pictures/hotels/IMAGE.webp': await photographOf(grey),
  };
  await openForm(page, there);
  await page.goto(`${url}#/collections/hotels/entries/kochi`);
  const before = (JSON.parse(readContent()['content/hotels/kochi.json']!) as HotelFile).gallery!;
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
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL(`${url}#/collections/hotels`);

  await copySaved(page, folder);
  const saved = JSON.parse(await fileOf(page, 'content/hotels/kochi.json')) as HotelFile;
  for (const [index, [, , colour]] of added.entries()) {
    const file = path.join(folder, 'content', saved.gallery![before.length + index]!.picture);
    const [r, g, b] = (await sharp(file).stats()).channels.map(({ mean }) => Math.round(mean / 10));
    expect({ r, g, b }).toEqual({ r: colour.r / 10, g: colour.g / 10, b: colour.b / 10 });
  }
  for (const [name, bytes] of Object.entries(there))
    expect(readFileSync(path.join(folder, name)).equals(bytes)).toBe(true);
});

test('a photograph is pasted into the picture field that was pressed last', async ({ page }) => {
  await openForm(page);
  await page.goto(`${url}#/collections/hotels/entries/kochi`);
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
  await expect(field).toContainText('/pictures/exteriors/kochi.jpg');
  await page.locator('[data-key-path="tagline"] input, [data-key-path="tagline"] textarea').first().click();
  await paste();
  const sentence = page.getByRole('alert').filter({ hasText: 'press its picture field first' });
  await expect(sentence).toBeVisible();
  await expect(field).toContainText('/pictures/exteriors/kochi.jpg');
  await field.getByText('Picture', { exact: true }).click();
  await paste();
  await expect(field).toContainText('/pictures/hotels/image.webp');
});

/** A photograph as an iPhone takes it, of a grey wall. */
const heic = path.join(__dirname, 'support/wall.heic');

for (const bringIn of [choosePhotograph, dropPhotograph])
  test(`a HEIC photograph of an iPhone becomes one that every browser shows: ${bringIn.name}`, async ({
    page,
    folder,
  }) => {
    await openForm(page);
    await page.goto(`${url}#/collections/hotels/entries/kochi`);
    const field = page.locator('[data-key-path="picture"]').first();
    await bringIn(field, heic);
    await expect(field).toContainText('/pictures/hotels/wall.webp');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.waitForURL(`${url}#/collections/hotels`);
    const { picture } = JSON.parse(await fileOf(page, 'content/hotels/kochi.json')) as HotelFile;
    await copySaved(page, folder);
    const file = path.join(folder, 'content', picture!);
    expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width: 800, height: 600 });
  });

test('a save while the terminal has stopped is in the folder, and the form says so until it runs again', async ({
  page,
}) => {
  const own = await serveEditor(0, { repository: 'hotels/site', branch: 'content' });
  const stop = ({ server }: typeof own) => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  await openForm(page, {}, own.url);
  await page.goto(`${own.url}#/collections/hotels/entries/kochi`);
  const tagline = page.locator('[data-key-path="tagline"]').locator('input, textarea').first();
  await tagline.fill('A warehouse by the water');
  await stop(own);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const sentence = page
    .getByRole('alert')
    .filter({ hasText: 'The terminal with "npm run edit" has stopped.' });
  await expect(sentence).toBeVisible();
  const saved = async () => JSON.parse(await fileOf(page, 'content/hotels/kochi.json')) as HotelFile;
  await expect(async () => expect((await saved()).tagline).toBe('A warehouse by the water')).toPass();

  // The form leaves the entry only then.
  await page.waitForURL(/#\/collections\/hotels$/);
  const again = await serveEditor(Number(new URL(own.url).port), {
    repository: 'hotels/site',
    branch: 'content',
  });
  await page.goto(`${own.url}#/collections/hotels/entries/kochi`);
  await expect(tagline).toHaveValue('A warehouse by the water');
  await tagline.fill('A warehouse on the quay');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(async () => expect((await saved()).tagline).toBe('A warehouse on the quay')).toPass();
  await expect(sentence).toBeHidden();
  await stop(again);
});

test('a save that is refused opens the list of what is not right, and one without any effect says so', async ({
  page,
}) => {
  await page.clock.install();
  const code = await openOffers(page);
  await code.fill('fest 40');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect(page.getByText('Validation', { exact: true })).toBeVisible();
  await expect(page.getByText('Code is not right. Guests type it when they book')).toHaveCount(2);
  const sentence = page.getByRole('alert').filter({ hasText: 'This is not saved' });
  await code.fill('STAY20');
  // As when the form's script has failed.
  await save.evaluate((button) =>
    button.addEventListener('click', (event) => event.stopImmediatePropagation(), true),
  );
  await expect(sentence).toBeHidden();
  await save.click();
  await page.clock.fastForward(4000);
  await expect(sentence).toBeVisible();
  expect(await fileOf(page, 'content/offers.json')).toBe(readContent()['content/offers.json']);
});

test('a save over what another program has changed since is refused with a sentence', async ({ page }) => {
  const code = await openOffers(page);
  const file = 'content/offers.json';
  const changed = readContent()[file]!.replace('"percent": 15', '"percent": 25');
  await page.evaluate(
    async ([name, text]) => {
      let folder = await navigator.storage.getDirectory();
      folder = await folder.getDirectoryHandle('content');
      const writer = await (await folder.getFileHandle(name)).createWritable();
      await writer.write(text);
      await writer.close();
    },
    ['offers.json', changed] as const,
  );
  await code.fill('STAY20');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const sentence = 'offers.json was changed outside of this form since you opened it.';
  await expect(page.getByRole('alertdialog').filter({ hasText: sentence })).toBeVisible();
  expect(await fileOf(page, file)).toBe(changed);
});
