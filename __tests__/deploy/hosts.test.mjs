/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { hostFile, writeHostFiles } from '../../build/export/hosts.mjs';
import { contentHash, headerPolicy } from '../../build/export/policy.mjs';
import { temporaryFolder } from '../support/temporary-folder.mjs';

const folder = temporaryFolder();
const scripts = Array.from({ length: 150 }, (_, each) => contentHash(`self.n=${each}`));
/** A site of more pages than ours. */
const site = { basePath: '', host: 'www.house.in', pages: [], policy: headerPolicy({ scripts, styles: [] }) };

test('nginx reads no word of more than 4,096 characters, and is given none', () => {
  const words = hostFile('nginx.conf', site).match(/"[^"]*"/g);
  expect(Math.max(...words.map((word) => word.length))).toBeLessThan(4096);
  const parts = words.filter((word) => word.includes('sha256-') || word.includes('frame-ancestors'));
  expect(parts.map((word) => word.slice(1, -1)).join('')).toBe(site.policy);
});

test.each(['container.conf', 'vercel.json', 'firebase.json'])(
  'the policy of %s fits the 4 KB that proxies and hosts accept: the pages have the rest of it in themselves',
  (name) => {
    writeHostFiles({ outFolder: folder.path, hostsFolder: folder.path, ...site });
    const text = readFileSync(path.join(folder.path, name), 'utf8');
    expect(text).toContain("frame-ancestors 'none'");
    expect(text).not.toContain('sha256-');
  },
);
