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

/** The status of a decision that is not simply in force, in one form, so that a reader finds it at the same place. */
const status =
  /^# .*\n\n\d+ .*\n\n\*\*Status\.\*\* (In force\.|(?:Partly r|R)eplaced by \[(\d{4})\]\(\2-.*\.md\):) /;

test('a status is below the date in one form, and the list of decisions has those that are replaced', () => {
  const decisions = readdirSync(folder).filter((file) => /^\d{4}-.*\.md$/.test(file));
  const notes = decisions.flatMap((file) => {
    const text = read(file);
    if (!/\bstatus\b\.\*\*|^_/im.test(text)) return [];
    const [, words = `${file} has a status in another form`, by] = status.exec(text) ?? [];
    return words === 'In force.'
      ? []
      : `${file}) (${by ? words.toLowerCase().replace(/by .*/, `by ${Number(by)}`) : words})`;
  });
  expect(read('README.md').match(/(?<=\()\d{4}-.*\.md\) \(.*\)$/gm)).toEqual(notes);
});
