/** Reads the galleries in the HTML: each picture is a link, its tile. */
import type { PreviewPicture } from '@/components/gallery/gallery-preview/preview-image';

/** The gallery around a tile, and the position of the tile in it. */
export interface GalleryAtTile {
  title: string;
  pictures: PreviewPicture[];
  index: number;
}

const TILES = 'a[data-caption]';

/** The tile that leads to an address. */
export function findTile(root: HTMLElement | null, address: unknown): HTMLAnchorElement | undefined {
  const tiles = [...(root?.querySelectorAll<HTMLAnchorElement>(TILES) ?? [])];
  return tiles.find((tile) => tile.getAttribute('href') === address);
}

const galleryAround = (tile: HTMLAnchorElement | null) => tile?.closest<HTMLElement>('[data-gallery]');

/** All tiles of the gallery around a tile. */
export const tilesBeside = (tile: HTMLAnchorElement | null): HTMLAnchorElement[] => [
  ...(galleryAround(tile)?.querySelectorAll<HTMLAnchorElement>(TILES) ?? []),
];

/** Reads the gallery around a tile. */
export function readGallery(tile: HTMLAnchorElement): GalleryAtTile {
  const tiles = tilesBeside(tile);
  return {
    title: galleryAround(tile)?.dataset.gallery ?? '',
    pictures: tiles.map(readTile),
    index: tiles.indexOf(tile),
  };
}

function readTile(tile: HTMLAnchorElement): PreviewPicture {
  const image = tile.querySelector('img');
  const avif = tile.querySelector<HTMLSourceElement>('source[type="image/avif"]')?.srcset;
  const shown = image?.complete && image.naturalWidth > 0 ? image.currentSrc : undefined;
  return {
    src: tile.href,
    avif,
    shown,
    thumbnail: shown ?? avif?.split(' ')[0] ?? tile.href,
    alt: image?.alt ?? '',
    caption: tile.dataset.caption ?? '',
    width: Number(image?.getAttribute('width')),
    height: Number(image?.getAttribute('height')),
  };
}
