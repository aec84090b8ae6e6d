'use client';

import {
  useRef,
  useState,
  type ComponentProps,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
} from 'react';

import type {
  GalleryDialog,
  GalleryDialogText,
  LightboxPicture,
} from '@/components/sections/gallery/gallery-dialog';

type Dialog = ComponentType<ComponentProps<typeof GalleryDialog>>;

interface OpenGallery {
  /** Tells one opening from the next. */
  id: number;
  Dialog: Dialog;
  title: string;
  pictures: LightboxPicture[];
  index: number;
}

/**
 * Turns the picture links inside it into a preview over the page. The links stand in the HTML and lead
 * to the pictures themselves; the preview is fetched with the first click (or the intent of one).
 */
export function GalleryLightbox({ text, children }: { text: GalleryDialogText; children: ReactNode }) {
  const [open, setOpen] = useState<OpenGallery | null>(null);
  const opener = useRef<HTMLAnchorElement | null>(null);
  const openings = useRef(0);

  const handleClick = (event: MouseEvent) => {
    const tile = tileOf(event.target);
    if (!tile || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    opener.current = tile;
    const gallery = tile.closest<HTMLElement>('[data-gallery]');
    const tiles = [...(gallery?.querySelectorAll<HTMLAnchorElement>('a[data-tile]') ?? [tile])];
    fetchDialog().then(
      (Dialog) =>
        setOpen({
          id: ++openings.current,
          Dialog,
          title: gallery?.dataset.gallery ?? '',
          pictures: tiles.map(readTile),
          index: tiles.indexOf(tile),
        }),
      // The preview could not be fetched: the link does what links do.
      () => window.location.assign(tile.href),
    );
  };

  // A preview tells that it has closed a moment later; by then the next may have opened.
  const handleClose = (id: number) => {
    if (id !== openings.current) return;
    setOpen(null);
    opener.current?.focus();
  };

  return (
    // The handlers only upgrade the links inside, which are themselves reachable and operable.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- https://github.com/jsx-eslint/eslint-plugin-jsx-a11y/blob/main/docs/rules/no-static-element-interactions.md#case-1-the-event-handler-is-only-being-used-to-capture-bubbled-events
    <div onClick={handleClick} onPointerOver={handleIntent} onFocus={handleIntent}>
      {children}
      {open && (
        <open.Dialog
          key={open.id}
          title={open.title}
          pictures={open.pictures}
          startIndex={open.index}
          text={text}
          onClose={() => handleClose(open.id)}
        />
      )}
    </div>
  );
}

function fetchDialog(): Promise<Dialog> {
  return import('@/components/sections/gallery/gallery-dialog').then((module) => module.GalleryDialog);
}

function handleIntent(event: { target: EventTarget }) {
  if (tileOf(event.target)) fetchDialog().catch(() => undefined);
}

function tileOf(target: EventTarget): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-tile]') : null;
}

/** What a tile in the HTML says of its picture. */
function readTile(tile: HTMLAnchorElement): LightboxPicture {
  const image = tile.querySelector('img');
  return {
    src: tile.href,
    avif: tile.querySelector<HTMLSourceElement>('source[type="image/avif"]')?.srcset,
    alt: image?.alt ?? '',
    caption: tile.dataset.caption ?? '',
    width: Number(image?.getAttribute('width')),
    height: Number(image?.getAttribute('height')),
  };
}
