'use client';

import { useEffect, useState } from 'react';

/**
 * Reloads the page when the content or the list of pictures has changed. Next.js sends the changed components, but those
 * of components/server-html keep the HTML that they came with.
 */
export function ReloadOnChange({ version }: { version: string }) {
  const [shown] = useState(version);
  useEffect(() => {
    if (version !== shown) location.reload();
  }, [version, shown]);
  return null;
}
