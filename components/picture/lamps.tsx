import clsx from 'clsx';

import { withBasePath } from '@/lib/base-path';
import { pictureData, type PictureName } from '@/lib/pictures';

import './lamps.css';

interface LampsProps {
  /** The name of the picture below it, which is shown at dusk. */
  name: PictureName;
  className?: string;
}

/**
 * The light of the lamps in a picture at dusk, which is added to it. It is requested after the picture and the scripts,
 * and cut at the same place. Renders nothing if the picture has no version at dusk.
 */
export function Lamps({ name, className }: LampsProps) {
  const { width, height, focus, dusk } = pictureData(name);
  return dusk ? (
    <picture className={clsx('picture lamps', focus, className)}>
      <img
        src={withBasePath(dusk.lamps.src)}
        alt=""
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        fetchPriority="low"
      />
    </picture>
  ) : null;
}
