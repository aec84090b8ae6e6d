/**
 * Shows the finished site: sets up, builds `out/` if it is missing or older than its sources, and serves it.
 *
 *   npm start [-- --port 4000]      (or PORT=4000 npm start)
 */
import { runScript } from './lib/run-script.mjs';

runScript(() => import('./lib/start-site.mjs'));
