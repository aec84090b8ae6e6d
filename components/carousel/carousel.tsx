'use client';

import clsx from 'clsx';
import type { EmblaCarouselType } from 'embla-carousel';
import { lazy, Suspense, useCallback, useEffect, useState, type ReactNode } from 'react';

import { CarouselControls, type CarouselText } from '@/components/carousel/carousel-controls';
import { useIsSeen } from '@/hooks/use-is-seen';
import { useMediaQuery } from '@/hooks/use-media-query';
import { useIsMotionReduced } from '@/components/motion/use-motion-preference';
import { useRotation } from '@/components/carousel/use-rotation';
import { wrapIndex } from '@/components/carousel/rotation';
import { fill } from '@/lib/format';

import './carousel.css';

/** Embla is loaded when the first carousel comes near. If that fails, the row can still be scrolled by hand. */
const EmblaCarousel = lazy(() =>
  import('@/components/carousel/embla-carousel').then(
    (module) => ({ default: module.EmblaCarousel }),
    () => ({ default: () => null }),
  ),
);

export interface CarouselProps {
  /** Accessible name, without the word 'carousel'. */
  label: string;
  /** One element per slide, rendered by the server where possible. */
  slides: ReactNode[];
  /** Names of the slides. The default is '1 of 4'. */
  slideNames?: string[];
  text: CarouselText;
  intervalMs: number;
  speedMs?: number;
  effect?: 'slide' | 'fade';
  hasArrows?: boolean;
  hasDots?: boolean;
  /** The media query in which this is a carousel. Otherwise the slides are side by side. */
  activeQuery?: string;
  className?: string;
  /** The layout of the slides when this is not a carousel: 'md:grid md:grid-cols-3'. */
  trackClassName?: string;
}

/**
 * The only carousel component of the site. In the HTML it is a row that scrolls and snaps. Embla starts when the row
 * comes near, and starts from the slide that the visitor has scrolled to.
 */
export function Carousel({
  label,
  slides,
  slideNames,
  text,
  intervalMs,
  speedMs = 700,
  effect = 'slide',
  hasArrows = false,
  hasDots = false,
  activeQuery = 'all',
  className,
  trackClassName,
}: CarouselProps) {
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const isWanted = useMediaQuery(activeQuery, true);
  // A single slide needs no controls.
  const isActive = isWanted && slides.length > 1;
  const isNear = useIsSeen(root, '150px 0px');
  const isMotionReduced = useIsMotionReduced();

  const [api, setApi] = useState<EmblaCarouselType | null>(null);
  const [index, setIndex] = useState(0);
  const [wasNear, setWasNear] = useState(false);
  if (isNear && !wasNear) setWasNear(true);
  const isReady = api !== null && isActive;

  const handleReady = useCallback((next: EmblaCarouselType | null) => {
    setApi(next);
    if (next) setIndex(next.selectedScrollSnap());
  }, []);

  useEffect(() => {
    if (!api) return;
    const handleSelect = () => setIndex(api.selectedScrollSnap());
    api.on('select', handleSelect);
    return () => {
      api.off('select', handleSelect);
    };
  }, [api]);

  const goTo = (target: number) => {
    if (api) return api.scrollTo(target, isMotionReduced);
    // Until Embla is loaded, the row is scrolled directly.
    if (viewport) viewport.scrollTo({ left: target * viewport.clientWidth, behavior: 'instant' });
    setIndex(target);
  };
  const step = (by: 1 | -1) => {
    if (!api) goTo(wrapIndex(index, by, slides.length));
    else if (by === 1) api.scrollNext(isMotionReduced);
    else api.scrollPrev(isMotionReduced);
  };
  const rotation = useRotation(root, {
    intervalMs,
    isEnabled: isReady,
    current: index,
    onAdvance: () => api?.scrollNext(isMotionReduced),
  });

  return (
    <div
      ref={setRoot}
      role={isActive ? 'group' : undefined}
      aria-label={isActive ? label : undefined}
      aria-roledescription={isActive ? 'carousel' : undefined}
      className={clsx('carousel relative', className)}
      data-effect={effect}
      data-near={wasNear || undefined}
      data-ready={isReady || undefined}
      data-rotating={rotation.isRotating || undefined}
      data-active={isActive || undefined}
    >
      {isActive && (
        <CarouselControls
          label={label}
          text={text}
          count={slides.length}
          index={index}
          rotation={rotation}
          hasArrows={hasArrows}
          hasDots={hasDots}
          onPrevious={() => step(-1)}
          onNext={() => step(1)}
          onGoTo={goTo}
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
            <div
              key={position}
              className="carousel-slide"
              {...(isActive && {
                role: 'group',
                'aria-roledescription': 'slide',
                'aria-label':
                  slideNames?.[position] ?? fill(text.position, { n: position + 1, total: slides.length }),
              })}
              inert={isReady && position !== index}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {wasNear && isActive && viewport && (
        <Suspense>
          <EmblaCarousel viewport={viewport} effect={effect} speedMs={speedMs} onReady={handleReady} />
        </Suspense>
      )}
    </div>
  );
}
