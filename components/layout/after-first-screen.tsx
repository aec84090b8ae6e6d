'use client';

import { startTransition, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';

import { beginArrival, layOutInSteps } from '@/lib/arrival';

type Stage = 'whole' | 'waiting' | 'following';

/**
 * What stands below a page's first screen. In the document it is there with the rest; where a link led to the page, it
 * follows as soon as the first screen is painted, so that the visitor sees that after a fraction of the work. A link to
 * a place in the page needs the whole page at once.
 */
export function AfterFirstScreen({ children }: { children: ReactNode }) {
  const [stage, setStage] = useState<Stage>(() => (isDocumentsPage() ? 'whole' : 'waiting'));

  useLayoutEffect(() => {
    // The address is known only now, and the place must be there before anything is painted.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    if (stage === 'waiting' && location.hash) setStage('whole');
    if (stage !== 'following') return;
    beginArrival();
    return layOutInSteps();
  }, [stage]);

  useEffect(() => {
    if (stage !== 'waiting') return;
    startTransition(() => setStage((now) => (now === 'waiting' ? 'following' : now)));
  }, [stage]);

  // The footer stays below the screen meanwhile.
  return stage === 'waiting' ? <div className="h-screen" /> : children;
}

/** Whether React is taking over the page that the document came with. */
function isDocumentsPage(): boolean {
  return typeof document === 'undefined' || document.documentElement.dataset.hydrated === undefined;
}
