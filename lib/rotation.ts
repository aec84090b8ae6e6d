/**
 * When an automatic rotation runs: the rules of the ARIA carousel pattern as a pure function, shared
 * by carousels and tabs. https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 */
export interface RotationState {
  /** Stopped until the button is pressed: by the button itself or by keyboard focus. */
  isStopped: boolean;
  /** The visitor pressed Start: hover, focus and the motion preference no longer hold it. */
  isExplicit: boolean;
  isHovered: boolean;
}

export type RotationEvent = 'press-stop' | 'press-start' | 'keyboard-focus' | 'hover' | 'leave';

export const initialRotation: RotationState = { isStopped: false, isExplicit: false, isHovered: false };

/** The state after an event. Only 'press-start' ever starts a stopped rotation. */
export function rotationReducer(state: RotationState, event: RotationEvent): RotationState {
  switch (event) {
    case 'press-stop':
      return { ...state, isStopped: true, isExplicit: false };
    case 'press-start':
      return { ...state, isStopped: false, isExplicit: true };
    case 'keyboard-focus':
      return state.isExplicit ? state : { ...state, isStopped: true };
    case 'hover':
      return { ...state, isHovered: true };
    case 'leave':
      return { ...state, isHovered: false };
  }
}

/** Whether the button offers to start (true) or to pause (false). */
export function isPaused(state: RotationState, isMotionReduced: boolean): boolean {
  return state.isStopped || (isMotionReduced && !state.isExplicit);
}

/** Whether slides should change now, from the state alone (not whether the part can be seen). */
export function isRunning(state: RotationState, isMotionReduced: boolean): boolean {
  return !isPaused(state, isMotionReduced) && (state.isExplicit || !state.isHovered);
}

/** The index `step` places further, wrapping at both ends. `count` is at least 1. */
export function wrapIndex(index: number, step: number, count: number): number {
  return (((index + step) % count) + count) % count;
}
