import { useRef, useState, type MouseEvent } from 'react';

import { handleDialogKey } from '@/components/gallery/gallery-preview/dialog-keys';
import { PreviewArrow } from '@/components/gallery/gallery-preview/preview-arrow';
import { PreviewHeader } from '@/components/gallery/gallery-preview/preview-header';
import { PreviewImage, type PreviewPicture } from '@/components/gallery/gallery-preview/preview-image';
import { PreviewStrip } from '@/components/gallery/gallery-preview/preview-strip';
import { useOpening } from '@/components/gallery/gallery-preview/use-opening';
import { useSwipe } from '@/components/gallery/gallery-preview/use-swipe';
import { fillPlaceholders } from '@/lib/format';
import { wrapIndex } from '@/lib/wrap-index';

import './gallery-dialog.css';

const TITLE_ID = 'gallery-dialog-title';

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
  const [index, setIndex] = useState(startIndex);
  const isModal = useOpening(dialog, from);
  const picture = pictures[index]!;

  const goTo = (target: number) => {
    setIndex(target);
    onShow(target);
  };
  const move = (step: number) => goTo(wrapIndex(index, step, pictures.length));
  const swipe = useSwipe(move);

  // A click on the dark area around the picture closes the dialog. The end of a swipe and the second click of a double
  // click do not.
  const handleClick = (event: MouseEvent) => {
    const isSurface = event.target === event.currentTarget || event.target === figure.current;
    const isEndOfSwipe = swipe.takeSwipe();
    if (isSurface && !isEndOfSwipe && event.detail < 2) onClose();
  };

  return (
    // A modal handles keys wherever the focus is in it: https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className="gallery-dialog on-dark"
      aria-labelledby={TITLE_ID}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // The cancel event cannot always be prevented: not at a second Escape, nor at Back on some phones.
      onClose={onClose}
      onKeyDown={(event) => handleDialogKey(event, move, onClose)}
      onClick={handleClick}
    >
      <PreviewHeader
        id={TITLE_ID}
        title={title}
        position={fillPlaceholders(text.position, { n: index + 1, total: pictures.length })}
        close={text.close}
        onClose={onClose}
      />
      <figure ref={figure} className="gallery-dialog-figure" {...swipe.handlers}>
        <PreviewImage key={picture.src} picture={picture} missing={text.missing} />
        <figcaption aria-live="polite">{picture.caption}</figcaption>
      </figure>
      <PreviewArrow direction="previous" label={text.previous} onPress={() => move(-1)} />
      <PreviewArrow direction="next" label={text.next} onPress={() => move(1)} />
      <PreviewStrip
        // Empty until the dialog is modal: use-opening.ts.
        pictures={isModal ? pictures : []}
        index={index}
        position={text.position}
        onGoTo={goTo}
      />
    </dialog>
  );
}
