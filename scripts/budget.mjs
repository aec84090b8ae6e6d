/**
 * Measures in a browser what each page transfers, prints it beside its limits, and fails when one is passed.
 *
 *   npm run budget
 *
 * Builds first if need be. Writes test-results/budget.json as well.
 */
import { runScript } from './lib/run-script.mjs';

runScript(() => import('./lib/budget/measure-site.mjs'));
