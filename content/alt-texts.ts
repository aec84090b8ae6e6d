import type { PictureName } from '../lib/pictures';

import { content } from './content';
import { picturesIn } from './picture-names';

/**
 * The alt text of each picture, by the picture's name: 'rooms/standard'. The content has it at one use of the picture.
 */
export const altTexts = Object.fromEntries(
  picturesIn(content).flatMap(({ picture, alt }) => (alt ? [[picture, alt]] : [])),
) as Record<PictureName, string>;
