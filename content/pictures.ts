import { hotelFiles } from '@/generated/hotels';

import about from './about.json';
import { pictureName, picturesIn, type PictureName } from './derive';
import explore from './explore.json';
import facilities from './facilities.json';
import hero from './hero.json';
import notFound from './not-found.json';
import pages from './pages.json';
import rooms from './rooms.json';

const all = [hotelFiles, about, explore, facilities, hero, notFound, pages, rooms];

/** The words for each picture, by its name ('rooms/standard'), wherever the content says them. */
export const pictures = Object.fromEntries(
  all.flatMap(picturesIn).flatMap(([path, alt]) => (alt ? [[pictureName(path), alt]] : [])),
) as Record<PictureName, string>;
export type { PictureName };
