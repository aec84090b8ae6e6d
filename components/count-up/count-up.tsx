import { useEffect, useRef, type RefObject } from 'react';

import { formatNumber } from '@/lib/format';
import { COUNT_UP_MS } from '@/lib/timings';

interface CountUpProps {
  value: number;
  suffix?: string;
  /** 'waiting' shows 0, 'counting' runs once from 0 to the value, 'still' shows the value. */
  phase: 'waiting' | 'counting' | 'still';
}

/**
 * A number that counts up. Its accessible name is always the final value, so screen readers never announce a value in
 * between.
 */
export function CountUp({ value, suffix = '', phase }: CountUpProps) {
  const figure = useRef<HTMLSpanElement>(null);
  const final = `${formatNumber(value)}${suffix}`;
  useCounting(figure, value, suffix, phase);
  return (
    <span
      ref={figure}
      role="img"
      aria-label={final}
      // In print, a number that has not counted yet shows its final value.
      className="whitespace-nowrap figures print:text-[0px] print:after:text-[2rem] print:after:content-[attr(aria-label)]"
    >
      {final}
    </span>
  );
}

/** Writes each value directly into the element: React would render sixty times a second. */
function useCounting(
  ref: RefObject<HTMLElement | null>,
  value: number,
  suffix: string,
  phase: CountUpProps['phase'],
) {
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const show = (figure: number) => {
      element.textContent = `${formatNumber(figure)}${suffix}`;
    };
    if (phase !== 'counting') {
      show(phase === 'waiting' ? 0 : value);
      return;
    }
    let stop: (() => void) | undefined;
    let isCurrent = true;
    const finish = () => {
      isCurrent = false;
      show(value);
    };
    show(0);
    const timeout = setTimeout(finish, COUNT_UP_MS);
    import('@/components/count-up/animate-value')
      .then(({ animateValue }) => {
        if (!isCurrent) return;
        clearTimeout(timeout);
        const controls = animateValue({
          keyframes: [0, value],
          duration: COUNT_UP_MS,
          ease: 'easeOut',
          onUpdate: show,
          onComplete: () => show(value),
        });
        stop = () => controls.stop();
      })
      // If the library cannot be loaded in time, show the final value.
      .catch(() => isCurrent && finish());
    return () => {
      isCurrent = false;
      clearTimeout(timeout);
      stop?.();
    };
  }, [ref, value, suffix, phase]);
}
