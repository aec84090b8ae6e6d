import { rmSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { listFiles } from '../../lib/node/list-files';
import { sha256, writeAtomically } from '../../lib/node/project';

/** Texts. Pictures and fonts are compressed already. */
const compressible = /\.(css|html|js|json|svg|txt|vcf|webmanifest|xml)$/;
/** Settings of hosts, which no server sends to visitors. */
const hostFile = /(^|\/)(\.[^/]*|_headers|_redirects)$/;
/** A smaller text fits into one packet without compression. */
const SMALLEST_BYTES = 1000;

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_MAX_QUALITY, Z_BEST_COMPRESSION } = constants;
const brotliPacked = (content: Buffer) =>
  promisify(brotliCompress)(content, {
    params: { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY, [BROTLI_PARAM_SIZE_HINT]: content.length },
  });
const gzipPacked = (content: Buffer) => promisify(gzip)(content, { level: Z_BEST_COMPRESSION });

/**
 * Writes a compressed copy of each text of an export: `about.html.br` and `about.html.gz`. nginx and Apache send them
 * as they are. They have their own folder, because the other hosts compress on the fly, and would publish the copies
 * as files of the site.
 *
 * @param outFolder the finished export
 * @param target the folder of the copies; what it contained before is deleted
 * @returns a message to print
 */
export async function compressFiles(outFolder: string, target: string): Promise<string> {
  rmSync(target, { recursive: true, force: true });
  // Some files are copies of others: about/index.html.
  const packed = new Map<string, Promise<[ending: string, content: Buffer][]>>();
  const pack = async (content: Buffer): Promise<[string, Buffer][]> => [
    ['.br', await brotliPacked(content)],
    ['.gz', await gzipPacked(content)],
  ];
  const names = listFiles(outFolder).filter((name) => compressible.test(name) && !hostFile.test(name));
  const counts = await Promise.all(
    names.map(async (name) => {
      const content = readFileSync(path.join(outFolder, name));
      if (content.length < SMALLEST_BYTES) return 0;
      const key = sha256(content);
      if (!packed.has(key)) packed.set(key, pack(content));
      const copies = (await packed.get(key)!).filter(([, copy]) => copy.length < content.length);
      for (const [ending, copy] of copies) writeAtomically(path.join(target, name + ending), copy);
      return copies.length;
    }),
  );
  return `${counts.reduce((sum, count) => sum + count, 0)} compressed copies for nginx and Apache`;
}
