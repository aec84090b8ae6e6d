'use client';

import { useEffect, useState } from 'react';

/**
 * Reloads the page when the server has rendered it again, because a file or the content has changed. Next.js would
 * change the page in place, but not inside the islands, and the script of every page (app/_browser/page.ts) looks for
 * its elements only once.
 */
export function ReloadOnChange({ version }: { version: string }) {
  const [shown] = useState(version);
  useEffect(() => {
    if (version !== shown) location.reload();
  }, [version, shown]);
  return null;
}
