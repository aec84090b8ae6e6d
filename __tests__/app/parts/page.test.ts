import { existsSync } from 'node:fs';
import path from 'node:path';

import { controls } from '@/app/parts/controls.dev';
import { forms } from '@/app/parts/forms.dev';
import { movingParts } from '@/app/parts/moving-parts.dev';
import { staticParts } from '@/app/parts/static-parts.dev';
import { projectRoot } from '@/lib/node/project';

test('every part of the page /parts names a file that exists', () => {
  const names = [staticParts, controls, movingParts, forms].flat().map(({ file }) => file);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((file) => !existsSync(path.join(projectRoot, file)))).toEqual([]);
});
