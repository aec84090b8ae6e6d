import { inspect } from 'node:util';

/**
 * A failure that the person at the keyboard can mend: its message says how. Next.js prints an error by inspecting it, so
 * no stack follows there either.
 */
export class UserError extends Error {
  name = 'UserError';

  [inspect.custom]() {
    return this.message;
  }
}

/** Prints what went wrong, a mistake of the user's without its stack, and makes the process end with 1. */
export function reportFailure(error) {
  console.error(error instanceof UserError ? error.message : error);
  process.exitCode = 1;
}
