import { inspect } from 'node:util';

/**
 * A failure that the person at the keyboard can correct: its message says how. Next.js prints an error by inspecting it, so
 * no stack follows there either. tools/run.mjs knows it by its name.
 */
export class UserError extends Error {
  override name = 'UserError';

  [inspect.custom](): string {
    return this.message;
  }
}
