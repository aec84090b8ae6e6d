/**
 * Serves the finished export with every web server that is installed here, once as the server comes and once with the
 * configuration we ship, and asks each the same table of addresses.
 *
 *   node scripts/check-hosting.mjs [--dir out] [--base-path /site] [--only nginx]
 *
 * Needs a finished export (`npm run build`). Listens on loopback only. Servers that are not installed are named, not
 * failed; on Debian they come with `apt-get install nginx-light apache2 caddy python3`, `serve` with `npm i -g serve`.
 */
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { exportedPolicy } from './exported-policy.mjs';
import { checkHostFiles } from './files.mjs';
import { hostServers, NotRunnable } from './servers.mjs';
import { asker, hostTable } from './table.mjs';
import { isRunDirectly, projectRoot } from '../../build/project.mjs';
import { UserError, reportFailure } from '../../build/user-error.mjs';

/**
 * @param {object} options
 * @param {string} options.outFolder
 * @param {string} [options.basePath]
 * @param {string} [options.only] part of a server's name
 * @throws {UserError} when a server answers wrongly or none could run
 */
export async function checkHosting({ outFolder, basePath = '', only = '' }) {
  const policy = exportedPolicy(outFolder);
  const scratch = mkdtempSync(path.join(realpathSync(tmpdir()), 'hosting-'));
  // Apache gives up its rights before it reads, so others must be able to look in.
  chmodSync(scratch, 0o755);
  try {
    const site = {
      outFolder: realpathSync(outFolder),
      root: rootFor(realpathSync(outFolder), basePath, scratch),
      basePath,
      host: 'localhost',
      policy,
      scratch,
    };
    const table = hostTable(outFolder, basePath);
    const groups = [...new Set(table.map(({ group }) => group))];
    const failures = checkHostFiles(site).map((problem) => `files of hosts: ${problem}`);
    const lines = [['server', ...groups]];
    let ran = 0;
    for (const server of hostServers(site).filter(({ name }) =>
      name.toLowerCase().includes(only.toLowerCase()),
    )) {
      const result = await tryServer(server, table);
      if (result.reason) {
        lines.push([server.name, `not run: ${result.reason}`]);
        continue;
      }
      ran += 1;
      lines.push([server.name, ...groups.map((group) => cell(result.answers, group))]);
      for (const { row, problem } of result.answers) {
        if (problem) failures.push(`${server.name}: ${row.name}: ${problem}`);
      }
    }
    printTable(lines);
    console.log(
      'Checked by their documented rules only: Netlify, Cloudflare Pages, Vercel, Firebase, Azure, GitHub Pages.',
    );
    if (ran === 0) throw new UserError('hosting: no server could run here, so nothing was checked.');
    if (failures.length > 0)
      throw new UserError(`hosting: ${failures.length} wrong\n${failures.join('\n')}`);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function tryServer(server, table) {
  let running;
  try {
    running = await server.start();
  } catch (error) {
    if (error instanceof NotRunnable) return { reason: error.message };
    throw new UserError(`hosting: ${server.name}: ${error.message}`);
  }
  try {
    const ask = asker(running.url);
    const answers = [];
    for (const row of table.filter(({ everywhere }) => everywhere || !server.asItComes)) {
      const problem = await row.check(ask).catch((error) => error.message);
      answers.push({ row, problem });
    }
    return { answers };
  } finally {
    await running.close();
  }
}

/** With a sub-path, hosts get the folder above: in it, the export stands under the sub-path's name. */
function rootFor(outFolder, basePath, scratch) {
  if (basePath === '') return outFolder;
  const root = path.join(scratch, 'root');
  const place = path.join(root, basePath);
  mkdirSync(path.dirname(place), { recursive: true });
  symlinkSync(outFolder, place, 'dir');
  return root;
}

function cell(answers, group) {
  const own = answers.filter(({ row }) => row.group === group);
  if (own.length === 0) return '-';
  const good = own.filter(({ problem }) => !problem).length;
  return good === own.length ? `ok ${good}` : `${good} of ${own.length}`;
}

function printTable(lines) {
  const columns = Math.max(...lines.map((line) => line.length));
  const widths = Array.from({ length: columns }, (_, at) =>
    Math.max(...lines.filter((line) => line.length > 2).map((line) => (line[at] ?? '').length)),
  );
  for (const line of lines)
    console.log(
      line
        .map((text, at) => text.padEnd(widths[at]))
        .join('  ')
        .trimEnd(),
    );
}

if (isRunDirectly(import.meta.url)) {
  const { values } = parseArgs({
    options: {
      dir: { type: 'string', default: path.join(projectRoot, 'out') },
      'base-path': { type: 'string', default: process.env.BASE_PATH ?? '' },
      only: { type: 'string', default: '' },
    },
  });
  try {
    await checkHosting({ outFolder: values.dir, basePath: values['base-path'], only: values.only });
  } catch (error) {
    reportFailure(error);
  }
}
