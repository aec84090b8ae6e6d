/** An open picture is a history entry, with the address of its tile as state. */
import { useEffect, useEffectEvent, type RefObject } from 'react';

import { afterPaint } from '@/components/gallery/gallery-preview/after-paint';
import { ISLAND_DONE } from '@/components/islands/island-events';
import { closest } from '@/lib/browser/closest';

/** The state of a history entry with an open picture. A script of an extension can have stored any state. */
export interface PreviewState {
  /** The address of the picture's tile. */
  preview?: unknown;
}

/** The state of the current history entry; empty if no picture is open in it. */
export function entryState(): PreviewState {
  return (history.state ?? {}) as PreviewState;
}

/** Stores the tile of the picture that is shown now, so that a reload opens this picture. */
export function storeShownTile(tile: HTMLAnchorElement | undefined): void {
  if (!entryState().preview) return;
  try {
    history.replaceState({ ...entryState(), preview: tile?.getAttribute('href') }, '');
  } catch {
    // Browsers limit the number of history changes per time. A reload then opens the previous picture.
  }
}

/**
 * Calls `onChange` at the start, and when Back, Forward or a click on a tile (open-on-click.inline.ts) changed the
 * entry.
 */
export function useEntryChanges(root: RefObject<HTMLElement | null>, onChange: () => void): void {
  const handleChange = useEffectEvent(onChange);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    let cancel = () => {};
    // The preview is a few hundred elements, so the tile is shown as busy first.
    const handleClick = ({ target }: Event) => {
      // Back has cancelled a click from before the island was ready.
      if (!entryState().preview) return;
      closest(target, 'a')?.setAttribute('aria-busy', 'true');
      cancel();
      cancel = afterPaint(handleChange);
    };
    handleChange();
    element.addEventListener(ISLAND_DONE, handleClick);
    window.addEventListener('popstate', handleChange);
    return () => {
      cancel();
      element.removeEventListener(ISLAND_DONE, handleClick);
      window.removeEventListener('popstate', handleChange);
    };
  }, [root]);
}
