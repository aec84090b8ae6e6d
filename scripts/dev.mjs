/**
 * Shows the site as it is being written, and reloads it with every change. What follows `--` goes to `next dev`.
 *
 *   npm run dev [-- --port 4000]
 */
import { runScript } from './lib/run-script.mjs';

runScript(() => import('./lib/develop.mjs'));
