import { test } from '@playwright/test';

import { addedKilobytes } from '../../tools/samples';

/** Skips a test of a limit that was measured on the sample content, when the content is longer. */
export function skipWithLongerContent(): void {
  test.skip(
    addedKilobytes() > 0,
    'The limit was measured on the sample content, and this content is longer.',
  );
}
