import type { Content } from '@/content/schema/schema';

import { testContent } from './content';

/** The field of a change ('offers.offers.1.code', counted from zero) and the new value. undefined deletes the field. */
export type Edit = [field: string, value: unknown];

/** The test content after some changes. A change can be anything, because mistakes are values that the types forbid. */
export function contentAfter(...edits: Edit[]): Content {
  const draft = testContent();
  for (const [field, value] of edits) {
    const steps = field.split('.');
    const last = steps.pop()!;
    // eslint-disable-next-line @typescript-eslint/no-explicit-any -- any step may lead anywhere
    const owner = steps.reduce((inner: any, step) => inner[step], draft);
    if (value === undefined && Array.isArray(owner)) owner.splice(Number(last), 1);
    else if (value === undefined) delete owner[last];
    // A copy: a later change must not change it.
    else owner[last] = JSON.parse(JSON.stringify(value));
  }
  return draft;
}
