import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { files, Content, HotelFile } from '@/content/schema/schema';

import { first } from '../support/present';

/** The project. */
export const root = path.join(__dirname, '../..');

/** The texts of the content, by their path. */
export const readContent = () => {
  const all = readdirSync(path.join(root, 'content'), { recursive: true, encoding: 'utf8' });
  const texts = all.filter((file) => file.endsWith('.json'));
  return Object.fromEntries(
    texts.map((file) => [`content/${file}`, readFileSync(path.join(root, 'content', file), 'utf8')]),
  );
};

/** A content file as it is now. */
export const dataOf = <Name extends keyof typeof files>(name: Name) =>
  JSON.parse(readContent()[`content/${name}.json`]!) as Content[Name];

/** The id and the file of the hotel on the first slide of Home. */
export const firstSlideHotel: { id: string } & HotelFile = (() => {
  const id = first(dataOf('hero').slides, 'slide').hotel;
  return { id, ...(JSON.parse(readContent()[`content/hotels/${id}.json`]!) as HotelFile) };
})();
