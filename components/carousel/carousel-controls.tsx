import clsx from 'clsx';
import type { MouseEventHandler } from 'react';

import { IslandIcon } from '@/components/icon/island-icon';
import { RotationButton, type RotationText } from '@/components/rotation/rotation-button';
import type { Rotation } from '@/components/rotation/use-rotation';
import { fillPlaceholders } from '@/lib/format';

import './carousel-controls.css';

/** The labels of a carousel and its controls. `{name}`, `{n}` and `{total}` are placeholders. */
export interface CarouselText extends RotationText {
  previous: string;
  next: string;
  goTo: string;
  position: string;
  /** What screen readers call it, and a slide. */
  carousel: string;
  slide: string;
}

interface CarouselControlsProps {
  label: string;
  text: CarouselText;
  count: number;
  index: number;
  rotation: Rotation;
  hasArrows: boolean;
  hasDots: boolean;
  onPrevious: () => void;
  onNext: () => void;
  onGoTo: (index: number) => void;
}

type CarouselDotsProps = Pick<CarouselControlsProps, 'label' | 'text' | 'count' | 'index' | 'onGoTo'>;

/** The Tab order is pause, arrows, dots. The controls are hidden if the slides do not change. */
export function CarouselControls({
  label,
  text,
  count,
  index,
  rotation,
  hasArrows,
  hasDots,
  onPrevious,
  onNext,
  onGoTo,
}: CarouselControlsProps) {
  return (
    <div className="carousel-controls">
      <RotationButton label={label} text={text} rotation={rotation} />
      {hasArrows && (
        // Arrows and dots are in the direction of the slides (carousel.css), in every language.
        <div dir="ltr" className="flex gap-[inherit]">
          {(['previous', 'next'] as const).map((direction) => (
            <button
              key={direction}
              type="button"
              className="round-button"
              onClick={direction === 'next' ? onNext : onPrevious}
              aria-label={fillPlaceholders(text[direction], { name: label })}
            >
              <IslandIcon name={direction} />
            </button>
          ))}
        </div>
      )}
      {hasDots && <CarouselDots label={label} text={text} count={count} index={index} onGoTo={onGoTo} />}
    </div>
  );
}

/** One row, with less space between many dots. More than 12 do not fit in one row on a phone. */
function CarouselDots({ label, text, count, index, onGoTo }: CarouselDotsProps) {
  return (
    <div dir="ltr" className={clsx('flex min-w-0', count > 12 && 'flex-wrap justify-center')}>
      {Array.from({ length: count }, (_, position) => (
        <button
          key={position}
          type="button"
          className="carousel-dot"
          onClick={() => onGoTo(position)}
          aria-label={fillPlaceholders(text.goTo, { n: position + 1, total: count, name: label })}
          aria-current={position === index ? 'true' : undefined}
        >
          <svg viewBox="0 0 24 10" className="dot-sign" aria-hidden="true">
            <rect />
            <path pathLength="1" d="M5 5h14" />
          </svg>
        </button>
      ))}
    </div>
  );
}

interface CarouselEndProps extends CarouselDotsProps {
  /** 'Next: Rubber House, Kottayam' */
  nextName: string;
  onNext: MouseEventHandler;
}

/** Below slides that are higher than the screen: the dots, and the way to the next slide by its name. */
export function CarouselEnd({ nextName, onNext, ...dots }: CarouselEndProps) {
  return (
    <div
      dir="ltr"
      className="carousel-end flex flex-wrap items-center justify-between gap-4 px-edge pt-6 no-js:hidden print:hidden"
    >
      <CarouselDots {...dots} />
      <button type="button" className="button button-quiet max-md:w-full" onClick={onNext}>
        <bdi>{nextName}</bdi>
        <IslandIcon name="next" />
      </button>
    </div>
  );
}
