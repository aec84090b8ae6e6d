import { isMotionPaused, setMotionPaused } from '@/components/motion/use-motion-preference';

/** A press on the switch (motion-switch.tsx) stops all movement, or allows it again. */
export function switchMotionOnPress(): void {
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-motion-switch]')) setMotionPaused(!isMotionPaused());
  });
}
