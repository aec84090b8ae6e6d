'use client';

import clsx from 'clsx';
import { useState, type ReactNode } from 'react';

import { CarouselControls, type CarouselText } from '@/components/carousel/carousel-controls';
import { CarouselEnd } from '@/components/carousel/carousel-end';
import { CarouselSlide } from '@/components/carousel/carousel-slide';
import { EmblaCarousel } from '@/components/carousel/embla-carousel';
import { useEmbla } from '@/components/carousel/use-embla';
import { useRotation } from '@/components/rotation/use-rotation';
import { useMediaQuery } from '@/hooks/use-media-query';
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
   * and `className` sets `--controls-display: none`.
   */
  activeQuery?: string;
  className?: string;
  /** The layout of the slides when this is not a carousel: 'md:grid md:grid-cols-3'. */
  trackClassName?: string;
}

/** In the HTML, a carousel is a row that scrolls and snaps. Embla starts at the slide in view. */
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
  trackClassName,
}: CarouselProps) {
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const isWanted = useMediaQuery(activeQuery, true);
  // A single slide needs no controls.
  const isActive = isWanted && slides.length > 1;

  const { isRunning, index, showPrevious, showNext, goTo, handleReady } = useEmbla();
  const isReady = isRunning && isActive;
  const rotation = useRotation(root, {
    intervalMs,
    isEnabled: isReady,
    current: index,
    onAdvance: showNext,
  });

  const nameOf = (position: number) =>
    slideNames?.[position] ?? fillPlaceholders(text.position, { n: position + 1, total: slides.length });
  const dots = { label, text, count: slides.length, index, onGoTo: goTo };

  return (
    <div
      ref={setRoot}
      role={isActive ? 'group' : undefined}
      aria-label={isActive ? label : undefined}
      aria-roledescription={isActive ? text.carousel : undefined}
      className={clsx('carousel relative', className)}
      data-effect={effect}
      data-ready={isReady || undefined}
      data-rotating={rotation.isRotating || undefined}
      data-active={isActive || undefined}
    >
      {isActive && (
        <CarouselControls
          {...dots}
          rotation={rotation}
          hasArrows={hasArrows}
          hasDots={hasDots && !nextLabel}
          onPrevious={showPrevious}
          onNext={showNext}
        />
      )}
      <div
        ref={setViewport}
        className="carousel-viewport"
        aria-live={rotation.isRotating ? 'off' : 'polite'}
        // A scrollable row must be reachable by keyboard:
        // https://dequeuniversity.com/rules/axe/4.10/scrollable-region-focusable
        // It keeps a tabindex when it is hydrated: otherwise a focused row would lose the focus to the top of the page.
        tabIndex={!isActive ? undefined : isReady ? -1 : 0}
      >
        <div className={clsx('carousel-track', trackClassName)}>
          {slides.map((slide, position) => (
            <CarouselSlide
              key={position}
              name={isActive ? nameOf(position) : undefined}
              description={text.slide}
              isHidden={isReady && position !== index}
            >
              {slide}
            </CarouselSlide>
          ))}
        </div>
      </div>
      {isActive && nextLabel && (
        <CarouselEnd
          {...dots}
          nextName={fillPlaceholders(nextLabel, { name: nameOf((index + 1) % slides.length) })}
          onNext={showNext}
        />
      )}
      {isActive && viewport && (
        <EmblaCarousel
          viewport={viewport}
          effect={effect}
          transitionMs={transitionMs}
          onReady={handleReady}
        />
      )}
    </div>
  );
}
