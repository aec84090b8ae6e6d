'use client';

import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';

import { Glyph } from '@/components/ui/glyph';
import { fill } from '@/lib/format';
import { trappedFocusTarget } from '@/lib/focus-trap';
import { stepForKey, stepForSwipe } from '@/lib/gallery-steps';
import { wrapIndex } from '@/lib/rotation';

export interface LightboxPicture {
  /** The widest JPEG, for browsers without AVIF: the other files of a tile are as narrow as the tile. */
  src: string;
  avif?: string;
  alt: string;
  caption: string;
  /** Pixels, of the master. */
  width: number;
  height: number;
}

export interface GalleryDialogText {
  close: string;
  previous: string;
  next: string;
  /** '{n} of {total}' */
  position: string;
}

interface GalleryDialogProps {
  title: string;
  pictures: LightboxPicture[];
  startIndex: number;
  text: GalleryDialogText;
  onClose: () => void;
}

/** One picture of a gallery over the page, with its caption; arrows, keys and swipes wrap around. */
export function GalleryDialog({ title, pictures, startIndex, text, onClose }: GalleryDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const figure = useRef<HTMLElement>(null);
  const swipeStart = useRef<{ x: number; y: number } | null>(null);
  const isSwipe = useRef(false);
  const [index, setIndex] = useState(startIndex);
  const titleId = useId();
  const picture = pictures[index]!;

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  const move = (step: number) => setIndex((current) => wrapIndex(current, step, pictures.length));

  const handleKeyDown = (event: KeyboardEvent) => {
    const step = stepForKey(event.key);
    const trapped = event.key === 'Tab' ? trappedFocusTarget(dialog.current!, event.shiftKey) : null;
    if (step === 0 && !trapped) return;
    event.preventDefault();
    trapped?.focus();
    if (step !== 0) move(step);
  };

  const handlePointerDown = (event: PointerEvent) => {
    swipeStart.current = event.isPrimary ? { x: event.clientX, y: event.clientY } : null;
  };
  const handlePointerUp = (event: PointerEvent) => {
    const start = swipeStart.current;
    swipeStart.current = null;
    const step = start ? stepForSwipe(event.clientX - start.x, event.clientY - start.y) : 0;
    isSwipe.current = step !== 0;
    if (step !== 0) move(step);
  };
  // The dark surface around the picture closes the preview; a swipe that ends on it does not.
  const handleClick = (event: MouseEvent) => {
    const isSurface = event.target === dialog.current || event.target === figure.current;
    if (isSurface && !isSwipe.current) dialog.current?.close();
    isSwipe.current = false;
  };

  return (
    // A modal answers keys wherever focus is in it: https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className="gallery-dialog"
      aria-labelledby={titleId}
      onClose={onClose}
      onKeyDown={handleKeyDown}
      onClick={handleClick}
    >
      <div className="gallery-dialog-bar">
        <h2 id={titleId}>{title}</h2>
        <p className="gallery-dialog-position">
          {fill(text.position, { n: index + 1, total: pictures.length })}
        </p>
        <button
          type="button"
          className="round-button"
          aria-label={text.close}
          onClick={() => dialog.current?.close()}
        >
          <Glyph name="close" />
        </button>
      </div>
      <figure
        ref={figure}
        className="gallery-dialog-figure"
        onPointerDown={handlePointerDown}
        onPointerUp={handlePointerUp}
        onPointerCancel={() => {
          swipeStart.current = null;
        }}
      >
        <picture key={picture.src}>
          {picture.avif && <source type="image/avif" srcSet={picture.avif} sizes="92vw" />}
          <img
            src={picture.src}
            alt={picture.alt}
            width={picture.width}
            height={picture.height}
            draggable={false}
          />
        </picture>
        <figcaption aria-live="polite">{picture.caption}</figcaption>
      </figure>
      <button
        type="button"
        className="round-button gallery-dialog-previous"
        aria-label={text.previous}
        onClick={() => move(-1)}
      >
        <Glyph name="previous" />
      </button>
      <button
        type="button"
        className="round-button gallery-dialog-next"
        aria-label={text.next}
        onClick={() => move(1)}
      >
        <Glyph name="next" />
      </button>
    </dialog>
  );
}
