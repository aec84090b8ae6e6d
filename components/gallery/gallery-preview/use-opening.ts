import { useEffect, useState, type RefObject } from 'react';

import { afterPaint } from '@/components/gallery/gallery-preview/after-paint';

/**
 * Opens a dialog with a picture: it is painted and has the focus at once, and is modal a moment later.
 *
 * @param from the viewport rectangle from which the picture grows. Without it, there is no animation
 * @returns whether the dialog is modal
 */
export function useOpening(dialog: RefObject<HTMLDialogElement | null>, from: DOMRect | undefined): boolean {
  const [isModal, setIsModal] = useState(false);

  useEffect(() => {
    const image = dialog.current?.querySelector('img');
    if (image && from) growFromTile(from, image);
    // showModal() moves the focus here too, but a visitor can use a key before it is called.
    dialog.current?.querySelector('button')?.focus();
    // Only a modal makes the rest of the page inert, which takes a slow phone a third of a second, and its strip is
    // most of its elements. So the picture is painted first, in the same place.
    return afterPaint(() => {
      dialog.current?.showModal();
      setIsModal(true);
    });
  }, [dialog, from]);

  return isModal;
}

/** Animates a picture from the position and size of its tile. */
function growFromTile(tile: DOMRect, image: HTMLImageElement) {
  const box = image.getBoundingClientRect();
  const scale = Math.max(tile.width / box.width, tile.height / box.height);
  const x = tile.x + tile.width / 2 - (box.x + box.width / 2);
  const y = tile.y + tile.height / 2 - (box.y + box.height / 2);
  image.animate([{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: 'none' }], {
    duration: 320,
    easing: getComputedStyle(image).getPropertyValue('--ease-out'),
  });
}
