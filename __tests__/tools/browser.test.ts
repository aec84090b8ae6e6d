import { readFileSync } from 'node:fs';
import path from 'node:path';

import { projectRoot } from '@/lib/node/project';
import { testArguments } from '@/tools/browser';

test('the features that the tests turn off include those that Playwright turns off', () => {
  const bundle = readFileSync(
    path.join(projectRoot, 'node_modules/playwright-core/lib/coreBundle.js'),
    'utf8',
  );
  const [, list = ''] = /\bdisabledFeatures = \[([^\]]*)\]/.exec(bundle) ?? [];
  const own = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name = '']) => name);
  expect(own).toContain('PaintHolding');
  // The browser tests run on neither Windows nor Edge.
  const needed = own.filter((name) => !/^ms|Win$/.test(name));
  const [, ours = ''] = /--disable-features=(\S+)/.exec(testArguments.join(' ')) ?? [];
  expect(ours.split(',')).toEqual(expect.arrayContaining(needed));
});
