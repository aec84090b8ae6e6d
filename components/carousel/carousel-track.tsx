import clsx from 'clsx';
import type { ReactNode } from 'react';

import { CarouselSlide } from '@/components/carousel/carousel-slide';
import type { CarouselState } from '@/components/carousel/use-carousel';

interface CarouselTrackProps {
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
  carousel: { viewportRef, isActive, isReady, index, rotation },
  slides,
  nameOf,
  description,
  className,
}: CarouselTrackProps) {
  return (
    <div
      ref={viewportRef}
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
    </div>
  );
}
