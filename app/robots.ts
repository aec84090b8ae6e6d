import type { MetadataRoute } from 'next';

import { absoluteUrl } from '@/app/_seo/metadata';

export const dynamic = 'force-static';

/** Everything may be crawled. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absoluteUrl('/sitemap.xml') };
}
