import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles, sha256, writeWhole } from '../project';
import { folderHash } from '../source-state';
import { checkContentFiles } from './content';
import { makeFonts } from './fonts';
import { listHotels } from './hotels';
import { makeIcons } from './icons';
import { makePictures } from './pictures';

/**
 * Everything that the pages need before Next.js makes them, unless all is as it was when that last succeeded.
 *
 * @param root the project
 * @throws {UserError} one line for each fault of the content or of a picture
 */
export async function prepare(root: string): Promise<void> {
  listHotels(root);
  const folders = ['content', 'build/prepare', 'lib', 'styles'].map((name) =>
    folderHash(path.join(root, name)),
  );
  const wanted = /^(NEXT_PUBLIC_(?!BASE)|BASE_PATH$)/;
  const variables = Object.entries(process.env).filter(([name]) => wanted.test(name));
  const inputs = sha256(...folders, JSON.stringify(variables.sort()));
  const stampFile = path.join(root, '.cache/prepared');
  const stamp = () => `${inputs} ${outputState(root)}`;
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp()) return;
  const content = await checkContentFiles(root);
  await makeFonts(root, content);
  await makeIcons(root);
  await makePictures(root, content);
  writeWhole(stampFile, stamp());
}

/** Changes when a font, the list of pictures or a name among them does. */
function outputState(root: string): string {
  const pictures = listFiles(path.join(root, 'public/pictures'));
  const list = path.join(root, 'generated/pictures.json');
  const text = existsSync(list) ? readFileSync(list) : '';
  const made = ['generated/fonts', 'public/brand'].map((name) => folderHash(path.join(root, name)));
  return sha256(...made, pictures.join('\n'), text);
}
