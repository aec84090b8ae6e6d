import type { EmblaCarouselType } from 'embla-carousel';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Embla, the index of its slide, and a way to move it that also works before Embla is ready. */
export function useEmblaIndex() {
  const [api, setApi] = useState<EmblaCarouselType | null>(null);
  const [index, setIndex] = useState(0);
  /** Presses before Embla was ready. */
  const waiting = useRef<((api: EmblaCarouselType) => void)[]>([]);

  const handleReady = useCallback((next: EmblaCarouselType | null) => {
    setApi(next);
    if (!next) return;
    for (const action of waiting.current.splice(0)) action(next);
    // In the same update, so that a slide with the focus is never inert.
    setIndex(next.selectedScrollSnap());
  }, []);

  useEffect(() => {
    if (!api) return;
    const handleSelect = () => setIndex(api.selectedScrollSnap());
    api.on('select', handleSelect);
    return () => {
      api.off('select', handleSelect);
    };
  }, [api]);

  const move = (action: (api: EmblaCarouselType) => void) => {
    if (api) action(api);
    else waiting.current.push(action);
  };
  return { api, index, move, handleReady };
}
