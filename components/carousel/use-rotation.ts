import { useEffect, useReducer, useRef, useState, type Ref } from 'react';

import { useIsMotionReduced } from '@/components/motion/use-motion-preference';
import { useIsSeen } from '@/hooks/use-is-seen';
import { afterLoader } from '@/components/loader/loader-end';
import { initialRotation, isPaused, isRunning, rotationReducer } from '@/components/carousel/rotation';

interface RotationOptions {
  /** Milliseconds between two changes. */
  intervalMs: number;
  /** Whether there is anything to rotate: ready, and wide or narrow enough to be a carousel. */
  isEnabled: boolean;
  /** Any value that changes when the slide does; the wait starts again, so a choice is never cut short. */
  current: number;
  onAdvance: () => void;
}

export interface Rotation {
  /** Whether slides change by themselves at this moment. */
  isRotating: boolean;
  /** Whether the button offers to start; otherwise it offers to pause. */
  isPaused: boolean;
  /** The button that stops and starts it. */
  buttonRef: Ref<HTMLButtonElement>;
  toggle: () => void;
}

/**
 * Rotates slides or tabs automatically. The rotation
 * - pauses on hover, and while text in it is selected;
 * - stops for good on keyboard focus;
 * - waits while its button is out of sight, so that the visitor can always stop what moves, and while the loader is shown;
 * - does not start under reduced motion.
 *
 * @param root the rotating element; where it is in a `data-rotation-area`, hover and focus count in all of that area
 */
export function useRotation(
  root: HTMLElement | null,
  { intervalMs, isEnabled, current, onAdvance }: RotationOptions,
): Rotation {
  const [state, dispatch] = useReducer(rotationReducer, initialRotation);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const isMotionReduced = useIsMotionReduced();
  const isSeen = useIsSeen(button);
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
    if (!root) return;
    const area = root.closest<HTMLElement>('[data-rotation-area]') ?? root;
    const listening = new AbortController();
    const { signal } = listening;
    // A press of the mouse or a finger moves the focus, too; the keyboard's is the one that the browser shows.
    area.addEventListener(
      'focusin',
      ({ target }) => {
        if (!(target as Element).matches(':focus-visible')) return;
        dispatch(target === button ? 'button-focus' : 'keyboard-focus');
      },
      { signal },
    );
    button?.addEventListener('blur', () => dispatch('button-blur'), { signal });
    // A finger has no hover: on touch, the button is the way to pause.
    for (const [name, event] of [
      ['pointerenter', 'hover'],
      ['pointerleave', 'leave'],
    ] as const) {
      area.addEventListener(name, ({ pointerType }) => pointerType !== 'touch' && dispatch(event), {
        signal,
      });
    }
    document.addEventListener(
      'selectionchange',
      () => {
        const selection = getSelection();
        const isHere = selection?.isCollapsed === false && selection.containsNode(area, true);
        dispatch(isHere ? 'select' : 'deselect');
      },
      { signal },
    );
    return () => listening.abort();
  }, [root, button]);

  const paused = isPaused(state, isMotionReduced);
  return {
    isRotating,
    isPaused: paused,
    buttonRef: setButton,
    toggle: () => dispatch(paused ? 'press-start' : 'press-stop'),
  };
}
