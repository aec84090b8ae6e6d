import clsx from 'clsx';
import { preload } from 'react-dom';

import { withBasePath } from '@/lib/base-path';
import { DENSE_PHONE, PHONE_PICTURE } from '@/lib/breakpoints';
import { pictureData, type PictureData, type PictureFile, type PictureName } from '@/lib/pictures';

import './picture.css';

interface PictureProps {
  name: PictureName;
  /** The alt text. '' if the text beside the picture says the same. */
  alt: string;
  /**
   * The displayed width, from which the browser chooses a file: `${MIN_WIDTH.lg} 33vw, 100vw`. The last one is that on
   * phones.
   */
  sizes: string;
  /** The main picture of the first screen: it loads at once, with high priority. All others load lazily. */
  isFirst?: boolean;
  /** Shows the version at dusk, if there is one. `Lamps` adds the light. */
  isAtDusk?: boolean;
  /** The maximum width of the files in the source set, in pixels. */
  maxWidth?: number;
  className?: string;
}

const NOT_PHONE_PICTURE = `not all and ${PHONE_PICTURE}`;

/** A picture in the formats and sizes that the build made. It is rendered on the server and needs no JavaScript. */
export function Picture({
  name,
  alt,
  sizes,
  isFirst = false,
  isAtDusk = false,
  maxWidth = Infinity,
  className,
}: PictureProps) {
  const data = pictureData(name);
  const { phone } = data;
  const avif = (isAtDusk && data.dusk?.avif) || data.sources.avif;
  const fallback = data.sources.jpeg[0]!;
  if (isFirst) {
    preloadFirst(avif, maxWidth, sizes, phone && NOT_PHONE_PICTURE);
    if (phone) preloadFirst(phone.sources.avif, maxWidth, sizes, PHONE_PICTURE);
  }

  return (
    <picture className={clsx('picture', placeholderClasses(data), data.focus, className)}>
      {phone && (
        <>
          <source
            media={PHONE_PICTURE}
            type="image/avif"
            {...candidates(phone.sources.avif, maxWidth, sizes)}
            width={phone.width}
            height={phone.height}
          />
          <source
            media={PHONE_PICTURE}
            {...candidates(phone.sources.jpeg, maxWidth, sizes)}
            width={phone.width}
            height={phone.height}
          />
        </>
      )}
      <source type="image/avif" {...candidates(avif, maxWidth, sizes)} />
      <img
        src={withBasePath(fallback.src)}
        alt={alt}
        width={data.width}
        height={data.height}
        loading={isFirst ? undefined : 'lazy'}
        decoding={isFirst ? undefined : 'async'}
        fetchPriority={isFirst ? 'high' : undefined}
      />
    </picture>
  );
}

/** The classes of its placeholder: 'placeholder-cream above-teak'. */
function placeholderClasses({ placeholder: [upper, lower] }: PictureData): string {
  return clsx(`placeholder-${upper}`, lower !== upper && `above-${lower}`);
}

/** Preloads a picture from the head, long before the browser reaches its element. */
function preloadFirst(avif: PictureFile[], maxWidth: number, sizes: string, media?: string): void {
  const { srcSet, sizes: imageSizes } = candidates(avif, maxWidth, sizes);
  preload(withBasePath(avif[0]!.src), {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: srcSet,
    imageSizes,
    media,
    fetchPriority: 'high',
  });
}

/** The files up to a width, or else the narrowest one, and how the browser chooses. */
function candidates(
  sources: PictureFile[],
  maxWidth: number,
  sizes: string,
): { srcSet: string; sizes: string } {
  const fitting = sources.filter((source) => source.width <= maxWidth);
  const files = fitting.length > 0 ? fitting : sources.slice(0, 1);
  return {
    srcSet: files.map(({ src, width }) => `${withBasePath(src)} ${width}w`).join(', '),
    sizes: forTwoPixels(sizes),
  };
}

/**
 * With these `sizes`, a phone with three pixels per CSS pixel chooses the file for two. Nobody sees the difference.
 * Sizes that name such phones stay as they are.
 */
function forTwoPixels(sizes: string): string {
  if (sizes.includes(DENSE_PHONE)) return sizes;
  const onPhones = Number(/(\d+)vw$/.exec(sizes)?.[1]);
  return onPhones ? `${DENSE_PHONE} ${Math.floor((onPhones * 2) / 3)}vw, ${sizes}` : sizes;
}
