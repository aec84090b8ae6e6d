import type { MetadataRoute } from 'next';

import { featuredHotels } from '@/content/hotels';
import { lastChanged } from '@/lib/last-changed';
import { absoluteUrl } from '@/app/_seo/metadata';
import { largestJpeg } from '@/lib/pictures';
import { routes, type PageId } from '@/lib/routes';

export const dynamic = 'force-static';

/** The five pages with the day each was last changed, and the gallery's pictures. */
export default function sitemap(): MetadataRoute.Sitemap {
  return (Object.keys(routes) as PageId[]).map((page) => ({
    url: absoluteUrl(routes[page]),
    lastModified: lastChanged(page),
    ...(page === 'gallery' && {
      images: featuredHotels.flatMap(({ gallery }) =>
        gallery.map(({ picture }) => absoluteUrl(largestJpeg(picture).src)),
      ),
    }),
  }));
}
