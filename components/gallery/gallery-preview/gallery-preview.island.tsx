'use client';

import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

import { GalleryDialog, type GalleryDialogText } from '@/components/gallery/gallery-preview/gallery-dialog';
import {
  findTile,
  readGallery,
  tilesBeside,
  type GalleryAtTile,
} from '@/components/gallery/gallery-preview/gallery-tiles';
import {
  entryState,
  storeShownTile,
  useEntryChanges,
} from '@/components/gallery/gallery-preview/history-entry';
import { useIsMotionReduced } from '@/components/motion/use-motion-preference';

interface GalleryPreviewProps {
  text: GalleryDialogText;
  galleries: ReactNode;
}

/**
 * Makes the picture links inside it open a preview over the page. The links are in the HTML and lead to the pictures.
 * An open picture is a history entry, so Back closes it, Forward opens it again and a reload keeps it.
 */
export function GalleryPreviewIsland({ text, galleries }: GalleryPreviewProps) {
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLAnchorElement | null>(null);
  const isLeaving = useRef(false);
  const isMotionReduced = useIsMotionReduced();
  const [open, setOpen] = useState<(GalleryAtTile & { from?: DOMRect }) | null>(null);

  /** @param from the viewport rectangle from which the picture grows */
  const show = (tile: HTMLAnchorElement, from?: DOMRect) => {
    opener.current = tile;
    setOpen({ ...readGallery(tile), from });
  };

  const hide = () => {
    // The preview must be closed first: until then, nothing behind it can get the focus.
    flushSync(() => setOpen(null));
    opener.current?.focus();
    opener.current = null;
  };

  /** Shows the picture of the current history entry, or closes the preview. */
  const showCurrentEntry = () => {
    isLeaving.current = false;
    const tile = findTile(root.current, entryState().preview);
    if (tile && open) tile.removeAttribute('aria-busy');
    else if (tile) {
      const isClicked = tile.hasAttribute('aria-busy') && !isMotionReduced;
      show(tile, isClicked ? tile.getBoundingClientRect() : undefined);
    } else if (open) hide();
  };

  useEntryChanges(root, showCurrentEntry);

  // Until the preview is painted, the clicked tiles look busy.
  useLayoutEffect(() => {
    if (!open) return;
    root.current?.querySelectorAll('a[aria-busy]').forEach((tile) => tile.removeAttribute('aria-busy'));
  }, [open]);

  // Closing removes the history entry, and then `showCurrentEntry` hides the preview.
  const handleClose = () => {
    if (isLeaving.current) return;
    if (!entryState().preview) return hide();
    isLeaving.current = true;
    history.back();
  };

  return (
    <div ref={root}>
      {galleries}
      {open && (
        <GalleryDialog
          title={open.title}
          pictures={open.pictures}
          startIndex={open.index}
          from={open.from}
          text={text}
          onShow={(index) => storeShownTile(tilesBeside(opener.current)[index])}
          onClose={handleClose}
        />
      )}
    </div>
  );
}
