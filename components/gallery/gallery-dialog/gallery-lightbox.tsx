'use client';

import { useEffect, useEffectEvent, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

import {
  GalleryDialog,
  type GalleryDialogText,
  type LightboxPicture,
} from '@/components/gallery/gallery-dialog/gallery-dialog';
import { useIsMotionReduced } from '@/components/motion/use-motion-preference';

interface OpenGallery {
  title: string;
  pictures: LightboxPicture[];
  index: number;
  from?: DOMRect;
}

/** What a history entry says of the picture that is open in it: the address of its tile. */
interface PreviewState {
  preview?: string;
}

/**
 * Turns the picture links inside it into a preview over the page. The links are in the HTML and lead to
 * the pictures themselves. An open picture is an entry of the history, so that Back closes it, Forward
 * opens it again and a reload keeps it.
 */
export function GalleryLightbox({ text, children }: { text: GalleryDialogText; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLAnchorElement | null>(null);
  const isLeaving = useRef(false);
  const isMotionReduced = useIsMotionReduced();
  const [open, setOpen] = useState<OpenGallery | null>(null);

  /** @param from where its picture grows from, in the window */
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
    // While the preview is there, nothing behind it takes the focus.
    flushSync(() => setOpen(null));
    opener.current?.focus();
    opener.current = null;
  };

  /** Shows what the present entry of the history says. */
  const follow = useEffectEvent(() => {
    isLeaving.current = false;
    const { preview } = entryState();
    const tiles = root.current?.querySelectorAll<HTMLAnchorElement>('a[data-caption]') ?? [];
    const tile = preview && [...tiles].find((candidate) => candidate.getAttribute('href') === preview);
    if (tile) show(tile);
    else if (open) hide();
  });

  useEffect(() => {
    follow();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  const handleClick = (event: MouseEvent) => {
    const tile =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-caption]');
    if (!tile || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // One that is just being closed still has its entry.
    if (open) return;
    try {
      history.pushState({ ...entryState(), preview: tile.getAttribute('href') }, '');
    } catch {
      // A browser may refuse more entries for a while; the picture then opens without one.
    }
    // A press from before hydration (early-presses.ts) has shown its picture already.
    const isPlain = isMotionReduced || !event.nativeEvent.isTrusted;
    show(tile, isPlain ? undefined : tile.getBoundingClientRect());
  };

  // A reload opens the picture that was shown last.
  const handleShow = (index: number) => {
    if (!entryState().preview) return;
    const gallery = opener.current?.closest('[data-gallery]');
    const tile = gallery?.querySelectorAll('a[data-caption]')[index];
    try {
      history.replaceState({ ...entryState(), preview: tile?.getAttribute('href') }, '');
    } catch {
      // A browser may refuse more changes for a while; a reload then opens the picture before.
    }
  };

  // However it is closed, its entry goes, and `follow` hides it.
  const handleClose = () => {
    if (isLeaving.current) return;
    if (!entryState().preview) return hide();
    isLeaving.current = true;
    history.back();
  };

  return (
    // The handlers only upgrade the links inside, which are themselves reachable and operable.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- https://github.com/jsx-eslint/eslint-plugin-jsx-a11y/blob/main/docs/rules/no-static-element-interactions.md#case-1-the-event-handler-is-only-being-used-to-capture-bubbled-events
    <div ref={root} onClick={handleClick} data-close={text.close}>
      {children}
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

/** What a tile in the HTML says of its picture. */
function readTile(tile: HTMLAnchorElement): LightboxPicture {
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
