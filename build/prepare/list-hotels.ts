import path from 'node:path';

import { listFiles } from '../../lib/node/list-files';
import { hasText, writeAtomically } from '../../lib/node/project';

/** Lists the files of content/hotels in generated/hotels.ts, because an import needs a fixed file name. */
export function listHotels(root: string): void {
  const ids = listFiles(path.join(root, 'content/hotels'))
    .filter((file) => /^[\w-]+\.json$/.test(file))
    .map((file) => file.slice(0, -'.json'.length));
  const imports = ids.map((id, index) => `import hotel${index} from '@/content/hotels/${id}.json';`);
  const entries = ids.map((id, index) => `  '${id}': hotel${index},`);
  const text = [...imports, '', 'export const hotelFiles = {', ...entries, '};', ''].join('\n');
  const file = path.join(root, 'generated/hotels.ts');
  // `next dev` reloads at every write.
  if (!hasText(file, text)) writeAtomically(file, text);
}
