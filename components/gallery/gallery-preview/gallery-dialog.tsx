import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';

import { afterPaint } from '@/components/gallery/gallery-preview/after-paint';
import { trappedFocusTarget } from '@/components/gallery/gallery-preview/focus-trap';
import { stepForKey, stepForSwipe } from '@/components/gallery/gallery-preview/gallery-steps';
import { PreviewImage, type PreviewPicture } from '@/components/gallery/gallery-preview/preview-image';
import { PreviewStrip } from '@/components/gallery/gallery-preview/preview-strip';
import { Glyph } from '@/components/icon/glyph';
import { fillPlaceholders } from '@/lib/format';
import { isZoomed } from '@/lib/is-zoomed';
import { wrapIndex } from '@/lib/wrap-index';

import './gallery-dialog.css';

export interface GalleryDialogText {
  close: string;
  previous: string;
  next: string;
  /** '{n} of {total}' */
  position: string;
  /** Shown instead of a picture that cannot be loaded. */
  missing: string;
}

interface GalleryDialogProps {
  title: string;
  pictures: PreviewPicture[];
  startIndex: number;
  /** The viewport rectangle from which the first picture grows. Without it, there is no animation. */
  from?: DOMRect;
  text: GalleryDialogText;
  /** Called when another picture is shown. */
  onShow: (index: number) => void;
  /** Called when the visitor closes the dialog. The parent then removes it. */
  onClose: () => void;
}

/** An arrow: next to the strip, or next to the picture if the window is wide or low. */
const arrow = 'round-button absolute bottom-4 arrows-beside:bottom-1/2 preview-tiny:fixed';

/**
 * A dialog that shows one picture of a gallery, with its caption and a strip of all pictures. Arrows, keys and swipes
 * wrap around.
 */
export function GalleryDialog({
  title,
  pictures,
  startIndex,
  from,
  text,
  onShow,
  onClose,
}: GalleryDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const figure = useRef<HTMLElement>(null);
  const swipeStart = useRef<{ x: number; y: number } | null>(null);
  const isSwipe = useRef(false);
  const [index, setIndex] = useState(startIndex);
  const [isModal, setIsModal] = useState(false);
  const picture = pictures[index]!;

  useEffect(() => {
    const image = figure.current?.querySelector('img');
    if (image && from) growFromTile(from, image);
    // showModal() moves the focus here too, but a key can be pressed before it is called.
    dialog.current?.querySelector('button')?.focus();
    // Only a modal makes the rest of the page inert, which takes a slow phone a third of a second, and its strip is
    // most of its elements. So the picture is painted first, in the same place.
    return afterPaint(() => {
      dialog.current?.showModal();
      setIsModal(true);
    });
  }, [from]);

  const goTo = (target: number) => {
    setIndex(target);
    onShow(target);
  };
  const move = (step: number) => goTo(wrapIndex(index, step, pictures.length));

  const handleKeyDown = (event: KeyboardEvent) => {
    // Alt with an arrow key is the browser's Back or Forward.
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey;
    const step = hasModifier ? 0 : stepForKey(event.key);
    // A modal closes itself.
    if (event.key === 'Escape' && !dialog.current!.open) return onClose();
    const trapped = event.key === 'Tab' ? trappedFocusTarget(dialog.current!, event.shiftKey) : null;
    if (step === 0 && !trapped) return;
    event.preventDefault();
    trapped?.focus();
    if (step !== 0) move(step);
  };

  const handlePointerDown = (event: PointerEvent) => {
    // One finger moves a zoomed page.
    swipeStart.current = event.isPrimary && !isZoomed() ? { x: event.clientX, y: event.clientY } : null;
  };
  const handlePointerUp = (event: PointerEvent) => {
    const start = swipeStart.current;
    swipeStart.current = null;
    const step = start && !isZoomed() ? stepForSwipe(event.clientX - start.x, event.clientY - start.y) : 0;
    isSwipe.current = step !== 0;
    if (step !== 0) move(step);
  };
  // A click on the dark area around the picture closes the dialog. The end of a swipe and the second click of a double
  // click do not.
  const handleClick = (event: MouseEvent) => {
    const isSurface = event.target === dialog.current || event.target === figure.current;
    if (isSurface && !isSwipe.current && event.detail < 2) onClose();
    isSwipe.current = false;
  };

  return (
    // A modal handles keys wherever the focus is in it: https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      // Not printed: Firefox and Chromium repeat the top layer on every sheet.
      className="gallery-dialog on-dark fixed inset-0 z-1300 grid h-dvh max-h-none w-screen max-w-none grid-rows-[auto_minmax(0,1fr)_auto] bg-night text-paper backdrop:bg-night preview-tiny:block preview-tiny:overflow-y-auto print:hidden print:backdrop:hidden"
      aria-labelledby="gallery-dialog-title"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // The cancel event cannot always be prevented: not at a second Escape, nor at Back on some phones.
      onClose={onClose}
      onKeyDown={handleKeyDown}
      onClick={handleClick}
    >
      <div className="flex items-center gap-4 px-(--gutter) py-3 landscape:[@media(height<30em)]:py-1">
        <h2 id="gallery-dialog-title" className="flex-1 text-[clamp(1.05rem,0.95rem+0.5vw,1.25rem)]/[1.25]">
          {title}
        </h2>
        <p className="flex-none text-sm/body">
          {fillPlaceholders(text.position, { n: index + 1, total: pictures.length })}
        </p>
        <button type="button" className="round-button" aria-label={text.close} onClick={onClose}>
          <Glyph name="close" />
        </button>
      </div>
      <figure
        ref={figure}
        className="flex min-h-0 flex-col items-center justify-center gap-3 arrows-beside:px-[clamp(5rem,8vw,7rem)] [touch-action:pan-y_pinch-zoom] preview-low:pb-2 max-lg:portrait:preview-low:pb-19 landscape:[@media(height<30em)]:gap-2"
        onPointerDown={handlePointerDown}
        onPointerUp={handlePointerUp}
        onPointerCancel={() => {
          swipeStart.current = null;
        }}
      >
        <PreviewImage key={picture.src} picture={picture} missing={text.missing} />
        <figcaption
          aria-live="polite"
          // A fixed height for all captions, so that the picture does not move from one to the next.
          className="min-h-[2lh] w-full max-w-[60ch] flex-none px-(--gutter) text-center font-display text-[clamp(1.1rem,1rem+0.5vw,1.4rem)]/[1.35] text-balance arrows-beside:min-h-0 preview-tiny:min-h-0 landscape:[@media(height<30em)]:text-sm/[1.4]"
        >
          {picture.caption}
        </figcaption>
      </figure>
      <button
        type="button"
        className={`${arrow} left-(--gutter) arrows-beside:left-[clamp(1rem,2vw,2rem)]`}
        aria-label={text.previous}
        onClick={() => move(-1)}
      >
        <Glyph name="previous" />
      </button>
      <button
        type="button"
        className={`${arrow} right-(--gutter) arrows-beside:right-[clamp(1rem,2vw,2rem)]`}
        aria-label={text.next}
        onClick={() => move(1)}
      >
        <Glyph name="next" />
      </button>
      <PreviewStrip
        // Empty until the dialog is modal: see above.
        pictures={isModal ? pictures : []}
        index={index}
        position={text.position}
        onGoTo={goTo}
      />
    </dialog>
  );
}

/** Animates a picture from the position and size of its tile. */
function growFromTile(tile: DOMRect, image: HTMLImageElement) {
  const own = image.getBoundingClientRect();
  const scale = Math.max(tile.width / own.width, tile.height / own.height);
  const x = tile.x + tile.width / 2 - (own.x + own.width / 2);
  const y = tile.y + tile.height / 2 - (own.y + own.height / 2);
  image.animate([{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: 'none' }], {
    duration: 320,
    easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  });
}
