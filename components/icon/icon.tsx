import clsx from 'clsx';

import type { IconName } from '@/content/icons';

import './icon.css';

/** Line drawings on a 24 x 24 grid: one path each, with a line width of 1.5. */
const paths: Record<IconName, string> = {
  bed: 'M3 18v-7h18v7M3 15h18M3 11V6.5M6 11V8.5h5V11M13 11V8.5h5V11M21 11V8',
  bell: 'M4 17h16M5.5 17a6.5 6.5 0 0 1 13 0M12 10.5V8M10 8h4M3 20h18',
  building: 'M5 21V5l8-2v18M13 8l6 2v11M3 21h18M8 8h2M8 12h2M8 16h2M16 13v0M16 17v0',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8.5 3.5v4M15.5 3.5v4',
  car: 'M3 16v-3.5l2-.7 2-4.3h8l3.2 4.3 2.8.7V16h-2.2M16 16H8M5.2 16H3M8 16a1.4 1.4 0 1 1-2.8 0 1.4 1.4 0 0 1 2.8 0zM18.8 16a1.4 1.4 0 1 1-2.8 0 1.4 1.4 0 0 1 2.8 0zM5.5 11.8h12',
  chat: 'M4.2 19.8l1.2-4A8 8 0 1 1 8.6 19zM8.8 8.6c-.4 3.2 3.4 7 6.6 6.6l.6-1.8-2.2-1.2-1 1c-1.2-.5-2-1.3-2.5-2.5l1-1-1.2-2.2z',
  check: 'M4.5 12.5l5 5 10-11',
  cup: 'M4.5 9h12v5.5a5 5 0 0 1-5 5h-2a5 5 0 0 1-5-5zM16.5 10.5h1.2a2.3 2.3 0 0 1 0 4.6h-1.3M8 3.5c1 1-1 1.8 0 3M12.5 3.5c1 1-1 1.8 0 3',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5.2l3.5 2',
  facebook: 'M13.5 21v-8.5h3l.5-3.3h-3.5V7.3c0-1 .5-1.8 1.9-1.8H17V2.6c-4-.8-7 .4-7 4.2v2.4H7v3.3h3V21z',
  headset:
    'M4 15v-2.5a8 8 0 0 1 16 0V15M4 14h2.8v5H5a1 1 0 0 1-1-1zM20 14h-2.8v5H19a1 1 0 0 0 1-1zM19 19c0 1.5-2 2.3-5 2.3',
  heart: 'M12 20S3.5 15 3.5 9.2A4.6 4.6 0 0 1 12 7a4.6 4.6 0 0 1 8.5 2.2C20.5 15 12 20 12 20z',
  instagram:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5zM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM16.8 7.2v0',
  linkedin: 'M4.5 9.5v10.5M4.5 5v.3M9.5 20V9.5M9.5 13.5c.5-2.5 2.3-4 5-4s4.5 1.5 4.5 5V20',
  lotus:
    'M12 5c2.3 2.3 3.2 5 3.2 7.3S14 17.5 12 18.5c-2-1-3.2-3.8-3.2-6.2S9.7 7.3 12 5zM8.8 11C6.5 9.7 4.5 9.5 3 10c.2 4.5 3.5 8.5 9 8.5s8.8-4 9-8.5c-1.5-.5-3.5-.3-5.8 1',
  mail: 'M3.5 5.5h17v13h-17zM4 6.5l8 6.5 8-6.5',
  'map-pin':
    'M12 21s-7-6.2-7-11.2a7 7 0 1 1 14 0C19 14.8 12 21 12 21zM12 12.3a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  parking: 'M4 4h16v16H4zM9.5 17V7.5h3.3a2.9 2.9 0 0 1 0 5.8H9.5',
  phone:
    'M6.5 3.5h3l1.5 4-2 1.6c1 2.5 3.4 4.9 5.9 5.9l1.6-2 4 1.5v3c0 1.6-1.2 2.7-2.7 2.5C10.5 19 5 13.5 4 6.2c-.2-1.5.9-2.7 2.5-2.7z',
  pool: 'M3 17.5c1.5-1.3 3-1.3 4.5 0s3 1.3 4.5 0 3-1.3 4.5 0 3 1.3 4.5 0M8 15V6a2 2 0 0 1 4 0M16 15V6a2 2 0 0 1 4 0M8 9.5h8M8 12.5h8',
  restaurant:
    'M7 3.5v17M4.5 3.5V8c0 1.5 1 2.5 2.5 2.5S9.5 9.5 9.5 8V3.5M16.5 20.5v-7M16.5 13.5c-2 0-3-2-3-5s1.5-5 3-5z',
  shield: 'M12 3l7.5 2.8v5.4c0 4.8-3.2 8-7.5 9.8-4.3-1.8-7.5-5-7.5-9.8V5.8zM8.5 12l2.5 2.5 4.5-5',
  smile: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM8 14c1 1.7 2.3 2.5 4 2.5s3-.8 4-2.5M9 9.5v.2M15 9.5v.2',
  users:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 19.5c0-3.5 2.8-5.5 6.5-5.5s6.5 2 6.5 5.5M15.5 4.8a3.5 3.5 0 0 1 0 6.4M17.5 14.3c2.5.6 4 2.5 4 5.2',
  wifi: 'M3 9.5c5.5-4.7 12.5-4.7 18 0M6.2 13c3.6-3 8-3 11.6 0M9.3 16.3c1.7-1.4 3.7-1.4 5.4 0M12 19.5v.1',
  youtube: 'M5 6h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM10.5 9.5v5l4-2.5z',
};

interface IconProps {
  name: IconName;
  className?: string;
}

/** A decorative drawing. An unknown name is logged and leaves a gap of the same size. */
export function Icon({ name, className = 'size-6' }: IconProps) {
  const path: string | undefined = paths[name];
  if (!path) console.error(`Icon not found: ${name}`);
  return (
    <svg viewBox="0 0 24 24" className={clsx('line-icon', className)} aria-hidden="true">
      {path && <path d={path} />}
    </svg>
  );
}
