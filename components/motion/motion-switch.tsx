'use client';

import { Glyph } from '@/components/icon/glyph';
import { setMotionPaused, useIsMotionPaused } from '@/components/motion/use-motion-preference';

/**
 * Stops and allows everything on the site that moves by itself, for this visit and the next ones. Where the
 * system asks for stillness it is there already, and nothing is offered.
 */
export function MotionSwitch({ pause, resume }: { pause: string; resume: string }) {
  const isPaused = useIsMotionPaused();
  return (
    <button
      type="button"
      className="inline-flex min-h-11 items-center gap-2.5 underline underline-offset-[0.25em] hover:text-brass-light no-js:hidden motion-reduce:hidden print:hidden"
      data-early="toggle"
      onClick={() => setMotionPaused(!isPaused)}
    >
      <Glyph name={isPaused ? 'play' : 'pause'} className="size-4" />
      {/* A new element for each label: a translator replaces the text in it. */}
      <span key={String(isPaused)}>{isPaused ? resume : pause}</span>
    </button>
  );
}
