import clsx from 'clsx';

import { IslandIcon } from '@/components/icon/island-icon';

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
        'preview-arrow round-button',
        direction === 'previous' ? 'left-(--side)' : 'right-(--side)',
      )}
      aria-label={label}
      onClick={onPress}
    >
      <IslandIcon name={direction} />
    </button>
  );
}
