import { useEmbla, type EmblaOptions } from '@/components/carousel/use-embla';
import { useRotation } from '@/components/rotation/use-rotation';
import { useMediaQuery } from '@/lib/browser/use-media-query';

interface CarouselOptions extends Omit<EmblaOptions, 'isActive'> {
  /** The number of slides. */
  count: number;
  intervalMs: number;
  activeQuery: string;
}

export type CarouselState = ReturnType<typeof useCarousel>;

/** The state of a carousel, which slide it shows, ways to show another one, and its rotation. */
export function useCarousel(
  root: HTMLElement | null,
  { count, intervalMs, activeQuery, ...options }: CarouselOptions,
) {
  // A single slide needs no controls.
  const isActive = useMediaQuery(activeQuery, true) && count > 1;
  const { isRunning, ...embla } = useEmbla({ isActive, ...options });
  const isReady = isRunning && isActive;
  const rotation = useRotation(root, {
    intervalMs,
    isEnabled: isReady,
    current: embla.index,
    onAdvance: embla.showNext,
  });
  return {
    ...embla,
    /** Whether it is a carousel in this window; otherwise the slides are side by side. */
    isActive,
    /** Whether Embla moves the slides. */
    isReady,
    rotation,
  };
}
