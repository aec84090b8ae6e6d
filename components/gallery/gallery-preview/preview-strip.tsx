import { useEffect, useRef } from 'react';

import type { PreviewPicture } from '@/components/gallery/gallery-preview/preview-image';
import { fillPlaceholders } from '@/lib/format';

interface PreviewStripProps {
  pictures: PreviewPicture[];
  index: number;
  /** '{n} of {total}' */
  position: string;
  onGoTo: (index: number) => void;
}

/** Small pictures of the whole gallery, scrolled so that the current one is in the middle. */
export function PreviewStrip({ pictures, index, position, onGoTo }: PreviewStripProps) {
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const current = strip.current?.children[index];
    current?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
  }, [index, pictures.length]);
  return (
    <ul
      ref={strip}
      className="gallery-dialog-strip mx-[calc(var(--gutter)+3.5rem)] my-4 min-h-touch scrollbar-none justify-center-safe gap-[6px] overflow-x-auto"
    >
      {pictures.map(({ src, thumbnail }, pictureIndex) => (
        <li key={src} className="flex-none">
          <button
            type="button"
            className="block h-touch w-[60px]"
            aria-label={fillPlaceholders(position, { n: pictureIndex + 1, total: pictures.length })}
            aria-current={pictureIndex === index || undefined}
            onClick={() => onGoTo(pictureIndex)}
          >
            <img src={thumbnail} alt="" draggable={false} className="size-full object-cover" />
          </button>
        </li>
      ))}
    </ul>
  );
}
