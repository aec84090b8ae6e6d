import path from 'node:path';

import { listFiles } from '../../../lib/node/list-files';

/** A file in content/pictures: 'hero/arrival.jpg', or another version of it. */
export interface Original {
  /** The name of the picture: 'hero/arrival'. */
  name: string;
  version?: 'phone' | 'dusk';
  file: string;
}

/** The pictures in a folder. build/prepare/check-picture-files.ts checks which files it can contain. */
export function listOriginals(folder: string): Original[] {
  return listFiles(folder).flatMap((file) => {
    const [, name, version] = /^([^.]*[^./])(?:\.(phone|dusk))?\.(?:jpe?g|png|webp|avif)$/i.exec(file) ?? [];
    return name ? [{ name, version: version as Original['version'], file: path.join(folder, file) }] : [];
  });
}

/** The name of an original among the made pictures: 'hero/arrival', 'hero/arrival (phone)'. */
export const labelOf = ({ name, version }: Pick<Original, 'name' | 'version'>) =>
  version === 'phone' ? `${name} (phone)` : name;

/** The start of the names of an original's files: 'hero/hills-phone'. */
export const fileNameOf = ({ name, version }: Original) => (version ? `${name}-${version}` : name);
