import clsx from 'clsx';
import type { MouseEvent } from 'react';

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

export interface CarouselDotsProps {
  /** The name of the carousel. */
  label: string;
  text: CarouselText;
  count: number;
  index: number;
  onGoTo: (index: number, event: MouseEvent) => void;
}

interface CarouselControlsProps extends CarouselDotsProps {
  rotation: Rotation;
  hasArrows: boolean;
  hasDots: boolean;
  className?: string;
  onPrevious: () => void;
  onNext: () => void;
}

/** The buttons of a carousel. The Tab order is pause, arrows, dots. */
export function CarouselControls({
  rotation,
  hasArrows,
  hasDots,
  className,
  onPrevious,
  onNext,
  ...dots
}: CarouselControlsProps) {
  const { label, text } = dots;
  return (
    <div className={clsx('carousel-controls', className)}>
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
      {hasDots && <CarouselDots {...dots} />}
    </div>
  );
}

/** One row, with less space between many dots. More than 12 do not fit in one row on a phone. */
export function CarouselDots({ label, text, count, index, onGoTo }: CarouselDotsProps) {
  return (
    <div dir="ltr" className={clsx('flex min-w-0', count > 12 && 'flex-wrap justify-center')}>
      {Array.from({ length: count }, (_, position) => (
        <button
          key={position}
          type="button"
          className="carousel-dot"
          onClick={(event) => onGoTo(position, event)}
          aria-label={fillPlaceholders(text.goTo, { n: position + 1, total: count, name: label })}
          aria-current={position === index ? 'true' : undefined}
        >
          <svg viewBox="0 0 24 10" className="dot-icon" aria-hidden="true">
            <rect />
            <path pathLength="1" d="M5 5h14" />
          </svg>
        </button>
      ))}
    </div>
  );
}
