import path from 'node:path';

import { listFiles } from '../../../lib/node/list-files';

/** A file in content/pictures: 'hero/arrival', or its version for phones, each also at dusk. */
export interface Original {
  /** The name of the picture: 'hero/arrival'. */
  name: string;
  isPhone: boolean;
  isDusk: boolean;
  file: string;
}

/** The pictures in a folder. build/prepare/check-picture-files.ts checks which files it can contain. */
export function listOriginals(folder: string): Original[] {
  return listFiles(folder).flatMap((file) => {
    const [, name, phone, dusk] =
      /^([^.]*[^./])(\.phone)?(\.dusk)?\.(jpe?g|png|webp|avif)$/i.exec(file) ?? [];
    const facts = { isPhone: Boolean(phone), isDusk: Boolean(dusk), file: path.join(folder, file) };
    return name ? [{ name, ...facts }] : [];
  });
}

/** The name of an original among the made pictures: 'hero/arrival', 'hero/arrival (phone)'. */
export const labelOf = ({ name, isPhone }: Pick<Original, 'name' | 'isPhone'>) =>
  isPhone ? `${name} (phone)` : name;

/** The start of the names of an original's files: 'hero/arrival-phone-dusk'. */
export const fileNameOf = ({ name, isPhone, isDusk }: Original) =>
  `${name}${isPhone ? '-phone' : ''}${isDusk ? '-dusk' : ''}`;
