'use client';

import clsx from 'clsx';
import { useState, type MouseEvent, type ReactNode } from 'react';

import { CarouselControls, CarouselEnd, type CarouselText } from '@/components/carousel/carousel-controls';
import { CarouselSlide } from '@/components/carousel/carousel-slide';
import { EmblaCarousel } from '@/components/carousel/embla-carousel';
import { useEmblaIndex } from '@/components/carousel/use-embla-index';
import { useIsMotionReduced } from '@/components/motion/use-motion-preference';
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
  const isMotionReduced = useIsMotionReduced();

  const { api, index, move, handleReady } = useEmblaIndex();
  const isReady = api !== null && isActive;
  const rotation = useRotation(root, {
    intervalMs,
    isEnabled: isReady,
    current: index,
    onAdvance: () => api?.scrollNext(isMotionReduced),
  });

  const nameOf = (position: number) =>
    slideNames?.[position] ?? fillPlaceholders(text.position, { n: position + 1, total: slides.length });
  const showNext = () => move((embla) => embla.scrollNext(isMotionReduced));
  const goTo = (target: number) => move((embla) => embla.scrollTo(target, isMotionReduced));
  /** The next slide is read from its top. A press of a key scrolls nothing: the focus stays in view. */
  const showNextFromTop = ({ detail }: MouseEvent) => {
    showNext();
    if (!root || detail === 0 || root.getBoundingClientRect().top >= 0) return;
    root.scrollIntoView({ behavior: isMotionReduced ? 'instant' : 'smooth' });
  };
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
          onPrevious={() => move((embla) => embla.scrollPrev(isMotionReduced))}
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
          onNext={showNextFromTop}
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
