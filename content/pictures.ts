import { content } from './content';
import { picturesIn, type PictureName } from './picture-names';

/** The words for each picture, by its name ('rooms/standard'), wherever the content says them. */
export const pictures = Object.fromEntries(
  picturesIn(content).flatMap(({ picture, alt }) => (alt ? [[picture, alt]] : [])),
) as Record<PictureName, string>;
export type { PictureName };
