import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { headerPolicy } from '../../build/export/policy.mjs';
import { inlineHashes } from '../../build/export/secure-page.mjs';
import { listFiles, projectRoot } from '../../build/project.mjs';
import { UserError } from '../../build/user-error.mjs';
import { hostServers } from './servers.mjs';
import { askRow, hostTable } from './table.mjs';

/**
 * What the servers need to know of a finished export.
 *
 * @param {string} dir the export
 * @param {string} basePath '' or '/site'
 * @param {(site: object) => Promise<void>} use gets it, with an empty folder that is removed afterwards
 * @throws {UserError} when there is no finished export
 */
export async function withSite(dir, basePath, use) {
  if (!existsSync(path.join(dir, '_headers'))) {
    throw new UserError(`There is no finished export in ${dir}: run \`npm run build\`.`);
  }
  const outFolder = realpathSync(dir);
  const pages = listFiles(outFolder).filter((file) => file.endsWith('.html'));
  const hashes = inlineHashes(...pages.map((file) => readFileSync(path.join(outFolder, file), 'utf8')));
  const scratch = mkdtempSync(path.join(realpathSync(tmpdir()), 'hosting-'));
  // Servers give up their rights before they read, so others must be able to look in.
  chmodSync(scratch, 0o755);
  // With a sub-path, hosts get the folder above: in it, the export stands under the sub-path's name.
  const root = basePath === '' ? outFolder : path.join(scratch, 'root');
  if (basePath !== '') {
    mkdirSync(path.dirname(path.join(root, basePath)), { recursive: true });
    symlinkSync(outFolder, path.join(root, basePath), 'dir');
  }
  const policy = headerPolicy(hashes);
  try {
    await use({ outFolder, root, basePath, host: 'localhost', policy, pages: [], scratch });
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/**
 * `npm run hosting [-- --dir out --base-path /site --only nginx]`: serves the finished export with every web server that
 * is installed here, once as it comes and once with the configuration we ship, and asks each the same table of addresses.
 * On Debian they come with `apt-get install nginx-light apache2 caddy python3`. Listens on loopback only.
 */
export async function main(args) {
  const { values } = parseArgs({
    args,
    options: {
      dir: { type: 'string', default: path.join(projectRoot, 'out') },
      'base-path': { type: 'string', default: process.env.BASE_PATH ?? '' },
      only: { type: 'string', default: '' },
    },
  });
  const failures = [];
  let ran = 0;
  await withSite(values.dir, values['base-path'], async (site) => {
    const table = hostTable(site.outFolder, site.basePath);
    for (const { name, asItComes, start } of hostServers(site)) {
      if (!name.toLowerCase().includes(values.only.toLowerCase())) continue;
      const server = await start();
      if (!server) {
        console.log(`${name.padEnd(22)} not run: it is not installed`);
        continue;
      }
      ran += 1;
      const counts = new Map();
      for (const row of table.filter(({ everywhere }) => everywhere || !asItComes)) {
        const problem = await askRow(server.url, row).catch((error) => error.message);
        const [good, all] = counts.get(row.group) ?? [0, 0];
        counts.set(row.group, [good + (problem ? 0 : 1), all + 1]);
        if (problem) failures.push(`${name}: ${row.group}: ${row.at}: ${problem}`);
      }
      await server.close();
      const cells = [...counts].map(([group, [good, all]]) => `${group} ${good}/${all}`);
      console.log(`${name.padEnd(22)} ${cells.join('  ')}`);
    }
  });
  if (ran === 0) throw new UserError('hosting: no server could run here, so nothing was checked.');
  if (failures.length > 0) throw new UserError(`hosting: ${failures.length} wrong\n${failures.join('\n')}`);
}
