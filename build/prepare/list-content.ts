import path from 'node:path';

import { listFiles } from '../../lib/node/list-files';
import { hasText, writeAtomically } from '../../lib/node/project';

/** Lists the JSON files of content/ in generated/content.ts, because an import needs a fixed file name. */
export function listContent(root: string): void {
  const names = listFiles(path.join(root, 'content'))
    .filter((file) => /^(hotels\/)?[\w-]+\.json$/.test(file))
    .map((file) => file.slice(0, -'.json'.length));
  const imports = names.map((name, index) => `import file${index} from '@/content/${name}.json';`);
  const entries = (isOfHotel: boolean) =>
    names.flatMap((name, index) =>
      name.startsWith('hotels/') === isOfHotel ? [`  '${path.posix.basename(name)}': file${index},`] : [],
    );
  const text = [
    ...[...imports, '', 'export const contentFiles = {', ...entries(false), '};', ''],
    ...['export const hotelFiles = {', ...entries(true), '};', ''],
  ].join('\n');
  const file = path.join(root, 'generated/content.ts');
  // `next dev` reloads at every write.
  if (!hasText(file, text)) writeAtomically(file, text);
}
