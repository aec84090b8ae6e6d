/**
 * Runs every check of the project, or only the steps that are named.
 *
 *   npm test [-- types unit]
 *
 * The last line is `N passed, N failed`, with `, N skipped` behind it when tests were skipped.
 */
import { runScript } from './lib/run-script.mjs';

runScript(() => import('./lib/run-tests.mjs'));
