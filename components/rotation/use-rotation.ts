import { useCallback, useEffect, useEffectEvent, useState, type Ref } from 'react';

import { afterLoader } from '@/components/loader/after-loader';
import { useIsMotionReduced } from '@/components/motion/use-motion-preference';
import {
  initialRotation,
  isPaused,
  isRunning,
  rotationReducer,
  type RotationEvent,
} from '@/components/rotation/rotation';
import { useIsSeen } from '@/components/rotation/use-is-seen';
import { closest } from '@/lib/browser/closest';

interface RotationOptions {
  /** Milliseconds between two changes. */
  intervalMs: number;
  /** Whether it can rotate: it is hydrated, and a carousel at this width. */
  isEnabled: boolean;
  /**
   * A value that changes with each slide and restarts the interval, so that a chosen slide is shown for the full time.
   */
  current: number;
  onAdvance: () => void;
}

export interface Rotation {
  /** Whether slides change automatically at this moment. */
  isRotating: boolean;
  /** Whether the button offers to start; otherwise it offers to pause. */
  isPaused: boolean;
  /** The button that stops and starts it. */
  buttonRef: Ref<HTMLButtonElement>;
  toggle: () => void;
}

/**
 * Rotates slides or tabs automatically, by the rules of rotation.ts. It waits while its button is out of view, so that
 * visitors can always stop the movement, while the loader is shown, and while a message is shown in it.
 *
 * @param root the rotating element. If it is in a `data-rotation-area`, hover and focus in that whole area count.
 */
export function useRotation(
  root: HTMLElement | null,
  { intervalMs, isEnabled, current, onAdvance }: RotationOptions,
): Rotation {
  const [state, setState] = useState(initialRotation);
  // `useReducer` would render the component again even if the state stays the same.
  const dispatch = useCallback(
    (event: RotationEvent) => setState((current) => rotationReducer(current, event)),
    [],
  );
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  useRotationEvents(root, button, dispatch);
  const isMotionReduced = useIsMotionReduced();
  const isSeen = useIsSeen(button);
  const isRotating = isEnabled && isSeen && isRunning(state, isMotionReduced);

  const advance = useEffectEvent(onAdvance);
  useEffect(() => {
    if (!isRotating) return;
    let timer: ReturnType<typeof setInterval>;
    const cancel = afterLoader(() => {
      timer = setInterval(() => {
        // A message such as 'Code Copied!' is shown for its full time (components/copy-code).
        if (!root?.querySelector('[data-result],[aria-busy=true]')) advance();
      }, intervalMs);
    });
    return () => {
      cancel();
      clearInterval(timer);
    };
  }, [root, isRotating, intervalMs, current]);

  const isStopped = isPaused(state, isMotionReduced);
  return {
    isRotating,
    isPaused: isStopped,
    buttonRef: setButton,
    toggle: () => dispatch(isStopped ? 'press-start' : 'press-stop'),
  };
}

/** Reports focus, hover and selected text in the area of the rotating element. */
function useRotationEvents(
  root: HTMLElement | null,
  button: HTMLButtonElement | null,
  dispatch: (event: RotationEvent) => void,
): void {
  useEffect(() => {
    if (!root) return;
    const area = root.closest<HTMLElement>('[data-rotation-area]') ?? root;
    const listening = new AbortController();
    const { signal } = listening;
    // Presses of a mouse or finger move the focus too. Only `:focus-visible` means keyboard focus.
    area.addEventListener(
      'focusin',
      ({ target }) => {
        if (closest(target, ':focus-visible'))
          dispatch(target === button ? 'button-focus' : 'keyboard-focus');
      },
      { signal },
    );
    button?.addEventListener('blur', () => dispatch('button-blur'), { signal });
    // A focus from before.
    if (area.querySelector(':focus-visible'))
      dispatch(document.activeElement === button ? 'button-focus' : 'keyboard-focus');
    // Touch has no hover, so only mouse events count. On touch screens, visitors pause with the button. A mouse that is
    // inside already does not enter.
    for (const [name, event] of [
      ['pointermove', 'hover'],
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
  }, [root, button, dispatch]);
}
