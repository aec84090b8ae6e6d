import { readFileSync } from 'node:fs';
import path from 'node:path';

import { headings } from '@/content/headings';
import { labels } from '@/content/labels';
import { listFiles } from '@/lib/node/list-files';
import { projectRoot } from '@/lib/node/project';

/** The code of the site, without comments: they name labels as well. */
const source = ['app', 'components', 'content', 'lib']
  .flatMap((folder) =>
    listFiles(path.join(projectRoot, folder))
      .filter((file) => /(?<!\.dev)\.tsx?$/.test(file))
      .map((file) => readFileSync(path.join(projectRoot, folder, file), 'utf8')),
  )
  .join('\n')
  .replaceAll(/\/\*[^]*?\*\/|\/\/ .*/g, '');

/** Content that no page shows misleads people who change it and wait to see the change. */
const isRead = (expression: string) => new RegExp(`\\b${expression.replace('.', '\\.')}\\b`).test(source);

test('every label is read by some source', () => {
  expect(Object.keys(labels).filter((name) => !isRead(`labels.${name}`))).toEqual([]);
});

test('every heading is read by some source, with its words below', () => {
  const unread = Object.entries({ ...headings }).flatMap(([name, { intro }]) => [
    ...(isRead(`headings.${name}`) ? [] : [name]),
    ...(!intro || isRead(`headings.${name}.intro`) || source.includes(`{...headings.${name}}`)
      ? []
      : [`${name}.intro`]),
  ]);
  expect(unread).toEqual([]);
});
