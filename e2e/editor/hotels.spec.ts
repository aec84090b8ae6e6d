import { readdirSync } from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';

import { checkContent } from '@/content/check/check';
import { files, type HotelFile } from '@/content/schema/schema';
import { slug } from '@/content/slug';

import { first } from '../support/present';

import { dataOf, firstSlideHotel, root } from './content';
import { expect, test } from './test';

test('a hotel that other pages need is not deleted without a question, from the list or its own menu', async ({
  form,
  page,
}) => {
  await form.open();
  const questions = form.answerQuestions('dismiss');
  const row = page.getByRole('row').filter({ hasText: firstSlideHotel.name });
  await row.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await form.openHotel();
  await expect(page.locator('[data-key-path="name"] input')).toHaveValue(firstSlideHotel.name);
  await page.getByRole('button', { name: 'Show Editor Options' }).first().click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question: unknown = expect.stringMatching(
    new RegExp(`${firstSlideHotel.name}: .*${files.hero.title}`),
  );
  expect(questions).toEqual([question, question]);
  expect((await form.savedHotel()).name).toBe(firstSlideHotel.name);
});

/** A photograph as a phone takes it: turned on its side, with the turn and the place in its EXIF data. */
async function phonePhotograph(): Promise<Buffer> {
  const [width, height] = [4032, 3024];
  // Noise makes it another photograph than the one it comes from. At a quarter of the size, which is faster.
  const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
  const small = { width: width / 4, height: height / 4 };
  const input = { create: { ...small, channels: 3, background: 'black', noise } } as const;
  const upright = await sharp(path.join(root, 'content', firstSlideHotel.picture!))
    .resize({ ...small, fit: 'cover' })
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
  return sharp(await sharp(upright).resize(width).toBuffer())
    .rotate(270)
    .withExif({ IFD3: place })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

test('a new hotel with a photograph from a phone is saved as typed, passes the check, and can be deleted', async ({
  folder,
  form,
  page,
}) => {
  test.setTimeout(300_000);
  await form.open();
  await form.makeTall();
  await page.getByRole('button', { name: 'Create New Entry' }).first().click();
  const field = (place: string) => page.locator(`[data-key-path="${place}"]`);
  const write = (place: string, text: string) => field(place).locator('input, textarea').first().fill(text);
  const choose = async (place: string, name: string) => {
    await field(place).getByRole('combobox').click();
    await page.getByRole('option', { name, exact: true }).click();
    await page.keyboard.press('Escape');
  };
  const add = (place: string) => field(place).getByRole('button', { name: /^Add/ }).first().click();

  // A neighbour of another hotel: in its district, and not at the same spot.
  const [latitude, longitude] = [
    firstSlideHotel.coordinates.latitude,
    firstSlideHotel.coordinates.longitude,
  ].map((degrees) => Number((degrees + 0.0113).toFixed(4)));
  const room = first(dataOf('rooms').rooms, 'room').title;
  await choose('town', firstSlideHotel.town);
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
  await write('address.pin', firstSlideHotel.address.pin);
  await field('coordinates.latitude').locator('input').pressSequentially(`${latitude}, ${longitude}`);
  await field('coordinates.latitude').locator('input').blur();
  for (const [index, text] of ['Verandah', 'Free Wi-Fi', 'Free parking'].entries()) {
    await add('amenities');
    await write(`amenities.${index}`, text);
  }
  await choose('rooms', room);
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
  await form.save.click();

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
    expect(name).toMatch(new RegExp(`^${slug(firstSlideHotel.town)}-.*\\.json$`));
  }).toPass({ timeout: 60_000 });
  const hotel = JSON.parse(await form.fileOf(`content/hotels/${name}`)) as HotelFile;
  expect(hotel).toMatchObject({
    name: 'Nilavara Peechi',
    town: firstSlideHotel.town,
    isFeatured: false,
    rooms: [slug(room)],
    roomCount: 6,
    coordinates: { latitude, longitude },
    address: { lines: ['Dam Road'], locality: 'Peechi', pin: firstSlideHotel.address.pin },
  });

  await form.copySaved(folder);
  expect(checkContent(folder).mistakes).toEqual([]);
  const { width, height, exif, orientation } = await sharp(
    path.join(folder, 'content', hotel.picture!),
  ).metadata();
  expect({ size: [width, height], exif, orientation }).toEqual({ size: [2880, 2160] });

  await form.openList('hotels');
  await page.getByRole('row').filter({ hasText: 'Nilavara Peechi' }).getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Nilavara Peechi' })).toBeHidden();
  await expect(async () =>
    expect(await form.fileOf(`content/hotels/${name}`).catch(() => 'gone')).toBe('gone'),
  ).toPass();
});
