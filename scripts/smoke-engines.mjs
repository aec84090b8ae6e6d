/**
 * Walks through every page and widget of the export in other engines than the tests' Chromium, as far as they are
 * installed: Firefox, and WebKit (Safari's engine) as Debian ships it. Says what could not be run, and fails when
 * something that ran went wrong.
 *
 *   npm run smoke:engines                  # all that are there
 *   npm run smoke:engines -- firefox       # one
 *
 * Builds first if need be. FIREFOX_PATH names a Firefox that is not on PATH.
 */
import { runScript } from './lib/run-script.mjs';

runScript(() => import('./lib/smoke/smoke-engines.mjs'));
