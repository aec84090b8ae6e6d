import { spawnSync } from 'node:child_process';
import { cpSync, linkSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { listFiles, projectRoot, writeWhole } from '../build/project';
import { UserError } from '../build/user-error';
import { readContent } from '../content/check';
import type { Content, HotelFile } from '../content/schema';

/** As long as a name may well become. */
export const LONG_NAME = 'Nilavara Vembanad Kayal Heritage Retreat';

/**
 * A larger group: this site's hotels and copies of them that differ where hotels must, every other one featured, the first
 * with a long name. Seven offers.
 *
 * @param count of all hotels
 * @returns `pictures`: which picture each new one is a copy of, by address
 */
export function manyHotels(
  content: Content,
  count: number,
): { content: Content; pictures: Map<string, string> } {
  const models = Object.entries(content.hotels);
  const pictures = new Map<string, string>();
  const hotels = { ...content.hotels };
  for (let index = models.length; index < count; index += 1) {
    const [model, hotel] = models[index % models.length]!;
    const id = `${model}-${index}`;
    const copyOf = (picture: string) => {
      const copy = picture.replace('/pictures/', `/pictures/hotels/${id}/`);
      pictures.set(copy, picture);
      return copy;
    };
    const isFeatured = hotel.isFeatured && index % 2 === 0;
    const again = <T extends { picture: string; alt?: string }>({ alt: _, ...entry }: T) => ({
      ...entry,
      picture: copyOf(entry.picture),
    });
    const copy: HotelFile = {
      ...again(hotel),
      alt: `The front of house number ${index} in the evening light`,
      order: index + 1,
      name: index === models.length ? LONG_NAME : `${hotel.name} ${index}`,
      tagline: `House ${index}: ${hotel.tagline}`.slice(0, 90).trim(),
      description: `${hotel.description.slice(0, 500).trim()} House ${index}.`,
      phone: `+91 98470 ${10_000 + index}`,
      link: { kind: 'booking-engine', url: `https://book.nilavara.example/${id}` },
      isFeatured,
      detail: { picture: copyOf(hotel.picture) },
      address: { ...hotel.address, lines: [`${index} ${hotel.address.lines[0]}`] },
      coordinates: {
        latitude: Number((hotel.coordinates.latitude + index * 0.001).toFixed(4)),
        longitude: Number((hotel.coordinates.longitude + index * 0.0005).toFixed(4)),
      },
      stay: { ...hotel.stay, road: `House ${index}. ${hotel.stay.road}`.slice(0, 200).trim() },
      rows: isFeatured
        ? hotel.rows.map((row) => ({
            ...again(row),
            text: `${row.text.slice(0, 500).trim()} House ${index}.`,
          }))
        : [],
      gallery: isFeatured ? hotel.gallery.slice(0, 6).map(again) : [],
    };
    const described = new Set([copy.picture]);
    for (const entry of [copy.detail, ...copy.rows, ...copy.gallery]) {
      if (described.has(entry.picture)) continue;
      described.add(entry.picture);
      entry.alt = `What house ${index} shows of itself, view ${described.size}`;
    }
    hotels[id] = copy;
  }
  const [offer] = content.offers.offers;
  const offers = Array.from({ length: 7 }, (_, index) =>
    index < content.offers.offers.length
      ? content.offers.offers[index]!
      : {
          ...offer!,
          id: undefined,
          percent: 30 + index,
          code: `STAY${30 + index}`,
          title: `Offer ${index + 1}`,
        },
  );
  return { content: { ...content, hotels, offers: { offers } }, pictures };
}

/** `node tools/run.mjs many-hotels`: builds a copy of the project with 40 hotels in .cache/many-hotels, and measures. */
export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { count: { type: 'string', default: '40' } } });
  const folder = path.join(projectRoot, '.cache/many-hotels');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const left = /^(\.git|\.next|\.cache|out|art|test-results)([\\/]|$)/;
  for (const name of spawnSync('git', ['ls-files'], { cwd: projectRoot, encoding: 'utf8' }).stdout.split(
    '\n',
  )) {
    if (name && !left.test(name))
      cpSync(path.join(projectRoot, name), path.join(folder, name), { recursive: true });
  }
  // Hard links: Turbopack follows no link out of the project.
  linkAll(path.join(projectRoot, 'node_modules'), path.join(folder, 'node_modules'));
  linkAll(path.join(projectRoot, '.cache/pictures'), path.join(folder, '.cache/pictures'));
  const { content, pictures } = manyHotels(readContent(projectRoot).content, Number(values.count));
  const write = (name: string, data: unknown) =>
    writeWhole(path.join(folder, 'content', `${name}.json`), `${JSON.stringify(data, null, 2)}\n`);
  write('offers', content.offers);
  for (const [id, hotel] of Object.entries(content.hotels)) write(`hotels/${id}`, hotel);
  for (const [copy, original] of pictures) {
    cpSync(path.join(folder, 'content', original), path.join(folder, 'content', copy), { recursive: true });
  }
  const begin = Date.now();
  const { status } = spawnSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (status !== 0) throw new UserError('The site with many hotels could not be built.');
  console.log(`${values.count} hotels: built in ${Math.round((Date.now() - begin) / 1000)} s`);
  for (const page of ['index', 'about', 'gallery', 'contact', 'Facilities']) {
    const html = readFileSync(path.join(folder, 'out', `${page}.html`));
    const before = path.join(projectRoot, 'out', `${page}.html`);
    const now = gzipSync(readFileSync(before)).length;
    console.log(`${page}.html: ${html.length} bytes, ${gzipSync(html).length} with gzip (now ${now})`);
  }
}

function linkAll(from: string, to: string): void {
  for (const name of listFiles(from)) {
    mkdirSync(path.dirname(path.join(to, name)), { recursive: true });
    if (statSync(path.join(from, name)).isFile()) linkSync(path.join(from, name), path.join(to, name));
  }
}
