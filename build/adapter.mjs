// @ts-check
/**
 * Next's build adapter; next.config.ts points here. Node.js loads it, and Node.js reads TypeScript only from version
 * 22.18 on. So tsx compiles build.ts and its imports, and nothing else.
 */
import { createRequire } from 'node:module';

import { register } from 'tsx/cjs/api';

const unregister = register();
const { adapter } = createRequire(import.meta.url)('./build.ts');
unregister();

export default adapter;
