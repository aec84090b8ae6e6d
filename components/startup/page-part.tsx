'use client';

import { Activity, useLayoutEffect, type ReactNode } from 'react';

import { expectPart, finishPart } from '@/components/startup/mark-hydrated';

/**
 * A part of the page that React hydrates in its own task. If its HTML does not match (an extension, a translator), only
 * this part is rendered again. It is not a Suspense, which would move large parts to the end of the HTML and need a
 * script to move them back: https://react.dev/reference/react/Activity
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
