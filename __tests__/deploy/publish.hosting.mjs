/**
 * @jest-environment node
 *
 * Part of `npm run hosting`: deploy/publish.sh behind nginx, whose configuration is written once and never renewed. The
 * finished export is published, then another build, then the first is taken back.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { exportedPages } from '../../build/exported-pages';
import { addPolicy } from '../../build/postprocess/html-transforms/add-policy';
import { contentHash, inlineHashes, integrityOf } from '../../build/postprocess/security-policy';
import { listFiles, projectRoot } from '../../build/project';
import { temporaryFolder } from '../support/temporary-folder';
import { ask } from './address-table.mjs';
import { finishedSite, isInstalled, servers, startServer } from './real-servers.mjs';

const folder = temporaryFolder();
const nginx = servers.find(({ name }) => name.startsWith('nginx, our'));
const testWhere = isInstalled(nginx) ? test : test.skip;
const metaTag = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/;
/** In a script's tag, or in the page's list of those that start late. */
const scriptFile = /"(\/[^"]*\.js)"[^>\]]*?"(sha256-[^"]*)"/g;

/** A build of other sources: each of its pages has an inline script that the first build does not know. */
function writeOtherBuild(outFolder) {
  const other = path.join(folder.path, 'other');
  cpSync(outFolder, other, { recursive: true });
  for (const name of listFiles(other).filter((file) => file.endsWith('.html'))) {
    const file = path.join(other, name);
    const html = readFileSync(file, 'utf8').replace(metaTag, '');
    writeFileSync(file, addPolicy(html.replace('</head>', '<script>self.other=1</script></head>')));
  }
  return other;
}

/** What a browser would refuse of a page: inline scripts by any of its policies, script files by their integrity. */
async function refused(origin, page) {
  const answer = await ask(origin, page);
  expect(answer.status).toBe(200);
  const policies = [answer.headers['content-security-policy'], metaTag.exec(answer.text)[1]];
  const { scripts, styles } = inlineHashes(answer.text);
  const lists = (policy, kind, hash) => {
    const directives = Object.fromEntries(policy.split('; ').map((each) => each.split(/ (.*)/)));
    return (directives[`${kind}-src`] ?? directives['default-src'] ?? hash).includes(hash);
  };
  const named = [...answer.text.matchAll(scriptFile)];
  expect(named).not.toEqual([]);
  const files = await Promise.all(
    named.map(async ([, address, integrity]) => {
      const { status, text } = await ask(origin, address);
      return status !== 200 || integrityOf(text) !== integrity ? [address] : [];
    }),
  );
  return policies.flatMap((policy) => [
    ...scripts.filter((hash) => !lists(policy, 'script', hash)),
    ...styles.filter((hash) => !lists(policy, 'style', hash)),
    ...files.flat(),
  ]);
}

testWhere(
  'after publish, publish and back, no page has a script that the server or the page itself refuses',
  async () => {
    const { outFolder, site } = finishedSite();
    const place = path.join(folder.path, 'site');
    const run = (...words) =>
      execFileSync('sh', [path.join(projectRoot, 'deploy/publish.sh'), ...words, place], { stdio: 'pipe' });
    // Versions are named by the second.
    const nextSecond = () => new Promise((resolve) => setTimeout(resolve, 1000 - (Date.now() % 1000)));

    run('publish', outFolder);
    expect(existsSync(path.join(place, 'current/index.html'))).toBe(true);
    const { url, stop } = await startServer(nginx, { outFolder: path.join(place, 'current'), site });
    try {
      const expectAllToRun = async (isOther) => {
        for (const page of exportedPages(outFolder)) {
          const { text } = await ask(url, page);
          expect(metaTag.exec(text)[1].includes(contentHash('self.other=1'))).toBe(isOther);
          expect(await refused(url, page)).toEqual([]);
        }
      };
      await expectAllToRun(false);
      await nextSecond();
      run('publish', writeOtherBuild(outFolder));
      await expectAllToRun(true);
      run('back');
      await expectAllToRun(false);
    } finally {
      await stop();
    }
  },
  120_000,
);
