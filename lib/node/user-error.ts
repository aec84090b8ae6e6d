import { inspect } from 'node:util';

/** A failure that a person can correct: its message says how. tools/run.mjs recognises it by its name. */
export class UserError extends Error {
  override name = 'UserError';

  /** Next.js prints errors with `inspect`. This method leaves out the stack. */
  [inspect.custom](): string {
    return this.message;
  }
}
