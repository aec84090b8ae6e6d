'use client';

import { useEffect, useState } from 'react';

/**
 * Reloads the page when the content or the list of pictures has changed. Next.js would change the page in place, but
 * the script of every page (app/_browser/page.ts) looks for its elements only once.
 */
export function ReloadOnChange({ version }: { version: string }) {
  const [shown] = useState(version);
  useEffect(() => {
    if (version !== shown) location.reload();
  }, [version, shown]);
  return null;
}
