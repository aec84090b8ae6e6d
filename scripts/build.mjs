/**
 * Makes the deployable `out/`; when nothing has changed since the last time, it only says so.
 *
 *   npm run build [-- --force]
 */
import { runScript } from './lib/run-script.mjs';

runScript(() => import('./lib/build-site.mjs'));
