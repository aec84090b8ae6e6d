import type { MetadataRoute } from 'next';

import { absoluteUrl } from '@/app/_seo/metadata';

export const dynamic = 'force-static';

/** Crawlers can visit every page. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absoluteUrl('/sitemap.xml') };
}
