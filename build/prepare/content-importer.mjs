import path from 'node:path';
import { createJiti } from 'jiti';

/**
 * Imports the TypeScript of content/, which Node 20 does not read by itself: `await importer.import('./check.ts')`.
 *
 * @param {string} root the project
 */
export const contentImporter = (root) => createJiti(path.join(root, 'content/'), { fsCache: false });
