import clsx from 'clsx';
import type { ComponentProps } from 'react';

import { BrandMark } from '@/components/brand-mark/brand-mark';
import { Picture } from '@/components/picture/picture';
import { altTexts } from '@/content/alt-texts';
import type { PictureName } from '@/lib/pictures';

type HotelPictureProps = Omit<ComponentProps<typeof Picture>, 'name' | 'alt'> & {
  name: PictureName | undefined;
};

/** A picture of a hotel. Without a picture, it shows the logo on a plain background. */
export function HotelPicture({ name, className, ...others }: HotelPictureProps) {
  return name ? (
    <Picture name={name} alt={altTexts[name]} className={className} {...others} />
  ) : (
    <span className={clsx('grid place-items-center bg-teak text-brass-light', className)}>
      <BrandMark className="size-1/3 max-h-24" />
    </span>
  );
}
