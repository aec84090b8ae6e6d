import clsx from 'clsx';
import { useState, type ReactNode } from 'react';

import { CarouselSlide } from '@/components/carousel/carousel-slide';
import { EmblaCarousel, type EmblaOptions } from '@/components/carousel/embla-carousel';
import type { CarouselState } from '@/components/carousel/use-carousel';

interface CarouselTrackProps extends Omit<EmblaOptions, 'onReady'> {
  carousel: CarouselState;
  slides: readonly ReactNode[];
  /** The accessible name of a slide. */
  nameOf: (index: number) => string;
  /** What screen readers call a slide. */
  description: string;
  className?: string;
}

/** The row of slides: it scrolls and snaps until Embla moves it. Embla starts at the slide in view. */
export function CarouselTrack({
  carousel: { isActive, isReady, index, rotation, handleReady },
  slides,
  nameOf,
  description,
  className,
  ...options
}: CarouselTrackProps) {
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  return (
    <div
      ref={setViewport}
      className="carousel-viewport"
      aria-live={rotation.isRotating ? 'off' : 'polite'}
      // A scrollable row must be reachable by keyboard:
      // https://dequeuniversity.com/rules/axe/4.10/scrollable-region-focusable
      // It keeps a tabindex when it is hydrated: otherwise a focused row would lose the focus to the top of the page.
      tabIndex={!isActive ? undefined : isReady ? -1 : 0}
    >
      <div className={clsx('carousel-track', className)}>
        {slides.map((slide, position) => (
          <CarouselSlide
            key={position}
            name={isActive ? nameOf(position) : undefined}
            description={description}
            isHidden={isReady && position !== index}
          >
            {slide}
          </CarouselSlide>
        ))}
      </div>
      {isActive && viewport && <EmblaCarousel {...options} viewport={viewport} onReady={handleReady} />}
    </div>
  );
}
