import { test } from '@playwright/test';

import { hasSizeOfSamples } from '../../tools/samples';

/** Skips a test of a limit that was measured on the sample content, when the content is another. */
export function skipWithOtherContent(): void {
  test.skip(
    !hasSizeOfSamples(),
    'The limit was measured on the sample content, and this content is another.',
  );
}
