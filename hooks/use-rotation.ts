import { useEffect, useReducer, useRef, type RefObject } from 'react';

import { useIsMotionReduced } from '@/hooks/use-motion-preference';
import { useIsSeen } from '@/hooks/use-is-seen';
import { afterLoader } from '@/lib/loader';
import { initialRotation, isPaused, isRunning, rotationReducer } from '@/lib/rotation';

interface RotationOptions {
  /** Milliseconds between two changes. */
  intervalMs: number;
  /** Whether there is anything to rotate: ready, and wide or narrow enough to be a carousel. */
  isEnabled: boolean;
  /** Any value that changes when the slide does; the wait starts anew, so a choice is never cut short. */
  current: number;
  onAdvance: () => void;
}

export interface Rotation {
  /** Whether slides change by themselves at this moment. */
  isRotating: boolean;
  /** Whether the button offers to start; otherwise it offers to pause. */
  isPaused: boolean;
  toggle: () => void;
}

/**
 * Drives an automatic rotation over the element of `ref`: pauses on hover, stops for good on keyboard
 * focus, waits while it cannot be seen or lies under the loader, and does not start under reduced motion.
 */
export function useRotation(
  ref: RefObject<HTMLElement | null>,
  { intervalMs, isEnabled, current, onAdvance }: RotationOptions,
): Rotation {
  const [state, dispatch] = useReducer(rotationReducer, initialRotation);
  const isMotionReduced = useIsMotionReduced();
  const isSeen = useIsSeen(ref);
  const isRotating = isEnabled && isSeen && isRunning(state, isMotionReduced);

  const advance = useRef(onAdvance);
  useEffect(() => {
    advance.current = onAdvance;
  });

  useEffect(() => {
    if (!isRotating) return;
    let timer: ReturnType<typeof setInterval>;
    const cancel = afterLoader(() => {
      timer = setInterval(() => advance.current(), intervalMs);
    });
    return () => {
      cancel();
      clearInterval(timer);
    };
  }, [isRotating, intervalMs, current]);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    // A press with the pointer focuses the button before it clicks it. Only focus that the keyboard
    // moved stops the rotation, else that focus would stop it and the click would start it again.
    let isPointerDown = false;
    const handlers: Partial<Record<keyof HTMLElementEventMap, (event: Event) => void>> = {
      pointerdown: () => {
        isPointerDown = true;
      },
      pointerup: () => {
        isPointerDown = false;
      },
      pointercancel: () => {
        isPointerDown = false;
      },
      focusin: () => {
        if (!isPointerDown) dispatch('keyboard-focus');
      },
      // A finger has no hover: on touch, the button is the way to pause.
      pointerenter: (event) => {
        if ((event as PointerEvent).pointerType !== 'touch') dispatch('hover');
      },
      pointerleave: (event) => {
        isPointerDown = false;
        if ((event as PointerEvent).pointerType !== 'touch') dispatch('leave');
      },
    };
    const entries = Object.entries(handlers);
    for (const [name, handler] of entries) element.addEventListener(name, handler);
    return () => {
      for (const [name, handler] of entries) element.removeEventListener(name, handler);
    };
  }, [ref]);

  const paused = isPaused(state, isMotionReduced);
  return {
    isRotating,
    isPaused: paused,
    toggle: () => dispatch(paused ? 'press-start' : 'press-stop'),
  };
}
