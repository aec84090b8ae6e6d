/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { caching } from '../../build/postprocess/security-policy';
import { temporaryFolder } from '../support/temporary-folder';

const script = path.join(__dirname, '../../deploy/aws/publish.sh');
const folder = temporaryFolder();

/** The calls of the AWS CLI, by a stand-in that writes its words down. */
function calls() {
  folder.write('out/index.html');
  const stub = folder.write('bin/aws', '#!/bin/sh\necho "$*" >> "$CALLS"\n');
  chmodSync(stub, 0o755);
  const log = path.join(folder.path, 'calls');
  const env = { ...process.env, CALLS: log, PATH: `${path.dirname(stub)}:${process.env.PATH}` };
  execFileSync('sh', [script, path.join(folder.path, 'out'), 'hotel/site', 'E1'], { env });
  return readFileSync(log, 'utf8').trim().split('\n');
}

test('pages come after what they name, then sw.js, then CloudFront forgets its copies', () => {
  const all = calls();
  const last = all.splice(-3);
  expect(last[0]).toContain('--include *.html');
  expect(last[1]).toContain('--include sw.js');
  expect(last[2]).toMatch(/^cloudfront create-invalidation --distribution-id E1 --paths \/\* /);
  expect(all.join('\n')).not.toMatch(/--include (\*\.html|sw\.js)/);
});

test('only files with a hash in their names are kept, and no page is left because an older one has its size', () => {
  const sent = calls().slice(0, -1);
  for (const call of sent) {
    const isHashed = call.includes('--include _next/static/*') && call.includes('--include pictures/*');
    expect(call).toContain(` s3://hotel/site `);
    expect(call).toContain(`--cache-control ${isHashed ? caching.forever : caching.asked}`);
    expect(call.includes('--size-only')).toBe(isHashed);
  }
});

test('what is no export is refused', () => {
  const { status, stderr } = spawnSync('sh', [script, folder.path, 'hotel', 'E1'], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain('folder out/ of a finished build');
});
