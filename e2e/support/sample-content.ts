import { test } from '@playwright/test';

import { OTHER_CONTENT } from '@/tools/left-out-tests';
import { isSampleContent } from '@/tools/samples';

/** Skips a test of a limit that was measured on the sample content, when the content is another. */
export function skipWithOtherContent(): void {
  test.skip(!isSampleContent(), OTHER_CONTENT);
}
