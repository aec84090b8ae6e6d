'use client';

import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

import { GalleryDialog, type GalleryDialogText } from '@/components/gallery/gallery-preview/gallery-dialog';
import type { PreviewPicture } from '@/components/gallery/gallery-preview/preview-image';
import { ISLAND_DONE } from '@/components/islands/island-events';
import { useIsMotionReduced } from '@/components/motion/use-motion-preference';
import { afterPaint } from '@/lib/after-paint';

interface OpenGallery {
  title: string;
  pictures: PreviewPicture[];
  index: number;
  from?: DOMRect;
}

/** The state of a history entry with an open picture: the address of its tile. */
export interface PreviewState {
  preview?: string;
}

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
  const [open, setOpen] = useState<OpenGallery | null>(null);

  /** @param from the viewport rectangle from which the picture grows */
  const show = (tile: HTMLAnchorElement, from?: DOMRect) => {
    opener.current = tile;
    const gallery = tile.closest<HTMLElement>('[data-gallery]');
    const tiles = [...(gallery?.querySelectorAll<HTMLAnchorElement>('a[data-caption]') ?? [tile])];
    setOpen({
      title: gallery?.dataset.gallery ?? '',
      pictures: tiles.map(readTile),
      index: tiles.indexOf(tile),
      from,
    });
  };

  const hide = () => {
    // The preview must be closed first: until then, nothing behind it can get the focus.
    flushSync(() => setOpen(null));
    opener.current?.focus();
    opener.current = null;
  };

  /** Shows the picture of the current history entry, or closes the preview. */
  const showCurrentEntry = useEffectEvent(() => {
    isLeaving.current = false;
    const { preview } = entryState();
    const tiles = root.current?.querySelectorAll<HTMLAnchorElement>('a[data-caption]') ?? [];
    const tile = preview && [...tiles].find((candidate) => candidate.getAttribute('href') === preview);
    if (tile && open) tile.removeAttribute('aria-busy');
    else if (tile) {
      const isPressed = tile.hasAttribute('aria-busy') && !isMotionReduced;
      show(tile, isPressed ? tile.getBoundingClientRect() : undefined);
    } else if (open) hide();
  });

  // Until the preview is painted, the pressed tiles look busy.
  useLayoutEffect(() => {
    if (!open) return;
    for (const tile of root.current!.querySelectorAll('a[aria-busy]')) tile.removeAttribute('aria-busy');
  }, [open]);

  useEffect(() => {
    const element = root.current!;
    let cancel = () => {};
    // A press (open-on-press.ts). The preview is a few hundred elements, so the tile is shown as busy first.
    const handlePress = ({ target }: Event) => {
      // Back has cancelled a press from before the island was ready.
      if (!entryState().preview) return;
      (target as Element).setAttribute('aria-busy', 'true');
      cancel();
      cancel = afterPaint(showCurrentEntry);
    };
    showCurrentEntry();
    element.addEventListener(ISLAND_DONE, handlePress);
    window.addEventListener('popstate', showCurrentEntry);
    return () => {
      cancel();
      element.removeEventListener(ISLAND_DONE, handlePress);
      window.removeEventListener('popstate', showCurrentEntry);
    };
  }, []);

  // So that a reload opens the picture that was shown last.
  const handleShow = (index: number) => {
    if (!entryState().preview) return;
    const gallery = opener.current?.closest('[data-gallery]');
    const tile = gallery?.querySelectorAll('a[data-caption]')[index];
    try {
      history.replaceState({ ...entryState(), preview: tile?.getAttribute('href') }, '');
    } catch {
      // Browsers limit the number of history changes per time. A reload then opens the previous picture.
    }
  };

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
          onShow={handleShow}
          onClose={handleClose}
        />
      )}
    </div>
  );
}

function entryState(): PreviewState {
  return (history.state ?? {}) as PreviewState;
}

/** Reads the data of a picture from its tile in the HTML. */
function readTile(tile: HTMLAnchorElement): PreviewPicture {
  const image = tile.querySelector('img');
  const avif = tile.querySelector<HTMLSourceElement>('source[type="image/avif"]')?.srcset;
  const shown = image?.complete && image.naturalWidth > 0 ? image.currentSrc : undefined;
  return {
    src: tile.href,
    avif,
    shown,
    thumbnail: shown ?? avif?.split(' ')[0] ?? tile.href,
    alt: image?.alt ?? '',
    caption: tile.dataset.caption ?? '',
    width: Number(image?.getAttribute('width')),
    height: Number(image?.getAttribute('height')),
  };
}
