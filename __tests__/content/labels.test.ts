import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { projectRoot } from '@/build/project';
import { headings } from '@/content/headings';
import { labels } from '@/content/labels';

/** Content that no page shows misleads people who change it and wait to see the change. */

const source = ['app', 'components', 'content', 'lib']
  .flatMap((folder) =>
    readdirSync(path.join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(path.join(projectRoot, folder, file), 'utf8')),
  )
  .join('\n');

const isRead = (expression: string) => new RegExp(`\\b${expression.replace('.', '\\.')}\\b`).test(source);

test('every label is shown somewhere', () => {
  expect(Object.keys(labels).filter((name) => !isRead(`labels.${name}`))).toEqual([]);
});

test('every heading is shown somewhere, with its words below', () => {
  const unread = Object.entries({ ...headings }).flatMap(([name, { intro }]) => [
    ...(isRead(`headings.${name}`) ? [] : [name]),
    ...(!intro || isRead(`headings.${name}.intro`) || source.includes(`{...headings.${name}}`)
      ? []
      : [`${name}.intro`]),
  ]);
  expect(unread).toEqual([]);
});
