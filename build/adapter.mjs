// @ts-check
/**
 * What next.config.ts names as Next's build adapter: build.ts beside this file. Next.js has Node.js load an adapter, and
 * Node.js reads TypeScript by itself from version 22.18 on only; so tsx reads it, and nothing else in the process.
 */
import { createRequire } from 'node:module';
import { register } from 'tsx/cjs/api';

const unregister = register();
const { adapter } = createRequire(import.meta.url)('./build.ts');
unregister();

export default adapter;
