'use client';

import { Activity, useLayoutEffect, type ReactNode } from 'react';

import { expectPart, finishPart } from '@/components/startup/mark-hydrated';

/**
 * A part of the page that React hydrates in a task of its own. Where its HTML is not as React wrote it (an extension, a
 * translator), this part alone is rendered again. An Activity and not a Suspense, which would put large parts to the end
 * of the HTML, for a script to move: https://react.dev/reference/react/Activity
 */
export function PagePart({ children }: { children: ReactNode }) {
  useLayoutEffect(expectPart, []);
  return (
    <Activity>
      {children}
      <Finish />
    </Activity>
  );
}

function Finish() {
  useLayoutEffect(finishPart, []);
  return null;
}
