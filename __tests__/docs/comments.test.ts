/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { listFiles } from '@/lib/node/list-files';
import { projectRoot } from '@/lib/node/project';

const folders = ['.ci', '.devcontainer', '.github', 'app', 'components', 'deploy', 'editor', 'styles'];
const files = folders
  .flatMap((folder) => listFiles(path.join(projectRoot, folder)).map((file) => `${folder}/${file}`))
  .concat('netlify.toml', 'wrangler.jsonc', '.gitignore', '.prettierignore')
  // ESLint checks scripts (max-len), and Prettier breaks the lines of Markdown.
  .filter((file) => !/\.(tsx?|md)$/.test(file));

/** Whether a line is a comment, or one of a block of comments. No other line of these files is that long. */
const isComment = (line: string, file: string) => file.endsWith('.css') || /^\s*(#|\/\/)/.test(line);
/** A rule that is turned off is named on one line. */
const isOneLine = (line: string) => line.includes('stylelint-disable');

test('no comment in a style sheet, a shell script or a workflow is longer than 120 characters', () => {
  expect(files.length).toBeGreaterThan(50);
  const tooLong = files.flatMap((file) =>
    readFileSync(path.join(projectRoot, file), 'utf8')
      .split('\n')
      .filter((line) => line.length > 120 && isComment(line, file) && !isOneLine(line))
      .map((line) => `${file}: ${line}`),
  );
  expect(tooLong).toEqual([]);
});
