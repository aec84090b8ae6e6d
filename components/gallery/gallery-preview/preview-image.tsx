import { useState } from 'react';

export interface PreviewPicture {
  /** The widest JPEG, for browsers without AVIF. Their tile has loaded a narrower one. */
  src: string;
  avif?: string;
  /** The file that the tile has loaded. It is shown until the larger file is loaded, or if that fails. */
  shown?: string;
  /** A small file of the picture, for the strip. */
  thumbnail: string;
  alt: string;
  caption: string;
  /** The width of the original in pixels. */
  width: number;
  height: number;
}

/** The current picture. The tile's file is shown until the larger one has loaded, or if that fails. */
export function PreviewImage({ picture, missing }: { picture: PreviewPicture; missing: string }) {
  // 1 when its own files failed, 2 when the tile's file failed too.
  const [failures, setFailures] = useState(0);
  const { src, avif, shown, alt, width, height } = picture;
  const standIn = failures === 1 ? shown : undefined;
  if (standIn === undefined && failures > 0) return <p role="status">{missing}</p>;
  return (
    <picture key={standIn ?? src} className="contents">
      {/* Of three pixels per CSS pixel, phones need a few less. */}
      {avif && !standIn && (
        <source type="image/avif" srcSet={avif} sizes="(min-resolution: 2.5dppx) 80vw, 92vw" />
      )}
      <img
        src={standIn ?? src}
        alt={alt}
        width={width}
        height={height}
        ref={(image) => {
          if (image && shown) image.style.backgroundImage = `url("${shown}")`;
        }}
        draggable={false}
        className="min-h-0 bg-contain bg-center bg-no-repeat object-contain select-none"
        onError={() => setFailures((count) => count + 1)}
      />
    </picture>
  );
}
