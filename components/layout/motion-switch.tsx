'use client';

import { Glyph } from '@/components/ui/glyph';
import { setMotionPaused, useIsMotionPaused } from '@/hooks/use-motion-preference';

/** Stops and allows everything on the site that moves by itself, for this visit and the next ones. */
export function MotionSwitch({ pause, resume }: { pause: string; resume: string }) {
  const isPaused = useIsMotionPaused();
  return (
    <button type="button" className="motion-switch" onClick={() => setMotionPaused(!isPaused)}>
      <Glyph name={isPaused ? 'play' : 'pause'} className="size-4" />
      {isPaused ? resume : pause}
    </button>
  );
}
