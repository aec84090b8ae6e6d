import type { KeyboardEvent } from 'react';

import { trappedFocusTarget } from '@/components/gallery/gallery-preview/focus-trap';
import { stepForKey } from '@/components/gallery/gallery-preview/gallery-steps';
import { hasModifier } from '@/lib/browser/has-modifier';

/**
 * The keys of the preview: the arrows show another picture, Tab stays in it, and Escape closes it before it is modal. A
 * modal closes itself.
 *
 * @param move gets the number of pictures to move: 1 or -1
 */
export function handleDialogKey(
  event: KeyboardEvent<HTMLDialogElement>,
  move: (step: number) => void,
  close: () => void,
): void {
  const { key, currentTarget: dialog } = event;
  if (key === 'Escape' && !dialog.open) return close();
  const step = hasModifier(event) ? 0 : stepForKey(key);
  const trapped = key === 'Tab' ? trappedFocusTarget(dialog, event.shiftKey) : null;
  if (step === 0 && !trapped) return;
  event.preventDefault();
  trapped?.focus();
  if (step !== 0) move(step);
}
