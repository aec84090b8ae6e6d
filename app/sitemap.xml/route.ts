import { absoluteUrl } from '@/app/_seo/metadata';
import { featuredHotels } from '@/content/hotels';
import { lastChanged } from '@/lib/last-changed';
import { largestJpeg } from '@/lib/pictures';
import { routes, type PageId } from '@/lib/routes';
import { sitemapXml } from '@/lib/sitemap';

export const dynamic = 'force-static';

/**
 * The pages with the day each was last changed, and the gallery's pictures; exported as the file /sitemap.xml.
 * Written by hand: the sitemap.ts that Next.js knows puts pictures ahead of the date, which the protocol forbids.
 */
export function GET(): Response {
  const pages = (Object.keys(routes) as PageId[]).map((page) => ({
    url: absoluteUrl(routes[page]),
    lastModified: lastChanged(page),
    images: page === 'gallery' ? galleryPictures() : [],
  }));
  return new Response(sitemapXml(pages), { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}

/** Each picture once, though several hotels may show it. */
function galleryPictures(): string[] {
  const all = featuredHotels.flatMap(({ gallery }) =>
    gallery.map(({ picture }) => absoluteUrl(largestJpeg(picture).src)),
  );
  return [...new Set(all)];
}
