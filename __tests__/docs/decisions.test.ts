/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { projectRoot } from '@/lib/node/project';

const folder = path.join(projectRoot, 'docs/decisions');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

test('the list of decisions has each one, in order, with its title', () => {
  const decisions = readdirSync(folder).filter((file) => /^\d{4}-.*\.md$/.test(file));
  const links = decisions.map((file) => `[${/^# (.*)$/m.exec(read(file))![1]}](${file})`);
  expect(read('README.md').match(/^- \[.*?\]\(.*?\)/gm)).toEqual(links.map((link) => `- ${link}`));
  expect(links.map((link) => Number.parseInt(link.slice(1)))).toEqual(links.map((_, index) => index + 1));
});
