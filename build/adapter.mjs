// @ts-check
/**
 * What next.config.ts names as Next's build adapter: build.ts beside this file. Node.js loads an
 * adapter, and it can read TypeScript from version 22.18 on only. Here tsx reads it, and only this file and its imports.
 */
import { createRequire } from 'node:module';
import { register } from 'tsx/cjs/api';

const unregister = register();
const { adapter } = createRequire(import.meta.url)('./build.ts');
unregister();

export default adapter;
