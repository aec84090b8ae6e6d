'use client';

import clsx from 'clsx';
import { useState, type ReactNode } from 'react';

import { CarouselControls, type CarouselText } from '@/components/carousel/carousel-controls';
import { CarouselEnd } from '@/components/carousel/carousel-end';
import { CarouselTrack } from '@/components/carousel/carousel-track';
import { useCarousel } from '@/components/carousel/use-carousel';
import { fillPlaceholders } from '@/lib/format';
import { TRANSITION_MS } from '@/lib/timings';

import './carousel.css';

export interface CarouselProps {
  /** Accessible name, without the word for a carousel. */
  label: string;
  /** One element per slide: slots, unless React changes something in them. */
  slides: readonly ReactNode[];
  /** Names of the slides. The default is '1 of 4'. */
  slideNames?: readonly string[];
  text: CarouselText;
  /** The mark in the current dot fills in `--interval`: `className` sets it. */
  intervalMs: number;
  transitionMs?: number;
  effect?: 'slide' | 'fade';
  hasArrows?: boolean;
  hasDots?: boolean;
  /** 'Next: {name}': moves the dots below the slides, beside a button with the name of the next one. */
  nextLabel?: string;
  /**
   * The media query in which this is a carousel. Otherwise the slides are side by side: `trackClassName` lays them out,
   * and `controlsClassName` hides the controls, so that the page keeps its height when the island starts.
   */
  activeQuery?: string;
  className?: string;
  /** The place of the controls, if it is not above the slides: 'justify-center md:hidden'. */
  controlsClassName?: string;
  /** The layout of the slides when this is not a carousel: 'md:grid md:grid-cols-3'. */
  trackClassName?: string;
}

/** The slides in a row, with the controls above and below them. */
export function CarouselIsland({
  label,
  slides,
  slideNames,
  text,
  intervalMs,
  transitionMs = TRANSITION_MS,
  effect = 'slide',
  hasArrows = false,
  hasDots = false,
  nextLabel,
  activeQuery = 'all',
  className,
  controlsClassName,
  trackClassName,
}: CarouselProps) {
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const carousel = useCarousel(root, {
    count: slides.length,
    intervalMs,
    activeQuery,
    effect,
    transitionMs,
  });
  const { isActive, index, rotation, showNext } = carousel;

  const nameOf = (position: number) =>
    slideNames?.[position] ?? fillPlaceholders(text.position, { n: position + 1, total: slides.length });
  const dots = { label, text, count: slides.length, index, onGoTo: carousel.goTo };

  return (
    <div
      ref={setRoot}
      {...(isActive && { role: 'group', 'aria-label': label, 'aria-roledescription': text.carousel })}
      className={clsx('carousel relative', className)}
      data-effect={effect}
      data-ready={carousel.isReady || undefined}
      data-rotating={rotation.isRotating || undefined}
      data-active={isActive || undefined}
      data-moved={carousel.hasMoved || undefined}
    >
      {isActive && (
        <CarouselControls
          {...dots}
          rotation={rotation}
          hasArrows={hasArrows}
          hasDots={hasDots && !nextLabel}
          className={controlsClassName}
          onPrevious={carousel.showPrevious}
          onNext={showNext}
        />
      )}
      <CarouselTrack
        carousel={carousel}
        slides={slides}
        nameOf={nameOf}
        description={text.slide}
        className={trackClassName}
      />
      {isActive && nextLabel && (
        <CarouselEnd
          {...dots}
          nextName={fillPlaceholders(nextLabel, { name: nameOf((index + 1) % slides.length) })}
          onNext={showNext}
        />
      )}
    </div>
  );
}
