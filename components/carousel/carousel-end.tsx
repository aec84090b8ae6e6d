import type { MouseEvent } from 'react';

import { CarouselDots, type CarouselDotsProps } from '@/components/carousel/carousel-controls';
import { IslandIcon } from '@/components/icon/island-icon';
import { useIsMotionReduced } from '@/components/motion/use-motion-preference';

import './carousel-controls.css';

interface CarouselEndProps extends CarouselDotsProps {
  /** 'Next: Rubber House, Kottayam' */
  nextName: string;
  onNext: () => void;
}

/** Below slides that are higher than the screen: the dots, and the way to the next slide by its name. */
export function CarouselEnd({ nextName, onNext, onGoTo, ...dots }: CarouselEndProps) {
  const isMotionReduced = useIsMotionReduced();

  /**
   * After a click or tap, scrolls to the top of the carousel, where the name and the picture of the new slide are.
   * After a key it does not: the focused button must stay in view.
   */
  const showTop = ({ currentTarget, detail }: MouseEvent) => {
    const carousel = currentTarget.closest('.carousel');
    if (!carousel || detail === 0 || carousel.getBoundingClientRect().top >= 0) return;
    carousel.scrollIntoView({ behavior: isMotionReduced ? 'instant' : 'smooth' });
  };

  return (
    <div
      dir="ltr"
      className="carousel-end flex flex-wrap items-center justify-between gap-4 px-edge pt-6 print:hidden no-js:hidden"
    >
      <CarouselDots
        {...dots}
        onGoTo={(index, event) => {
          onGoTo(index, event);
          showTop(event);
        }}
      />
      <button
        type="button"
        className="button button-quiet max-md:w-full"
        onClick={(event) => {
          onNext();
          showTop(event);
        }}
      >
        <bdi>{nextName}</bdi>
        <IslandIcon name="next" />
      </button>
    </div>
  );
}
