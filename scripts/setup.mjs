/**
 * Installs what the project needs, and with --browser what its tests need; skips what is there.
 *
 *   node scripts/setup.mjs [--browser]
 */
import { runScript } from './lib/run-script.mjs';

runScript(() => import('./lib/set-up.mjs'));
