import clsx from 'clsx';

import './icon.css';

/** The icons that islands need, so every visitor loads them. All others are in icon.tsx, which no island imports. */
const paths = {
  pause: 'M8 5v14M16 5v14',
  play: 'M8 5.5v13l10.5-6.5z',
  previous: 'M14.5 5.5 8 12l6.5 6.5',
  next: 'M9.5 5.5 16 12l-6.5 6.5',
  close: 'M6 6l12 12M18 6 6 18',
  menu: 'M1 7h22M1 17h22',
} as const;

interface IslandIconProps {
  name: keyof typeof paths;
  className?: string;
}

/** A decorative icon. The control around it has the accessible name. */
export function IslandIcon({ name, className = 'size-5' }: IslandIconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={clsx('line-icon stroke-[1.75]', name === 'play' && 'fill-current', className)}
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
