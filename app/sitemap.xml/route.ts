import { absoluteUrl } from '@/app/_seo/metadata';
import { featuredHotels } from '@/content/hotels';
import { pages, type PageId } from '@/content/pages';
import { largestJpeg } from '@/lib/pictures';
import { sitemapXml } from '@/lib/sitemap';

import { lastChanged } from './last-changed';

export const dynamic = 'force-static';

/**
 * The pages with the day each was last changed, and the gallery's pictures; exported as the file /sitemap.xml.
 * Written by hand: the sitemap.ts that Next.js knows puts pictures ahead of the date, which the protocol forbids.
 */
export function GET(): Response {
  const entries = (Object.keys(pages) as PageId[]).map((page) => ({
    url: absoluteUrl(pages[page].path),
    lastModified: lastChanged(page),
    images: page === 'gallery' ? galleryPictures() : [],
  }));
  return new Response(sitemapXml(entries), { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}

/** Each picture once, though several hotels may show it. */
function galleryPictures(): string[] {
  const all = featuredHotels.flatMap(({ gallery }) =>
    gallery.map(({ picture }) => absoluteUrl(largestJpeg(picture).src)),
  );
  return [...new Set(all)];
}
