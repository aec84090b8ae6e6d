import { readFileSync } from 'node:fs';
import path from 'node:path';

import { projectRoot } from '@/lib/node/project';
import { licencesText } from '@/tools/licences';

const text = licencesText();
const listed = [...text.matchAll(/^(\S+) \d[^ ]*: (.*)$/gm)].map(([, name = '', licence = '']) => [
  name,
  licence,
]);

test('public/licences.txt is what `npm run licences` writes', () => {
  expect(readFileSync(path.join(projectRoot, 'public/licences.txt'), 'utf8')).toBe(text);
});

test.each(listed)('%s can be redistributed: %s', (_, licence) => {
  // Licences that only require their notice. Any other licence needs a decision.
  expect(['MIT', 'ISC', '0BSD', 'BSD-3-Clause', 'Apache-2.0', 'OFL-1.1']).toContain(licence);
});
