import clsx from 'clsx';

import { Glyph } from '@/components/icon/glyph';

interface PreviewArrowProps {
  direction: 'previous' | 'next';
  label: string;
  onPress: () => void;
}

/** An arrow: next to the strip, or next to the picture if the window is wide or low. */
export function PreviewArrow({ direction, label, onPress }: PreviewArrowProps) {
  return (
    <button
      type="button"
      className={clsx(
        'round-button absolute bottom-4 arrows-beside:bottom-1/2 preview-tiny:fixed',
        direction === 'previous'
          ? 'left-(--gutter) arrows-beside:left-[clamp(1rem,2vw,2rem)]'
          : 'right-(--gutter) arrows-beside:right-[clamp(1rem,2vw,2rem)]',
      )}
      aria-label={label}
      onClick={onPress}
    >
      <Glyph name={direction} />
    </button>
  );
}
