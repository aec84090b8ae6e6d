/**
 * Says what stands between this checkout and going live, and ends with 1 while anything does.
 *
 *   npm run launch-check
 *   node scripts/launch-check.mjs [--root FOLDER] [--record-samples]
 *
 * --record-samples notes the pictures and words that are here now as samples, in art/samples.json. It is for whoever
 * renders new sample pictures, and refuses once the content carries a brand of its own.
 */
import { runScript } from './lib/run-script.mjs';

runScript(() => import('./lib/launch-check.mjs'));
