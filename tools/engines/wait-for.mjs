import { setTimeout as pause } from 'node:timers/promises';

/**
 * Asks again and again until the answer is yes.
 *
 * @param {() => unknown} ask may be asynchronous
 * @param {number} [patienceMs]
 * @param {string} [what] completes 'waited in vain for …'
 * @throws {Error} when it never is
 */
export async function waitFor(ask, patienceMs = 15_000, what = 'an answer') {
  const end = Date.now() + patienceMs;
  while (!(await ask())) {
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
    await pause(100);
  }
}
