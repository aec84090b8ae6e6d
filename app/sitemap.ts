import type { MetadataRoute } from 'next';

import { absoluteUrl } from '@/app/_seo/metadata';
import { featuredHotels } from '@/content/hotels';
import { pages, type PageId } from '@/content/pages';
import { largestJpeg } from '@/lib/pictures';

export const dynamic = 'force-static';

/** Every page, and the pictures of the gallery; exported as /sitemap.xml. */
export default function sitemap(): MetadataRoute.Sitemap {
  return (Object.keys(pages) as PageId[]).map((page) => ({
    url: absoluteUrl(pages[page].path),
    images: page === 'gallery' ? galleryPictures() : [],
  }));
}

/** Each picture once, even if several hotels show it. */
function galleryPictures(): string[] {
  const addresses = featuredHotels.flatMap(({ gallery }) =>
    gallery.map(({ picture }) => absoluteUrl(largestJpeg(picture).src)),
  );
  return [...new Set(addresses)];
}
