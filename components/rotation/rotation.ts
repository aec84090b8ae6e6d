/**
 * Decides when an automatic rotation runs, for carousels and tabs: the rules of the ARIA carousel pattern as a pure
 * function. https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 */
interface RotationState {
  /** Stopped by the button or by keyboard focus, until the button is used. */
  isStopped: boolean;
  /** The visitor chose Start, so hover, focus and reduced motion no longer stop it. */
  isExplicit: boolean;
  isHovered: boolean;
  /** The button has keyboard focus. Its name does not change while it has. */
  isButtonFocused: boolean;
  /** Text in it is selected, to be read or copied. */
  hasSelection: boolean;
}

export type RotationEvent =
  | 'press-stop'
  | 'press-start'
  | 'keyboard-focus'
  | 'button-focus'
  | 'button-blur'
  | 'hover'
  | 'leave'
  | 'select'
  | 'deselect';

export const initialRotation: RotationState = {
  isStopped: false,
  isExplicit: false,
  isHovered: false,
  isButtonFocused: false,
  hasSelection: false,
};

/**
 * The state after an event: the same object if the event changes nothing, so that React renders nothing. Only
 * 'press-start' ever starts a stopped rotation.
 */
export function rotationReducer(state: RotationState, event: RotationEvent): RotationState {
  const next = { ...state, ...changesBy(event, state) };
  return Object.entries(next).every(([key, value]) => state[key as keyof RotationState] === value)
    ? state
    : next;
}

function changesBy(event: RotationEvent, state: RotationState): Partial<RotationState> {
  switch (event) {
    case 'press-stop':
      return { isStopped: true, isExplicit: false };
    case 'press-start':
      return { isStopped: false, isExplicit: true };
    case 'keyboard-focus':
      return state.isExplicit ? {} : { isStopped: true };
    // Focus on the button stops the rotation, but a screen reader has announced 'Pause'. So the next click must pause.
    case 'button-focus':
      return { isButtonFocused: true };
    case 'button-blur':
      return state.isButtonFocused ? { isButtonFocused: false, ...changesBy('keyboard-focus', state) } : {};
    case 'hover':
      return { isHovered: true };
    case 'leave':
      return { isHovered: false };
    case 'select':
      return { hasSelection: true };
    case 'deselect':
      return { hasSelection: false };
  }
}

/** Whether the button offers to start (true) or to pause (false). */
export function isPaused(state: RotationState, isMotionReduced: boolean): boolean {
  return state.isStopped || (isMotionReduced && !state.isExplicit);
}

/** Whether slides should change now. Does not consider whether the element is in view. */
export function isRunning(state: RotationState, isMotionReduced: boolean): boolean {
  if (isPaused(state, isMotionReduced) || state.hasSelection) return false;
  return state.isExplicit || !(state.isHovered || state.isButtonFocused);
}
