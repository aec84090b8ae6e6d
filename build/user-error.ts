import { inspect } from 'node:util';

/**
 * A failure that the developer or editor can correct: its message says how, and no stack is printed. Next.js prints errors
 * with `inspect`; tools/run.mjs recognises this one by its name.
 */
export class UserError extends Error {
  override name = 'UserError';

  [inspect.custom](): string {
    return this.message;
  }
}
