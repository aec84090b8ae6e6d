/**
 * Has Lighthouse judge each page as a phone sees it, prints its marks, and fails when one that is not about speed is
 * below 100.
 *
 *   npm run lighthouse
 *   npm run lighthouse -- --runs 5
 *
 * With several runs, a page's marks are those of the run in the middle by speed, and a loss in any run counts.
 * Builds first if need be. Writes test-results/lighthouse.json as well.
 */
import { runScript } from './lib/run-script.mjs';

runScript(() => import('./lib/lighthouse/audit-site.mjs'));
