import { IslandIcon } from '@/components/icon/island-icon';
import type { Rotation } from '@/components/rotation/use-rotation';
import { fillPlaceholders } from '@/lib/format';

/** The labels of the button. `{name}` is a placeholder. */
export interface RotationText {
  pause: string;
  start: string;
}

interface RotationButtonProps {
  /** The name of what rotates. */
  label: string;
  text: RotationText;
  rotation: Rotation;
}

/** The button that stops and starts a rotation. Its name says what a click will do. */
export function RotationButton({
  label,
  text,
  rotation: { isPaused, buttonRef, toggle },
}: RotationButtonProps) {
  return (
    <button
      ref={buttonRef}
      type="button"
      // The sign begins at the edge, not the target around it.
      className="round-button -ms-2.5 [--control-line:transparent]"
      onClick={toggle}
      aria-label={fillPlaceholders(isPaused ? text.start : text.pause, { name: label })}
    >
      <IslandIcon name={isPaused ? 'play' : 'pause'} className="size-6" />
    </button>
  );
}
