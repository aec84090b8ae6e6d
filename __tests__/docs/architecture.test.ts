/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { projectRoot } from '../../build/project';

// dependency-cruiser needs a newer Node.js than the oldest that package.json allows.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const isSupported = major > 20 || (major === 20 && minor >= 12);
const testIfSupported = isSupported ? test : test.skip;

testIfSupported(
  'the picture of the imports is that of the code, without an arrow up and without a circle (Node.js 20.12 or newer)',
  () => {
    const { status, stderr } = spawnSync(process.execPath, ['tools/run.mjs', 'draw-imports', '--check'], {
      cwd: projectRoot,
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  },
  120_000,
);
