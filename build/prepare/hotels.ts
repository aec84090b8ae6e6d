import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles, writeWhole } from '../project';

/**
 * Lists the files of content/hotels in generated/hotels.ts, because a module can import only what it names. Written only
 * when a hotel comes or goes, so that `next dev` sees it.
 *
 * @param root the project
 */
export function listHotels(root: string): void {
  const ids = listFiles(path.join(root, 'content/hotels'))
    .filter((file) => /^[\w-]+\.json$/.test(file))
    .map((file) => file.slice(0, -'.json'.length));
  const imports = ids.map((id, index) => `import hotel${index} from '@/content/hotels/${id}.json';`);
  const entries = ids.map((id, index) => `  '${id}': hotel${index},`);
  const text = [...imports, '', 'export const hotelFiles = {', ...entries, '};', ''].join('\n');
  const file = path.join(root, 'generated/hotels.ts');
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeWhole(file, text);
}
